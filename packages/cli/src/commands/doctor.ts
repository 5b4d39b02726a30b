import type { Finding } from '@muster-network/node'
import { exitCodes } from '../output/exitCodes.ts'
import type { Program } from '../Program.ts'

/** `muster doctor`: what this machine has and lacks, each with its consequence and its remedy. */
export function addDoctor(program: Program): void {
  program
    .command('doctor')
    .description('show what this machine has and lacks for muster')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => program.exitWith(await doctor(options)))
}

/** Exit code 1 when something is broken: without it muster cannot work here. */
export async function doctor(options: { json?: boolean }) {
  const { loadConfig } = await import('@muster-network/node/files')
  const { examineMachine } = await import('@muster-network/node')
  const config = await loadConfig({ env: process.env, flags: {} })
  const findings = await examineMachine(config)
  const broken = findings.filter((each) => each.status === 'broken').length
  process.stdout.write(
    options.json ? `${JSON.stringify({ ok: broken === 0, findings })}\n` : layOut(findings),
  )
  return broken === 0 ? exitCodes.ok : exitCodes.failed
}

const signs = { ok: '✓ ok', limited: '! limited', broken: '✗ broken' } as const

/** A word beside each sign: colour and shape alone do not reach everyone. */
export function layOut(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ name, status, found, consequence, fix }) => [
    `${signs[status].padEnd(10)} ${name.padEnd(15)} ${found}`,
    ...(consequence ? [`${' '.repeat(27)}→ ${consequence}`] : []),
    ...(fix ? [`${' '.repeat(27)}fix: ${fix}`] : []),
  ])
  const count = (status: Finding['status']) => findings.filter((each) => each.status === status).length
  const summary =
    count('broken') > 0
      ? `muster cannot work here yet: ${count('broken')} broken, ${count('limited')} limited`
      : count('limited') > 0
        ? `muster can work here; ${count('limited')} limited`
        : 'muster can work here, with everything it can use'
  return `${lines.join('\n')}\n\n${summary}\n`
}
