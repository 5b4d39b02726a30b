import { MusterError } from '@muster-network/core'
import type { Rpc } from './Rpc.ts'

const methodNotFound = -32601

/**
 * Tells the chain that someone waits for a block: a beacon for a number, a deadline for a time (seconds since 1970).
 * The embedded chain rests when nothing happens and mines it then; any other chain has blocks anyway.
 */
export async function wantBlock(rpc: Rpc, block: { number: number } | { timestamp: number }): Promise<void> {
  const { error } = await rpc('muster_wantBlock', [block])
  if (
    error &&
    error.code !== methodNotFound &&
    !/not (found|supported|available)|unknown method/i.test(error.message)
  )
    throw new MusterError('CHAIN_RPC_REFUSED', `muster_wantBlock: ${error.message}`)
}
