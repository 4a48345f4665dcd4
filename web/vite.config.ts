import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The built page is part of the Python package: the server serves it, and nobody who installs the wheel needs Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/branchline/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of our own only
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
})
