import { randomBytes } from 'node:crypto'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { LedgerDelivery, LedgerDispute } from '../../ledger/Ledger.ts'
import { piecesToReview } from '../../replay/Piece.ts'
import { reviewJob } from '../../replay/reviewJob.ts'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { canBeReplayed, checkModeOf } from '../../task/checkMode.ts'
import { takeDisputed } from '../../wire/calls.ts'
import { decideReplicaVote, type ReplicaVoteDecision } from './decideReplicaVote.ts'
import { decideVote, type VoteTime } from './decideVote.ts'
import type { Reruns } from './rerunReplica.ts'
import { reviewReplica } from './reviewReplica.ts'

export type JurorTools = { executor: Executor<WasmProgram>; reruns: Reruns }

export type Contested = {
  ledgerDelivery: LedgerDelivery
  terms: Terms
  dispute: LedgerDispute
  /** Name of the pin on the fetched data. */
  pinName: string
  signal: AbortSignal
}

export type DeliveryReview = {
  decision: ReplicaVoteDecision
  findings: SegmentFinding[]
  /** The tolerance that results were compared with; replays compare bytes. */
  tolerance: bigint
}

/**
 * Reviews a contested delivery as a juror: replays its states, runs the checker on its result again, or compares replicas.
 * Unchecked work cannot be reviewed.
 */
export async function reviewDelivery(
  context: RoleContext,
  tools: JurorTools,
  contested: Contested,
): Promise<DeliveryReview> {
  const { delivery } = contested.ledgerDelivery
  if (canBeReplayed(delivery)) return reviewStates(context, tools, contested)
  if (checkModeOf(contested.terms) === 'redundant' && contested.ledgerDelivery.cut === 'none')
    return reviewReplicas(context, tools, contested)
  return {
    decision: { kind: 'silence', reason: 'unchecked work cannot be reviewed' },
    findings: [],
    tolerance: 0n,
  }
}

async function reviewStates(
  context: RoleContext,
  { executor }: JurorTools,
  { ledgerDelivery, terms, dispute, pinName, signal }: Contested,
): Promise<DeliveryReview> {
  const { delivery, id, roster } = ledgerDelivery
  const segment = Number(dispute.segment)
  const findings = await reviewJob({
    context,
    replayers: { executor, checker: executor },
    deliveryId: id,
    delivery,
    terms,
    pieces: piecesToReview(terms, delivery, roster?.windows ?? [], segment),
    serve: () => requestWork(context, delivery.executor, { deliveryId: id, segment }, signal),
    pinName,
    name: `veto-${id.slice(2, 18)}-${segment}-${randomBytes(3).toString('hex')}`,
    signal,
  })
  return { decision: decideVote(findings, timeOf(context, terms, dispute)), findings, tolerance: 0n }
}

/** Requests contested work from each node of the executor until one serves it. @throws NET_* */
async function requestWork(
  { peer, directory }: RoleContext,
  executor: Hex,
  asked: { deliveryId: Hex; segment: number },
  signal: AbortSignal,
) {
  let failure: unknown = new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
  for (const holder of new Set(directory.peersOf(executor)))
    try {
      return { served: await peer.call(holder, takeDisputed, asked, { signal }), holders: [holder] }
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  throw failure
}

async function reviewReplicas(
  context: RoleContext,
  { executor, reruns }: JurorTools,
  { ledgerDelivery, terms, dispute, pinName, signal }: Contested,
): Promise<DeliveryReview> {
  const { delivery } = ledgerDelivery
  const inspection = { delivery, terms, executor, name: pinName, signal }
  const { finding, tolerance, evidence } = await reviewReplica(context, inspection, reruns)
  const isOwn = dispute.challenger.toLowerCase() === delivery.executor.toLowerCase()
  const isProof = terms.exact || isOwn
  const decision = decideReplicaVote(finding, isProof, timeOf(context, terms, dispute))
  return { decision, findings: [evidence], tolerance }
}

function timeOf({ nowMs }: RoleContext, { rules }: Terms, { openedAt }: Contested['dispute']): VoteTime {
  return { now: Math.floor(nowMs() / 1000), dataUntil: openedAt + rules.voteSeconds / 2 }
}
