import { createRequire } from 'node:module'
import path from 'node:path'
import type { Finding } from './Finding.ts'
import { tryCommand } from './tryCommand.ts'

/** Whether the embedded chain can be started on this machine. */
export async function checkChainBinary(): Promise<Finding> {
  const name = 'Embedded chain'
  const missing = {
    name,
    status: 'limited',
    consequence: 'no local network and no trial run; joining a network by its RPC address still works',
    fix: 'npm ci (without --omit=optional)',
  } as const
  let shim: string
  try {
    shim = path.join(
      path.dirname(createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')),
      'bin.mjs',
    )
  } catch {
    return { ...missing, found: 'anvil is not installed' }
  }
  const attempt = await tryCommand(process.execPath, [shim, '--version'])
  if (!attempt.ok) return { ...missing, found: `anvil does not run here (${attempt.why})` }
  return { name, status: 'ok', found: attempt.stdout.split('\n')[0]!.replace(' Version:', '') }
}
