import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    target: 'es2024',
    // The pages' policy allows no data: fonts or scripts, and small pictures are inlined as components anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our own packages only declare things: what a page does not use need not be loaded for its sake.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(core|api)\/src\//.test(id) },
    },
  },
})
