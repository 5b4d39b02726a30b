import type { Hex } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { LedgerDelivery, LedgerTask } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { advanceDelivery } from '../../settle/advanceDelivery.ts'
import type { Records } from '../../store/Records.ts'
import { evidenceHash, evidenceText } from './Evidence.ts'
import { type Judges, judgeDelivery } from './judgeDelivery.ts'
import { judgesOf } from './judgesOf.ts'

/** What a member keeps about a dispute: its document, recorded before the vote that names it; or why it says nothing. */
export type KeptVote = { text: string; workIsGood: boolean; voted: boolean } | { silence: string }

export type DisputeTools = Judges & {
  votes: Records<KeptVote>
  /** How long to leave what anyone may do to those before us. */
  patienceSeconds: number
}

const lookAgainMs = 1_000
/** How long to give an executor before it is asked again: more where the vote takes longer. */
const leastAgainMs = 3_000
const asksInAll = 40

/** Names what is fetched to judge a delivery; it goes with the vote. */
const keptFor = (deliveryId: Hex) => `dispute-${deliveryId.slice(2, 22)}`

/** A contested delivery: replay or compare, vote, and carry the decision out once there is one. */
export async function advanceDispute(
  context: RoleContext,
  tools: DisputeTools,
  deliveryId: Hex,
  signal: AbortSignal,
): Promise<Next> {
  const held = context.ledger.delivery(deliveryId)
  const task = held && context.ledger.task(held.delivery.taskId)
  if (!held || !task) return undefined
  if (!held.contested) {
    // the others were quicker
    await context.blobs.removeTask(keptFor(deliveryId))
    return undefined
  }
  const kept = tools.votes.get(deliveryId) ?? (await judge(context, tools, held, task, signal))
  if (kept && 'againMs' in kept) return kept
  if (kept && 'text' in kept && !kept.voted) await vote(context, tools, held, task, kept)
  const { delivery } = held
  const bid = await awardedBidOf(context, delivery)
  if (!bid) return undefined
  const { patienceSeconds } = tools
  const next = await advanceDelivery(context, { terms: task.terms, bid, held, patienceSeconds })
  return next && { againMs: Math.max(next.againMs, lookAgainMs) }
}

/** When to look again, while it is too early to say; undefined when this account has no vote here, or no longer. */
async function judge(
  context: RoleContext,
  tools: DisputeTools,
  held: LedgerDelivery,
  { terms }: LedgerTask,
  signal: AbortSignal,
): Promise<KeptVote | Next> {
  const { network, ledger, sender, nowMs, logger, blobs } = context
  const { delivery, id } = held
  if (!judgesOf(ledger, held, terms).includes(sender.address.toLowerCase() as Hex)) return undefined
  const dispute = await network.disputes.read.disputeOf([id])
  const leftMs = dispute.until * 1000 - nowMs()
  if (leftMs <= 0) {
    await blobs.removeTask(keptFor(id))
    return undefined
  }
  // strangers' functions decide how long a comparison takes; after the vote it is of no use
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))])
  const { decision, findings } = await judgeDelivery(context, tools, {
    held,
    terms,
    dispute,
    keptFor: keptFor(id),
    signal: inTime,
  })
  if (decision.kind === 'wait') {
    logger.info({ deliveryId: id, reason: decision.reason }, 'no vote yet')
    return { againMs: Math.max(leastAgainMs, ((dispute.until - dispute.openedAt) * 1000) / asksInAll) }
  }
  await blobs.removeTask(keptFor(id))
  if (decision.kind === 'silence') {
    logger.info({ deliveryId: id, reason: decision.reason }, 'no vote')
    tools.votes.put(id, { silence: decision.reason })
    tools.votes.close(id)
    return { silence: decision.reason }
  }
  const { workIsGood } = decision
  const evidence = { deliveryId: id, member: sender.address, workIsGood, root: delivery.root, findings }
  const kept = { text: evidenceText({ version: 1, ...evidence }), workIsGood, voted: false }
  tools.votes.put(id, kept)
  return kept
}

async function vote(
  context: RoleContext,
  { votes }: DisputeTools,
  { id, delivery }: LedgerDelivery,
  { terms }: LedgerTask,
  kept: Extract<KeptVote, { text: string }>,
): Promise<void> {
  const { network, sender } = context
  const hash = evidenceHash(kept.text)
  try {
    await sendStep(`dispute/${id}/vote`, hash, (intent) =>
      network.disputes.send.vote([terms, delivery, kept.workIsGood, hash], { by: sender, intent }),
    )
    context.note(delivery.taskId, 'voted', { deliveryId: id, workIsGood: kept.workIsGood })
  } catch (error) {
    const refusal = hasCode(error, 'CHAIN_REVERTED') && error.details.error
    if (refusal !== 'VotedAlready' && refusal !== 'VotingOver') throw error
  }
  votes.put(id, { ...kept, voted: true })
  votes.close(id)
}

/** The document of a vote, for whoever asks. @throws API_NOT_FOUND */
export function shownEvidence(votes: Records<KeptVote>, deliveryId: Hex): { text: string } {
  const kept = votes.get(deliveryId)
  if (!kept || !('text' in kept) || !kept.voted)
    throw new MusterError('API_NOT_FOUND', `this node did not vote on delivery ${deliveryId}`)
  return { text: kept.text }
}
