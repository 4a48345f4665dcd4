import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import svelte from 'eslint-plugin-svelte'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/lib/protocol.ts']), // made by `npm run types`
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  typescript.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      eqeqeq: 'error',
      // Numbers from the server are places in lists from the server: `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void at` says what an effect depends on
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/no-useless-mustaches': 'off', // `{' '}` keeps a space at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps are replaced as a whole
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    rules: {
      // svelte-check knows the types of components, ESLint does not
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['src/**'], rules: { 'max-lines': ['error', 300] } },
  {
    files: ['public/*.js'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(['self', 'caches', 'fetch', 'URL'].map((name) => [name, 'readonly'])),
    },
  },
  { files: ['*.js', '*.mjs', '*.ts'], extends: [typescript.configs.disableTypeChecked] },
)
