import type { Rpc } from './Rpc.ts'

/**
 * Waits for a block above a number without asking again and again, on a chain that offers it: the embedded one. False on
 * any other, which has to be polled.
 */
export async function awaitBlock(rpc: Rpc, above: number): Promise<boolean> {
  const { error } = await rpc('muster_awaitBlock', [{ above }])
  return error === undefined
}
