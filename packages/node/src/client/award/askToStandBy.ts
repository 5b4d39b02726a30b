import type { LedgerPart } from '../../ledger/Ledger.ts'
import { isDrawn } from '../../replicas/isSpare.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { standBy } from '../../wire/calls.ts'
import { type ClientContext, peerOfBid } from '../ClientContext.ts'
import type { ClientTask } from '../ClientTask.ts'
import { rankWins } from './rankWins.ts'
import { candidates } from './takeOver.ts'
import { whyNotAwardable } from './whyNotAwardable.ts'

/** A bidder does not run longer than this without an award. */
const longestMs = 10_000
const askMs = 1_000
const retryMs = 250

/**
 * Asks the bidder that takes a part over to stand by, while the cut of its silent executor is still open for receipts. The silent
 * executor cannot get the part back, so only the bid decides who gets it; the bidder may fetch and start the part before the award.
 */
export async function askToStandBy(
  context: ClientContext,
  task: ClientTask,
  part: LedgerPart,
): Promise<Requeue> {
  const { standBys, peer, nowMs } = context
  const { taskId } = task
  const key = `${taskId}/${part.part}`
  const assignment = part.assignment + 1
  const isTakenOver = part.status === 'cutting' && part.cutReason === 'silence' && !task.cancelled
  if (!isTakenOver || isDrawn(task.terms, part.part)) return undefined
  if (standBys.get(key)?.assignment === assignment) return undefined
  const leftMs = part.cutUntil * 1000 - nowMs()
  if (leftMs > longestMs) return { retryAfterMs: leftMs - longestMs }
  const ranked = candidates(context, task, part)
  const { wins } = await rankWins(ranked, [part.part], 1, (bid) => whyNotAwardable(context, task, bid))
  const next = wins[0] && ranked.find(({ signature }) => signature === wins[0]!.signature)
  const peerId = next && peerOfBid(context, next)
  if (!peerId) return undefined
  standBys.set(key, { peerId, assignment })
  try {
    await peer.call(peerId, standBy, { taskId, part: part.part, assignment }, { timeoutMs: askMs })
    return undefined
  } catch (error) {
    // its node may not have read the cut from the chain yet
    context.logger.debug({ taskId, part: part.part, error }, 'a bidder does not stand by')
    standBys.delete(key)
    return { retryAfterMs: retryMs }
  }
}
