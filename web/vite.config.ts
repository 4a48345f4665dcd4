import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const LEAST = 1000 // bytes: smaller files fit one packet anyway

/** Every file once more, compressed as well as can be: the server need not do it again for each visitor. */
const compressed = (folder: string): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle() {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(html|js|css|svg)$/.test(name)) continue
      const path = join(folder, name)
      const text = readFileSync(path)
      if (text.length < LEAST) continue
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  },
})

const PAGE = '../src/branchline/server/static'

// The built page is part of the Python package: the server serves it, and nobody who installs the wheel needs Node.
export default defineConfig({
  plugins: [svelte(), compressed(PAGE)],
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
})
