import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/LongestFirst.ts'

// `*.full.test.ts` are the long ones: only `npm run test:full` runs them.
const full = process.env.MUSTER_TEST_FULL === '1'
const suffix = full ? 'full.test.ts' : 'test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', ...(full ? [] : ['**/*.full.test.ts'])]

/** Tests of containers share the engine of this machine, with its images and its namespaces. */
const containers = [
  `packages/executors/test/container/*.${suffix}`,
  `e2e/containers.${suffix}`,
  `**/film.${suffix}`,
]

export default defineConfig({
  test: {
    pool: 'forks',
    testTimeout: full ? 300_000 : 120_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'containers',
          include: containers,
          exclude,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: [`**/*.${suffix}`],
          exclude: [...exclude, ...containers],
          // vitest would leave a core free, which on two cores is every second minute: tests wait a lot by themselves
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary'],
    },
  },
})
