import type { Hex, NetworkEvent } from '@muster-network/chain'

/** One loss of stake: who, why, how much. */
export type Slash = { operator: string; fault: string; amount: bigint; why: string }

/** A time in which a fault hit an operator, in milliseconds since 1970. */
export type Hit = { operator: string; fromMs: number; toMs: number }

/** The faults of the registry, by their number; see IProviderRegistry.sol. */
const faults = [
  'None',
  'WrongWork',
  'SilentExecutor',
  'WrongSeat',
  'FalseSeal',
  'SilentSeat',
  'NoData',
  'LostDispute',
  'LeftOthers',
  'NoProgress',
] as const

/** The protocol asks these of a node that was absent, honest or not; a fault made it absent. */
const absences: readonly string[] = ['SilentExecutor', 'SilentSeat', 'NoProgress', 'NoData']
/** How a seat's answer counted; see ICouncil.sol. */
const noDataVote = 3
const againstVote = 2

export type SlashOptions = {
  /** Names of the operators, by their address in lower case. */
  names: ReadonlyMap<string, string>
  hits: readonly Hit[]
}

/**
 * Separates the losses that the protocol owes for absence from those that no honest node may have. An executor that a fault
 * keeps from serving its council is rejected for lack of data, and so is a seat that a fault keeps from the data when the
 * others have it: absence too, but only if a fault did hit the executor or the seat between the delivery and its verdict.
 */
export function slashesOf(
  events: readonly NetworkEvent[],
  { names, hits }: SlashOptions,
): { owed: Slash[]; undue: Slash[] } {
  const nameOf = (account: string) => names.get(account.toLowerCase()) ?? account
  const owed: Slash[] = []
  const undue: Slash[] = []
  for (const event of events) {
    if (event.contract !== 'registry' || event.name !== 'Slashed') continue
    const { operator, fault, amount } = event.args
    const name = faults[fault] ?? 'None'
    const verdict = verdictBehind(events, event)
    const slash = { operator: nameOf(operator), fault: name, amount, why: verdict?.why ?? '' }
    const isHit =
      verdict !== undefined &&
      hits.some(
        (hit) =>
          [nameOf(operator), nameOf(verdict.executor)].includes(hit.operator) &&
          hit.toMs >= verdict.fromMs &&
          hit.fromMs <= verdict.toMs,
      )
    const isOwed = absences.includes(name) || (verdict?.isNoData === true && isHit)
    ;(isOwed ? owed : undue).push(slash)
  }
  return { owed, undue }
}

type Verdict = { executor: string; isNoData: boolean; fromMs: number; toMs: number; why: string }

/** The verdict of the delivery that the transaction of a slash is about. */
function verdictBehind(events: readonly NetworkEvent[], slash: NetworkEvent): Verdict | undefined {
  const ids = events.flatMap(({ transactionHash, args }) =>
    transactionHash === slash.transactionHash && 'deliveryId' in args ? [args.deliveryId as Hex] : [],
  )
  for (const id of ids) {
    let delivered: (NetworkEvent & { name: 'Delivered' }) | undefined
    let reached: (NetworkEvent & { name: 'VerdictReached' }) | undefined
    for (const event of events) {
      if (event.name === 'Delivered' && event.args.deliveryId === id) delivered = event
      if (event.name === 'VerdictReached' && event.args.deliveryId === id) reached = event
    }
    if (!delivered || !reached) continue
    const { votes } = reached.args
    return {
      executor: delivered.args.delivery.executor,
      isNoData: votes.includes(noDataVote) && !votes.includes(againstVote),
      fromMs: delivered.timestamp * 1000,
      toMs: reached.timestamp * 1000,
      why: `delivery ${id}, votes ${votes.join(' ')}`,
    }
  }
  return undefined
}
