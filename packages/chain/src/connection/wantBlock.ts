import { MusterError } from '@muster-network/core'
import type { Rpc } from './Rpc.ts'

const methodNotFound = -32601

/**
 * Requests a block by number (for a beacon) or by time (for a deadline, in seconds since 1970). The embedded chain mines
 * no blocks while idle, so it needs the request; any other chain ignores it.
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
