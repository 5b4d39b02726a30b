import type { Rpc } from './Rpc.ts'

/**
 * Waits for a block above a number without polling. Only the embedded chain supports it; returns false on any other
 * chain, which must be polled.
 */
export async function awaitBlock(rpc: Rpc, above: number): Promise<boolean> {
  const { error } = await rpc('muster_awaitBlock', [{ above }])
  return error === undefined
}
