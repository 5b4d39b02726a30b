import type { Hex } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { LedgerDelivery, LedgerTask } from '../../ledger/Ledger.ts'
import { vetoMembers } from '../../presence/services.ts'
import type { Next } from '../../role/Jobs.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { sendStep } from '../../role/sendStep.ts'
import { advanceDelivery } from '../../settle/advanceDelivery.ts'
import type { Records } from '../../store/Records.ts'
import { canBeReplayed } from '../../task/checkHow.ts'
import { decideVote } from './decideVote.ts'
import { evidenceHash, evidenceText } from './Evidence.ts'
import { judgeSegment } from './judgeSegment.ts'
import { segmentsToJudge } from './segmentsToJudge.ts'

/** What a member keeps about a dispute: its document, recorded before the vote that names it. */
export type KeptVote = { text: string; workIsGood: boolean; voted: boolean }

export type DisputeTools = {
  executor: Executor<WasmProgram>
  votes: Records<KeptVote>
  /** How long to leave what anyone may do to those before us. */
  patienceSeconds: number
}

const lookAgainMs = 1_000
/** How long to give an executor before it is asked for the same segment again. */
const servedAgainMs = 3_000

/** A contested delivery: replay, vote, and carry the decision out once there is one. */
export async function advanceDispute(
  context: RoleContext,
  tools: DisputeTools,
  deliveryId: Hex,
  signal: AbortSignal,
): Promise<Next> {
  const held = context.ledger.delivery(deliveryId)
  const task = held && context.ledger.task(held.delivery.taskId)
  if (!held || !task || !held.contested) return undefined
  const kept = tools.votes.get(deliveryId) ?? (await judge(context, tools, held, task, signal))
  if (!kept) return { againMs: servedAgainMs }
  if (kept !== 'none' && !kept.voted) await vote(context, tools, held, task, kept)
  const { delivery } = held
  const bid = await awardedBidOf(context, delivery)
  if (!bid) return undefined
  const { patienceSeconds } = tools
  const next = await advanceDelivery(context, { terms: task.terms, bid, held, patienceSeconds })
  return next && { againMs: Math.max(next.againMs, lookAgainMs) }
}

/** Undefined while it is too early to say; `none` when this account has no vote here. */
async function judge(
  context: RoleContext,
  { executor, votes }: DisputeTools,
  held: LedgerDelivery,
  { terms }: LedgerTask,
  signal: AbortSignal,
): Promise<KeptVote | 'none' | undefined> {
  const { network, ledger, sender, nowMs, directory } = context
  const { delivery, id } = held
  const dispute = await network.disputes.read.disputeOf([id])
  const me = sender.address.toLowerCase()
  const parties = [terms.client, terms.signer, dispute.challenger, dispute.executor]
  const now = Math.floor(nowMs() / 1000)
  if (!vetoMembers(ledger).includes(me as Hex)) return 'none'
  // what was run in one piece is for people with the data: no vote, and without votes nobody is slashed
  if (!canBeReplayed(delivery)) return 'none'
  if (parties.some((each) => each.toLowerCase() === me) || now > dispute.until) return 'none'
  const segments = segmentsToJudge({
    segment: dispute.segment,
    stage: held.settlement?.stage ?? 0,
    drawn: held.panel?.segments ?? [],
  })
  const holders = directory.peersOf(delivery.executor)
  const judging = { context, executor, deliveryId: id, delivery, terms, holders, signal }
  const findings = []
  // one after the other: a wrong one makes the others idle
  for (const segment of segments) {
    const finding = await judgeSegment(judging, segment)
    signal.throwIfAborted()
    findings.push(finding)
    if (finding.verdict === 'wrong') break
  }
  const decision = decideVote(findings, { now, openedAt: dispute.openedAt, until: dispute.until })
  if (decision.kind === 'wait') {
    context.logger.info({ deliveryId: id, reason: decision.reason }, 'no vote yet')
    return undefined
  }
  const { workIsGood } = decision
  const text = evidenceText({
    version: 1,
    deliveryId: id,
    member: sender.address,
    workIsGood,
    root: delivery.root,
    findings,
  })
  const kept: KeptVote = { text, workIsGood, voted: false }
  votes.put(id, kept)
  return kept
}

async function vote(
  context: RoleContext,
  { votes }: DisputeTools,
  { id, delivery }: LedgerDelivery,
  { terms }: LedgerTask,
  kept: KeptVote,
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
  if (!kept?.voted) throw new MusterError('API_NOT_FOUND', `this node did not vote on delivery ${deliveryId}`)
  return { text: kept.text }
}
