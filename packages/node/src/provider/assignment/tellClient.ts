import type { Terms } from '@muster-network/chain'
import type { ReturnReason } from '@muster-network/core'
import type { Failure } from '@muster-network/executors'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { tellFailure, tellReturn } from '../../wire/calls.ts'
import type { Assignment } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'

/** Why a part is returned: the code that the client's program can read, and the text for its owner. */
export type Because = { reason: ReturnReason; why: string }

const longest = 500
const failureMs = 5_000
/** Short: the time to decline free of charge runs, and the chain tells the client the fact anyway. */
const returnMs = 2_000

/** Reports to the client that its own program failed, and how, before we leave: so it need not let every bidder try. */
export async function reportFailure(
  provider: Provider,
  { taskId, part, number }: Assignment,
  terms: Terms,
  failure: Exclude<Failure, { fault: 'host' }>,
): Promise<void> {
  const limit = failure.fault === 'limit' ? { limit: failure.limit } : {}
  const report = { taskId, part, assignment: number, message: failure.message.slice(0, longest), ...limit }
  await unlessUnreachable(provider, taskId, () =>
    provider.context.peer.call(peerOf(terms.peer), tellFailure, report, { timeoutMs: failureMs }),
  )
}

/** Tells the client why we return its part. */
export async function reportReturn(
  provider: Provider,
  { taskId, part, number }: Assignment,
  terms: Terms,
  { reason, why }: Because,
): Promise<void> {
  const report = { taskId, part, assignment: number, reason, why: why.slice(0, longest) }
  await unlessUnreachable(provider, taskId, () =>
    provider.context.peer.call(peerOf(terms.peer), tellReturn, report, { timeoutMs: returnMs }),
  )
}

/** Errors are only logged: an unreachable client finds out by itself. */
async function unlessUnreachable(
  { context }: Provider,
  taskId: string,
  tell: () => Promise<unknown>,
): Promise<void> {
  try {
    await tell()
  } catch (error) {
    context.logger.debug({ taskId, error }, 'a report did not reach the client')
  }
}
