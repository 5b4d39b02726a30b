import { MusterError } from '@muster-network/core'
import type { Connection } from '../connect.ts'
import { plainLine } from '../output/plainText.ts'

/** Runs the self-test of the daemon and shows its steps. @throws EXEC_HOST */
export async function testMachine({ api }: Connection): Promise<void> {
  let failed = false
  for await (const { name, status, found } of api.testProvider()) {
    if (status === 'running') continue
    failed ||= status === 'failed'
    const sign = { ok: '✓', failed: '✗', skipped: '-' }[status]
    process.stderr.write(`${sign} ${name.padEnd(12)} ${plainLine(found)}\n`)
  }
  if (failed)
    throw new MusterError('EXEC_HOST', 'The self-test failed: this machine cannot run tasks.', {
      hint: 'Run muster doctor to see the missing requirements.',
    })
}
