import type { NetworkEvent } from '@muster-network/chain'
import type { ChaosNetwork } from './network/startNetwork.ts'

/** One loss of stake: who, why, how much. */
export type Slash = { operator: string; fault: string; amount: bigint }

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
const absences: readonly string[] = ['SilentExecutor', 'SilentSeat', 'NoProgress']

/** Separates the losses that the protocol owes for absence from those that no honest node may have. */
export function slashesOf(
  events: readonly NetworkEvent[],
  { nodes }: Pick<ChaosNetwork, 'nodes'>,
): { owed: Slash[]; undue: Slash[] } {
  const names = new Map(nodes.map(({ name, account }) => [account.toLowerCase(), name]))
  const slashes = events.flatMap((event): Slash[] => {
    if (event.contract !== 'registry' || event.name !== 'Slashed') return []
    const { operator, fault, amount } = event.args
    return [
      { operator: names.get(operator.toLowerCase()) ?? operator, fault: faults[fault] ?? 'None', amount },
    ]
  })
  const isOwed = ({ fault }: Slash) => absences.includes(fault)
  return { owed: slashes.filter(isOwed), undue: slashes.filter((slash) => !isOwed(slash)) }
}
