import type { Finding } from '@muster-network/node'
import { exitCodes } from '../output/exitCodes.ts'
import { print } from '../output/print.ts'
import { type Style, styled } from '../output/style.ts'
import { padEnd, widthOf, wrapWords } from '../output/textWidth.ts'
import type { Program } from '../Program.ts'

/** `muster doctor`: checks this machine; each finding has its consequence and a fix. */
export function addDoctor(program: Program): void {
  program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => program.exitWith(await doctor(options)))
}

/** Returns exit code 1 when a finding is broken: muster cannot run on this machine then. */
export async function doctor(options: { json?: boolean }) {
  const { loadConfig } = await import('@muster-network/node/files')
  const { examineMachine } = await import('@muster-network/node')
  const config = await loadConfig({ env: process.env, flags: {} })
  const findings = await examineMachine(config)
  const broken = findings.filter((each) => each.status === 'broken').length
  print(options, { ok: broken === 0, findings }, () => formatFindings(findings))
  return broken === 0 ? exitCodes.ok : exitCodes.failed
}

const styles: Readonly<Record<Finding['status'], Style>> = { ok: 'green', limited: 'yellow', broken: 'red' }
const signs = { ok: '✓ ok', limited: '! limited', broken: '✗ broken' } as const

/** Formats the findings with a word beside each sign, because colour and shape alone are not accessible. */
export function formatFindings(findings: readonly Finding[]): string {
  const indent = ' '.repeat(27)
  const width = widthOf(process.stdout) - indent.length
  const wrapped = (text: string) => wrapWords(text, width).join(`\n${indent}  `)
  const lines = findings.flatMap(({ name, status, found, consequence, fix }) => [
    `${styled(styles[status], padEnd(signs[status], 10))} ${padEnd(name, 15)} ${wrapWords(found, width).join(`\n${indent}`)}`,
    ...(consequence ? [`${indent}${wrapped(`→ ${consequence}`)}`] : []),
    ...(fix ? [`${indent}${wrapped(`fix: ${fix}`)}`] : []),
  ])
  const count = (status: Finding['status']) => findings.filter((each) => each.status === status).length
  const summary =
    count('broken') > 0
      ? `muster cannot run on this machine: ${count('broken')} broken, ${count('limited')} limited`
      : count('limited') > 0
        ? `muster can run on this machine: ${count('limited')} limited`
        : 'muster can run on this machine with all features'
  return `${lines.join('\n')}\n\n${summary}\n`
}
