import { findAnvil } from '@muster-network/chain'
import type { Finding } from './Finding.ts'
import { tryCommand } from './tryCommand.ts'

/** Checks that the embedded chain starts on this machine. */
export async function checkChainBinary(): Promise<Finding> {
  const name = 'Embedded chain'
  const attempt = await start()
  if (attempt.ok)
    return { name, status: 'ok', found: attempt.stdout.split('\n')[0]!.replace(' Version:', '') }
  return {
    name,
    status: 'limited',
    found: `anvil does not run here (${attempt.why})`,
    consequence: 'no local network and no trial run; joining a network by its RPC address still works',
    fix: 'npm ci (without --omit=optional)',
  }
}

async function start() {
  try {
    return await tryCommand(findAnvil(), ['--version'])
  } catch (error) {
    return { ok: false, stdout: '', why: (error as Error).message }
  }
}
