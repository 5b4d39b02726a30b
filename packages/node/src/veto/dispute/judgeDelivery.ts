import { randomBytes } from 'node:crypto'
import type { Hex, Terms } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { askedOf } from '../../provider/council/isHostFault.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { canBeReplayed, how } from '../../task/checkHow.ts'
import { takeDisputed } from '../../wire/calls.ts'
import { type CopyVoteDecision, decideCopyVote } from './decideCopyVote.ts'
import { decideVote } from './decideVote.ts'
import type { SegmentFinding } from './Evidence.ts'
import { judgeCopy } from './judgeCopy.ts'
import { judgeSegments } from './judgeSegments.ts'
import { segmentsToJudge } from './segmentsToJudge.ts'

export type Judges = { executor: Executor<WasmProgram> }

export type Contested = {
  held: LedgerDelivery
  terms: Terms
  dispute: { segment: bigint; openedAt: number; until: number; challenger: Hex; executor: Hex }
  /** Names what is fetched for it. */
  keptFor: string
  signal: AbortSignal
}

export type Judgement = { decision: CopyVoteDecision; findings: SegmentFinding[] }

/**
 * What a member of the panel makes of a contested delivery: states are replayed, a result with a checker is given to it
 * again, and copies are held against each other. About what was never to be checked there is nothing to say.
 */
export async function judgeDelivery(
  context: RoleContext,
  judges: Judges,
  contested: Contested,
): Promise<Judgement> {
  const { delivery } = contested.held
  if (canBeReplayed(delivery)) return judgeStates(context, judges, contested)
  if (contested.terms.how === how.redundant && delivery.cut === 0)
    return judgeCopies(context, judges, contested)
  return { decision: { kind: 'silence', reason: 'nothing of this work can be judged' }, findings: [] }
}

async function judgeStates(
  context: RoleContext,
  { executor }: Judges,
  { held, terms, dispute, keptFor, signal }: Contested,
): Promise<Judgement> {
  const { delivery, id } = held
  const segments = segmentsToJudge({
    segment: dispute.segment,
    stage: held.settlement?.stage ?? 0,
    drawn: held.panel?.segments ?? [],
  })
  const findings = await judgeSegments(
    {
      context,
      replayers: { executor, checker: executor },
      deliveryId: id,
      delivery,
      terms,
      serve: (segment) => takeFrom(context, delivery.executor, { deliveryId: id, segment }, signal),
      keptFor,
      runIdOf: (segment) => `veto-${id.slice(2, 18)}-${segment}-${randomBytes(3).toString('hex')}`,
      signal,
    },
    segments,
  )
  return { decision: decideVote(findings, timeOf(context, dispute)), findings }
}

/** Any node of the operator may have it. @throws NET_* */
async function takeFrom(
  { peer, directory }: RoleContext,
  executor: Hex,
  asked: { deliveryId: Hex; segment: number },
  signal: AbortSignal,
) {
  let failure: unknown = new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
  for (const holder of new Set(directory.peersOf(executor)))
    try {
      return { served: await askedOf(peer.call(holder, takeDisputed, asked, { signal })), holders: [holder] }
    } catch (error) {
      signal.throwIfAborted()
      failure = error
    }
  throw failure
}

async function judgeCopies(
  context: RoleContext,
  { executor }: Judges,
  { held, terms, dispute, keptFor, signal }: Contested,
): Promise<Judgement> {
  const { delivery } = held
  const looking = { delivery, terms, executor, name: keptFor, signal }
  const { finding, evidence } = await judgeCopy(context, looking)
  const isOwn = dispute.challenger.toLowerCase() === dispute.executor.toLowerCase()
  return { decision: decideCopyVote(finding, isOwn, timeOf(context, dispute)), findings: [evidence] }
}

function timeOf({ nowMs }: RoleContext, { openedAt, until }: Contested['dispute']) {
  return { now: Math.floor(nowMs() / 1000), openedAt, until }
}
