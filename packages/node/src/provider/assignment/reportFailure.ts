import type { Terms } from '@muster-network/chain'
import type { Failure } from '@muster-network/executors'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { tellFailure } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'

const longest = 500

/**
 * Reports to the client that its own program failed, and how, before we leave: so it need not let every bidder try. Errors
 * are only logged: an unreachable client finds out by itself.
 */
export async function reportFailure(
  { context }: Provider,
  { taskId, part, number }: Assignment,
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
        assignment: number,
        message: failure.message.slice(0, longest),
        ...(failure.fault === 'limit' && { limit: failure.limit }),
      },
      { timeoutMs: 5_000 },
    )
  } catch (error) {
    context.logger.debug({ taskId, part, error }, 'a failure was not reported to the client')
  }
}
