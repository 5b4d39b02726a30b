import { hasCode, type MusterError } from '@muster-network/core'

/**
 * Runs work that sends a transaction, and returns what `onRevert` returns when a contract reverts it. Most steps on the
 * chain are open to several nodes, and a node reads the chain a moment late: a revert then means that another node was
 * first or that the state has changed, which is no failure. Every other error is thrown.
 */
export async function unlessReverted<T, R = undefined>(
  work: () => Promise<T>,
  onRevert?: (revert: MusterError) => R | Promise<R>,
): Promise<T | R> {
  try {
    return await work()
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    return onRevert?.(error) as R
  }
}
