import { bindContract, type Hex, type Terms, tokenAbi } from '@muster-network/chain'
import type { JournalEntryOf } from '@muster-network/core'
import { anySignal } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { jobOf } from '../../replay/Piece.ts'
import type { Requeue } from '../../role/Reconciler.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { bondToContest, contestDelivery } from '../../settle/contestDelivery.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import { canBeReplayed } from '../../task/checkMode.ts'
import { isBacked } from '../../task/lockOf.ts'
import type { Assignment } from '../Assignment.ts'
import type { OwnDelivery } from '../OwnDelivery.ts'
import type { Provider } from '../Provider.ts'
import { type ContestDecision, decideContest } from './decideContest.ts'
import { juryReach } from './juryReach.ts'
import { isLastContestLost } from './ownContests.ts'
import { replayOwnDelivery } from './replayOwnDelivery.ts'
import { stakeOn } from './stakeOn.ts'

const retryMs = 2_000
/** Reverts that a retry cannot change. */
const finalRefusals: readonly unknown[] = ['DisputeExists', 'TooLate', 'WrongDelivery']

/** Whether a council rejected work of ours that a jury could replay, and nobody has contested the settlement. */
export function canContestRejected({ stage, contested, outcome, delivery, roster }: LedgerDelivery): boolean {
  const isOpen = stage === 'rejected' && !contested && outcome === 'open'
  return isOpen && roster !== undefined && canBeReplayed(delivery)
}

/** A delivery of ours that a council rejected. */
export type Rejected = {
  assignment: Assignment
  own: OwnDelivery
  ledgerDelivery: LedgerDelivery
  terms: Terms
}

/** The outcome for the owner: contested with a bond, or why not. */
export type Defended = { entry: JournalEntryOf<'contested' | 'notContested'> }

/**
 * Defends work of ours that a council rejected: replays it from our own states and, if the replay confirms the delivery,
 * contests with a bond so that the jury decides. Otherwise a lying majority of seats would cost an honest executor its pay and
 * its lock whenever its owner is away. Retries until the contest window closes. `confirmed` has the deliveries that were
 * replayed successfully since this node started.
 */
export async function contestRejected(
  provider: Provider,
  rejection: Rejected,
  confirmed: Set<string>,
  signal: AbortSignal,
): Promise<Requeue | Defended> {
  const { context, deliveries } = provider
  const { assignment, own, ledgerDelivery, terms } = rejection
  const settlement = ledgerDelivery.settlement!
  const segment = BigInt(jobOf(terms, ledgerDelivery.delivery, ledgerDelivery.roster!.windows)[0]!.from)
  const facts = { part: own.part, deliveryId: ledgerDelivery.id, segment: Number(segment) }
  const skip = (reason: Reason): Defended => ({ entry: { step: 'notContested', ...facts, ...reason } })
  const leftMs = settlement.until * 1000 - Math.max(context.ledger.head.timestamp * 1000, context.nowMs())
  if (leftMs <= 0) return skip(own.doubt ?? tooLate)
  const inTime = anySignal([signal, AbortSignal.timeout(Math.min(leftMs, 2 ** 31 - 1))])
  let decision: ContestDecision
  try {
    decision = await decide(provider, rejection, confirmed, inTime)
  } catch (error) {
    signal.throwIfAborted()
    if (inTime.aborted) return skip(tooLate)
    throw error
  }
  if (decision.kind === 'skip') return skip({ why: decision.why, hint: decision.hint })
  if (decision.kind === 'wait') {
    const doubt = { why: decision.why, hint: decision.hint }
    if (own.doubt?.why !== doubt.why) {
      deliveries.change(ledgerDelivery.id, (value) => ({ ...value, doubt }))
      context.note(own.taskId, {
        step: 'contestPostponed',
        ...facts,
        ...doubt,
        untilMs: settlement.until * 1000,
      })
    }
    return { retryAfterMs: Math.min(retryMs, leftMs + 100) }
  }
  return unlessReverted(
    async () => {
      await contestDelivery(context, {
        record: ledgerDelivery,
        settlement,
        terms,
        bid: assignment.bid,
        segment,
      })
      return { entry: { step: 'contested', ...facts, bondWei: bondToContest(settlement, terms.rules) } }
    },
    (error) => {
      context.logger.info({ deliveryId: ledgerDelivery.id, error }, 'a contest reverted')
      if (!finalRefusals.includes(error.details.error)) return { retryAfterMs: retryMs }
      return skip({
        why: error.message,
        hint: 'Another account has contested it, or the contest window has closed.',
      })
    },
  )
}

type Reason = { why: string; hint: string }

const tooLate = {
  why: 'the contest window closed before this machine had replayed the work',
  hint: 'Nothing is left to do. Fewer concurrent runs leave more time for replays.',
}

/** Gathers the facts in order, the cheap ones first, and decides. Never returns `replay` or `readFacts`. */
async function decide(
  provider: Provider,
  { assignment, ledgerDelivery, terms }: Rejected,
  confirmed: Set<string>,
  signal: AbortSignal,
): Promise<ContestDecision> {
  const { context } = provider
  const { payWei, lockWei } = stakeOn(ledgerDelivery.delivery, assignment.bid, terms)
  // a rejected part takes the whole surety that backs it
  const atRiskWei = isBacked(terms, assignment.bid)
    ? (await context.network.sureties.read.suretyOf([context.sender.address])).amount
    : lockWei
  const bondToken = context.network.addresses.token
  const isSameToken = terms.token.toLowerCase() === bondToken.toLowerCase()
  const work = {
    atStakeWei: atRiskWei + (isSameToken ? payWei : 0n),
    bondWei: bondToContest(ledgerDelivery.settlement!, terms.rules),
    lostLast: isLastContestLost(context.ledger, context.sender.address),
  }
  const first = decideContest(work)
  if (first.kind !== 'replay') return first
  const findings = confirmed.has(ledgerDelivery.id)
    ? []
    : await replayOwnDelivery(provider, { assignment, ledgerDelivery, terms }, signal)
  const second = decideContest({ ...work, findings })
  if (second.kind !== 'readFacts') return second
  confirmed.add(ledgerDelivery.id)
  const walletWei = await walletFor(provider, bondToken, work.bondWei)
  const now = { walletWei, ...(await juryReach(context, ledgerDelivery, terms, signal)) }
  signal.throwIfAborted()
  return decideContest({ ...work, findings, now })
}

/** The balance of the wallet. Withdraws what the contracts owe us when it does not cover the bond. */
async function walletFor({ context }: Provider, address: Hex, bondWei: bigint): Promise<bigint> {
  const { network, sender } = context
  const token = bindContract(network.client, tokenAbi, address)
  const walletWei = await token.read.balanceOf([sender.address])
  return walletWei >= bondWei ? walletWei : walletWei + (await withdrawOwed(context, address))
}
