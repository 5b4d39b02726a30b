import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/LongestFirst.ts'

// Only `npm run test:full` runs the long tests, which are named `*.full.test.ts`.
const full = process.env.MUSTER_TEST_FULL === '1'
const suffix = full ? 'full.test.ts' : 'test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', ...(full ? [] : ['**/*.full.test.ts'])]

/** Tests of containers share this machine's engine, its images and its namespaces, so they run one after the other. */
const containers = [
  `packages/executors/test/container/*.${suffix}`,
  `e2e/{containers,containerTakeover,registryGone}.${suffix}`,
  `**/film.${suffix}`,
]

/**
 * Most tests wait for a chain, a deadline or a browser more than they compute, so that there are more workers than cores.
 * The long tests have deadlines that a loaded machine misses, and other steps run beside them.
 */
const maxWorkers = availableParallelism() + (full ? 0 : 2)

export default defineConfig({
  test: {
    pool: 'forks',
    // A worker keeps its modules from one file to the next: loading them again took a quarter of the time of a run.
    // No test replaces a module or changes one for another.
    isolate: false,
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
          maxWorkers,
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
