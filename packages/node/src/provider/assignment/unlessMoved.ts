import type { Requeue } from '../../role/Reconciler.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import type { Provider } from '../Provider.ts'

/** Sends a step of a part. The ledger lags the chain, so a revert means that the part has moved on: the caller is requeued. */
export async function unlessMoved({ context }: Provider, step: () => Promise<unknown>): Promise<Requeue> {
  await unlessReverted(step, (error) => context.logger.debug({ error }, 'a step of a part reverted'))
  return { retryAfterMs: 500 }
}
