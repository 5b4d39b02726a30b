import type { Finding } from '@muster-network/node'
import { exitCodes } from '../output/exitCodes.ts'
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
  process.stdout.write(
    options.json ? `${JSON.stringify({ ok: broken === 0, findings })}\n` : formatFindings(findings),
  )
  return broken === 0 ? exitCodes.ok : exitCodes.failed
}

const signs = { ok: '✓ ok', limited: '! limited', broken: '✗ broken' } as const

/** Formats the findings with a word beside each sign, because colour and shape alone are not accessible. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, status, found, consequence, fix }) => [
    `${signs[status].padEnd(10)} ${name.padEnd(15)} ${found}`,
    ...(consequence ? [`${' '.repeat(27)}→ ${consequence}`] : []),
    ...(fix ? [`${' '.repeat(27)}fix: ${fix}`] : []),
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
