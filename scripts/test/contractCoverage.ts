import { forge, root } from './repository.ts'
import { runCommand } from './runCommand.ts'
import type { Print } from './Step.ts'
import type { StepResult } from './StepResult.ts'

/** Least coverage of contracts/src, in percent. */
const leastPercent = { lines: 95, branches: 95 }

/** Measures how much of contracts/src the tests reach, shows it, and fails below the least. */
export async function contractCoverage(print: Print): Promise<StepResult> {
  const { code, stdout } = await runCommand(
    [
      forge(),
      'coverage',
      '--report',
      'summary',
      '--no-match-path',
      'contracts/test/{gas,invariant,parity}/*',
      '--no-match-contract',
      'CodeSize',
    ],
    // linked the plain way, or the sources are not instrumented
    { cwd: root, env: { FOUNDRY_DYNAMIC_TEST_LINKING: 'false' }, capture: true, print, lowPriority: true },
  )
  if (code !== 0) return { passed: 0, failures: [`forge coverage ended with exit code ${code}`], skips: [] }
  const covered = readCoverage(stdout)
  const shown = Object.entries(covered).map(([kind, percent]) => `${kind} ${percent.toFixed(1)}%`)
  print(`contracts/src: ${shown.join(', ')}\n`)
  const failures = (['lines', 'branches'] as const)
    .filter((kind) => covered[kind] < leastPercent[kind])
    .map((kind) => `coverage of ${kind} is ${covered[kind].toFixed(1)}%, less than ${leastPercent[kind]}%`)
  return { passed: failures.length === 0 ? 1 : 0, failures, skips: [] }
}

/** Sums the rows of forge's table that are of contracts/src; its own total counts the tests too. */
export function readCoverage(table: string): { lines: number; branches: number } {
  const rows = [...table.matchAll(/^\| contracts\/src\/.*$/gm)].map(([row]) =>
    row.split('|').map((cell) => /\((\d+)\/(\d+)\)/.exec(cell)),
  )
  const percent = (column: number) => {
    const pairs = rows.flatMap((cells) => (cells[column] ? [cells[column]] : []))
    const sum = (part: 1 | 2) => pairs.reduce((total, pair) => total + Number(pair[part]), 0)
    return sum(2) === 0 ? 0 : (100 * sum(1)) / sum(2)
  }
  return { lines: percent(2), branches: percent(4) }
}
