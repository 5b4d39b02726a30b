import type { Terms } from '@muster-network/chain'
import type { Failure } from '@muster-network/executors'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { tellFailure } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from './Tenure.ts'

const longest = 500

/**
 * Tells the client that its own program failed, and how, before we leave: it need not have every bidder try. A client that
 * does not listen finds out by itself.
 */
export async function reportFailure(
  { context }: Provider,
  { taskId, part, number }: Tenure,
  terms: Terms,
  failure: Exclude<Failure, { fault: 'host' }>,
): Promise<void> {
  try {
    await context.peer.call(
      peerOf(terms.peer),
      tellFailure,
      {
        taskId,
        part,
        tenure: number,
        message: failure.message.slice(0, longest),
        ...(failure.fault === 'limit' && { limit: failure.limit }),
      },
      { timeoutMs: 5_000 },
    )
  } catch (error) {
    context.logger.debug({ taskId, part, error }, 'the client was not told of a failure')
  }
}
