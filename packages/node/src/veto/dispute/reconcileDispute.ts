import { type Hex, lowerHex } from '@muster-network/chain'
import { anySignal, MusterError } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { LedgerDelivery, LedgerDispute, LedgerTask } from '../../ledger/Ledger.ts'
import { jurorsOf } from '../../replay/jurorsOf.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { reconcileDelivery } from '../../settle/reconcileDelivery.ts'
import type { Records } from '../../store/Records.ts'
import { evidenceHash, evidenceText } from './Evidence.ts'
import { type JurorTools, reviewDelivery } from './reviewDelivery.ts'

/** The stored record of a dispute: the evidence, recorded before the vote that names its hash; or why this member does not vote. */
export type StoredVote =
  | { text: string; workIsGood: boolean; tolerance: bigint; voted: boolean }
  | { silence: string }

export type DisputeTools = JurorTools & {
  votes: Records<StoredVote>
  /** Delay that lets other nodes send the steps first that anyone may send. */
  patienceSeconds: number
}

const retryMs = 1_000
/** Shortest interval between requests to an executor; longer when the voting time is long. */
const minRetryMs = 3_000
/** Requests to an executor during the voting time. */
const maxRequests = 40

/** Name of the pin on the data of a dispute; removed with the vote. */
const pinName = ({ deliveryId, segment }: LedgerDispute) => `dispute-${deliveryId.slice(2, 22)}-${segment}`

/** The key of the stored vote on a dispute. */
const voteKey = ({ deliveryId, segment }: { deliveryId: Hex; segment: bigint }) => `${deliveryId}/${segment}`

/** Reconciles a contested delivery: replays or compares it, votes in each dispute, and executes the rulings. */
export async function reconcileDispute(
  context: RoleContext,
  tools: DisputeTools,
  deliveryId: Hex,
  signal: AbortSignal,
): Promise<Requeue> {
  const ledgerDelivery = context.ledger.delivery(deliveryId)
  const task = ledgerDelivery && context.ledger.task(ledgerDelivery.delivery.taskId)
  if (!ledgerDelivery || !task) return undefined
  const disputes = context.ledger.disputes(deliveryId)
  let next: Requeue
  for (const dispute of disputes) {
    const contested = { ledgerDelivery, task, dispute }
    const again = dispute.ruling === undefined && (await voteOn(context, tools, contested, signal))
    if (again) next = { retryAfterMs: Math.min(again.retryAfterMs, next?.retryAfterMs ?? again.retryAfterMs) }
    // the dispute is over
    if (dispute.ruling !== undefined || ledgerDelivery.outcome !== 'open')
      await context.blobs.removeTask(pinName(dispute))
  }
  const bid = await awardedBidOf(context, ledgerDelivery.delivery)
  const isOpen = ledgerDelivery.contested || disputes.some(({ ruling }) => ruling === undefined)
  if (!bid || !isOpen) return next
  const { patienceSeconds } = tools
  const { terms } = task
  const after = await reconcileDelivery(context, {
    terms,
    bid,
    record: ledgerDelivery,
    by: 'other',
    patienceSeconds,
  })
  if (!after) return next
  const retryAfterMs = Math.max(after.retryAfterMs, retryMs)
  return { retryAfterMs: Math.min(retryAfterMs, next?.retryAfterMs ?? retryAfterMs) }
}

type Contested = { ledgerDelivery: LedgerDelivery; task: LedgerTask; dispute: LedgerDispute }

/** Votes in a dispute once the work is reviewed. Returns when to retry while it is too early to decide. */
async function voteOn(
  context: RoleContext,
  tools: DisputeTools,
  contested: Contested,
  signal: AbortSignal,
): Promise<Requeue> {
  const key = voteKey(contested.dispute)
  if (contested.ledgerDelivery.outcome !== 'open') return undefined
  const record = tools.votes.get(key) ?? (await review(context, tools, contested, signal))
  if (record && 'retryAfterMs' in record) return record
  if (record && 'text' in record && !record.voted) await vote(context, tools, contested, record)
  return undefined
}

/** Reviews the work. Returns when to retry while it is too early to decide; undefined when this account may not vote. */
async function review(
  context: RoleContext,
  tools: DisputeTools,
  { ledgerDelivery, task: { terms }, dispute }: Contested,
  signal: AbortSignal,
): Promise<StoredVote | Requeue> {
  const { ledger, sender, nowMs, logger, blobs } = context
  const { delivery, id } = ledgerDelivery
  if (!jurorsOf(ledger, ledgerDelivery, terms, dispute).includes(lowerHex(sender.address))) return undefined
  const leftMs = dispute.until * 1000 - nowMs()
  if (leftMs <= 0) {
    await blobs.removeTask(pinName(dispute))
    return undefined
  }
  // a client's own function decides how long a comparison takes; after the voting time it is useless
  const inTime = anySignal([signal, AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))])
  const { decision, findings, tolerance } = await reviewDelivery(context, tools, {
    ledgerDelivery,
    terms,
    dispute,
    pinName: pinName(dispute),
    signal: inTime,
  })
  if (decision.kind === 'wait') {
    logger.info({ deliveryId: id, reason: decision.reason }, 'the juror does not vote yet')
    return { retryAfterMs: Math.max(minRetryMs, ((dispute.until - dispute.openedAt) * 1000) / maxRequests) }
  }
  await blobs.removeTask(pinName(dispute))
  const key = voteKey(dispute)
  if (decision.kind === 'silence') {
    logger.info({ deliveryId: id, reason: decision.reason }, 'the juror does not vote')
    tools.votes.put(key, { silence: decision.reason })
    tools.votes.close(key)
    return { silence: decision.reason }
  }
  const { workIsGood } = decision
  const evidence = {
    deliveryId: id,
    segment: Number(dispute.segment),
    member: sender.address,
    workIsGood,
    root: delivery.root,
    findings,
  }
  const record = { text: evidenceText({ version: 2, ...evidence }), workIsGood, tolerance, voted: false }
  tools.votes.put(key, record)
  return record
}

async function vote(
  context: RoleContext,
  { votes }: DisputeTools,
  { ledgerDelivery: { id, delivery }, task: { terms }, dispute }: Contested,
  record: Extract<StoredVote, { text: string }>,
): Promise<void> {
  const { network, sender } = context
  const { segment } = dispute
  const hash = evidenceHash(record.text)
  await unlessReverted(
    async () => {
      await sendStep(`dispute/${id}/${segment}/vote`, hash, (intent) =>
        network.disputes.send.vote([terms, delivery, segment, record.workIsGood, record.tolerance, hash], {
          by: sender,
          intent,
        }),
      )
      context.note(delivery.taskId, { step: 'voted', deliveryId: id, workIsGood: record.workIsGood })
    },
    (revert) => {
      if (revert.details.error !== 'VotedAlready' && revert.details.error !== 'VotingOver') throw revert
    },
  )
  votes.put(voteKey(dispute), { ...record, voted: true })
  votes.close(voteKey(dispute))
}

/** Returns the evidence of a vote for anyone. @throws API_NOT_FOUND */
export function evidenceOf(
  votes: Records<StoredVote>,
  { deliveryId, segment }: { deliveryId: Hex; segment: number },
): { text: string } {
  const record = votes.get(voteKey({ deliveryId, segment: BigInt(segment) }))
  if (!record || !('text' in record) || !record.voted)
    throw new MusterError(
      'API_NOT_FOUND',
      `this node did not vote on segment ${segment} of delivery ${deliveryId}`,
    )
  return { text: record.text }
}
