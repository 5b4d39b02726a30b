import { executorCompliance } from '../src/compliance/executorCompliance.ts'
import type { LimitName } from '../src/index.ts'
import { NoopExecutor } from '../src/noop/NoopExecutor.ts'
import type { NoopProgram } from '../src/noop/NoopProgram.ts'

const nothingRuns = 'the noop executor runs nothing that could reach a limit'
const forever: NoopProgram = { says: 'on\n', forever: true }

executorCompliance<NoopProgram>('noop', {
  make: async (dir) => new NoopExecutor(dir),
  programs: {
    copy: { says: 'hello\n', copies: ['a.txt'] },
    fail: {
      says: 'sorry\n',
      fails: { fault: 'program', message: 'the program exited with code 3', exitCode: 3 },
    },
    spin: forever,
    count: { says: 'on\n', writes: { count: '1' } },
    memoryBomb: {},
    fileBomb: {},
    logBomb: {
      says: 'hello\n'.repeat(1000),
      fails: { fault: 'limit', limit: 'wallMs', message: 'too long' },
    },
    peek: {},
  },
  unreachable: {
    ...Object.fromEntries(
      (['cpuMs', 'wallMs', 'memoryBytes', 'diskBytes', 'outputBytes'] satisfies LimitName[]).map((limit) => [
        limit,
        nothingRuns,
      ]),
    ),
    pause: 'a noop run has ended before it could be paused',
    containment: nothingRuns,
  },
})
