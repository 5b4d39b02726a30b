import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Print } from './Step.ts'
import type { StepResult } from './StepResult.ts'

export type VitestOptions = {
  filters?: readonly string[]
  /** Runs the long tests instead of the quick ones. */
  full?: boolean
  coverage?: boolean
  /** A project of vitest.config.ts; all of them when it is missing. */
  project?: 'containers' | 'others'
  /** Receives the output; without it vitest writes to the terminal itself. */
  print?: Print
}

/** Runs the TypeScript tests: the quick ones, or with `full` the long ones. */
export async function vitestStep(options: VitestOptions): Promise<StepResult> {
  const { filters = [], full = false, coverage = false, project, print } = options
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-test-'))
  const report = path.join(folder, 'report.json')
  try {
    const { code } = await runCommand(
      [
        process.execPath,
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--passWithNoTests',
        '--reporter=default',
        `--reporter=${path.join(root, 'scripts/test/vitestReporter.ts')}`,
        ...(project ? ['--project', project] : []),
        ...(coverage ? ['--coverage'] : []),
        ...filters,
      ],
      {
        cwd: root,
        env: { MUSTER_TEST_REPORT: report, MUSTER_TEST_FULL: full ? '1' : '0' },
        ...(print && { print }),
        lowPriority: coverage === true,
      },
    )
    const result = await readReport(report)
    if (code !== 0 && result.failures.length === 0)
      result.failures.push(`vitest ended with exit code ${code}`)
    return result
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readReport(file: string): Promise<StepResult> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StepResult
  } catch (error) {
    // vitest writes no report when no file matches a filter; anything else is a failed run
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { passed: 0, failures: [], skips: [] }
    throw error
  }
}
