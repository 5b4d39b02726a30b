import { defineConfig } from 'vitest/config'

// `*.full.test.ts` are the long ones: only `npm run test:full` runs them.
const full = process.env.MUSTER_TEST_FULL === '1'

export default defineConfig({
  test: {
    include: full ? ['**/*.full.test.ts'] : ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', ...(full ? [] : ['**/*.full.test.ts'])],
    pool: 'forks',
    testTimeout: full ? 300_000 : 30_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary'],
    },
  },
})
