import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offlineWorker } from './offline/offlineWorker.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), offlineWorker()],
  build: {
    target: 'es2024',
    // The CSP forbids data: fonts and scripts; small pictures are inlined as components anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our packages have no side effects, so unused modules can be dropped.
      treeshake: { moduleSideEffects: (id) => !/\/packages\/(core|api)\/src\//.test(id) },
    },
  },
})
