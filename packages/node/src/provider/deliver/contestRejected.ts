import { bindContract, type Hex, type Terms, tokenAbi } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { bondToContest, contestDelivery } from '../../settle/contestDelivery.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import { canBeReplayed } from '../../task/checkHow.ts'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { type ContestDecision, decideContest } from './decideContest.ts'
import type { OwnDelivery } from './OwnDelivery.ts'
import { isLastContestLost } from './ownContests.ts'
import { panelSight } from './panelSight.ts'
import { replayOwn } from './replayOwn.ts'
import { stakeOn } from './stakeOn.ts'

/** Stage of the contracts. */
const rejected = 3
const lookAgainMs = 2_000
/** Refusals of the contracts that no second try changes. */
const finalRefusals: readonly unknown[] = ['DisputeExists', 'TooLate', 'WrongDelivery']

/** Whether a council rejected work of ours that a panel could replay, and nobody has contested that. */
export function isRejected({ settlement, contested, outcome, delivery, panel }: LedgerDelivery): boolean {
  const isOpen = settlement?.stage === rejected && !contested && outcome === 0
  return isOpen && panel !== undefined && canBeReplayed(delivery)
}

/** A delivery of ours that a council rejected. */
export type Rejected = { tenure: Tenure; own: OwnDelivery; held: LedgerDelivery; terms: Terms }

/** How it ended, for the owner: contested with a bond, or why not. */
export type Defended = { over: 'contested' | 'not contested'; facts: Record<string, unknown> }

/**
 * Defends work of ours that a council rejected: replays it from our own states, and where that says the same as the
 * delivery, has the panel judge it, with the bond. A lying majority of seats would otherwise cost an honest executor its
 * pay and its lock whenever its owner does not look. What cannot be done yet is tried until the time to contest is over.
 * `confirmed` has what was replayed since this node started.
 */
export async function contestRejected(
  provider: Provider,
  rejection: Rejected,
  confirmed: Set<string>,
  signal: AbortSignal,
): Promise<Next | Defended> {
  const { context, deliveries } = provider
  const { tenure, own, held, terms } = rejection
  const settlement = held.settlement!
  const segment = held.panel!.segments[Math.max(0, held.judged?.rejected.indexOf(true) ?? 0)]!
  const facts = { part: own.part, deliveryId: held.id, segment: Number(segment) }
  const leave = (reason: Reason): Defended => ({ over: 'not contested', facts: { ...facts, ...reason } })
  const leftMs = settlement.until * 1000 - Math.max(context.ledger.head.timestamp * 1000, context.nowMs())
  if (leftMs <= 0) return leave(own.doubt ?? tooLate)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))])
  let decision: ContestDecision
  try {
    decision = await decide(provider, rejection, confirmed, inTime)
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted) return leave(tooLate)
    throw error
  }
  if (decision.kind === 'leave') return leave({ why: decision.why, hint: decision.hint })
  if (decision.kind === 'wait') {
    const doubt = { why: decision.why, hint: decision.hint }
    if (own.doubt?.why !== doubt.why) {
      deliveries.change(held.id, (value) => ({ ...value, doubt }))
      context.note(own.taskId, 'not contested yet', { ...facts, ...doubt, untilMs: settlement.until * 1000 })
    }
    return { againMs: Math.min(lookAgainMs, leftMs + 100) }
  }
  try {
    await contestDelivery(context, { held, settlement, terms, bid: tenure.bid, segment })
  } catch (error) {
    if (!hasCode(error, 'CHAIN_REVERTED')) throw error
    context.logger.info({ deliveryId: held.id, error }, 'our contest was refused')
    if (!finalRefusals.includes(error.details.error)) return { againMs: lookAgainMs }
    return leave({ why: error.message, hint: 'Somebody else has contested it, or its time was over.' })
  }
  return { over: 'contested', facts: { ...facts, bondWei: bondToContest(settlement, terms.rules) } }
}

type Reason = { why: string; hint: string }

const tooLate = {
  why: 'the time to contest was over before this machine had run the work a second time',
  hint: 'Nothing is left to do. Fewer runs at once leave more time for it.',
}

/** Looks at one thing after the other, the cheap ones first; never `replay` or `look`. */
async function decide(
  provider: Provider,
  { tenure, held, terms }: Rejected,
  confirmed: Set<string>,
  signal: AbortSignal,
): Promise<ContestDecision> {
  const { context } = provider
  const { payWei, lockWei } = stakeOn(held.delivery, tenure.bid, terms)
  const bondToken = context.network.addresses.token
  const isSameToken = terms.token.toLowerCase() === bondToken.toLowerCase()
  const work = {
    atStakeWei: lockWei + (isSameToken ? payWei : 0n),
    bondWei: bondToContest(held.settlement!, terms.rules),
    lostLast: isLastContestLost(context.ledger, context.sender.address),
  }
  const first = decideContest(work)
  if (first.kind !== 'replay') return first
  const findings = confirmed.has(held.id) ? [] : await replayOwn(provider, tenure, held, terms, signal)
  const second = decideContest({ ...work, findings })
  if (second.kind !== 'look') return second
  confirmed.add(held.id)
  const walletWei = await walletFor(provider, bondToken, work.bondWei)
  const now = { walletWei, ...(await panelSight(context, terms, signal)) }
  signal.throwIfAborted()
  return decideContest({ ...work, findings, now })
}

/** What is in the wallet; with what the contracts owe us, where that is not enough. */
async function walletFor({ context }: Provider, address: Hex, bondWei: bigint): Promise<bigint> {
  const { network, sender } = context
  const token = bindContract(network.client, tokenAbi, address)
  const walletWei = await token.read.balanceOf([sender.address])
  return walletWei >= bondWei ? walletWei : walletWei + (await withdrawOwed(context, address))
}
