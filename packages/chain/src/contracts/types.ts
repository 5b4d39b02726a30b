import type { ContractFunctionArgs } from 'viem'
import type { councilAbi } from './generated/council.ts'
import type { providerRegistryAbi } from './generated/providerRegistry.ts'
import type { taskMarketAbi } from './generated/taskMarket.ts'

// The structs of the contracts, as their ABIs say; nothing is written twice.

type MarketCall<Name extends 'post' | 'award' | 'deliver' | 'close'> = ContractFunctionArgs<
  typeof taskMarketAbi,
  'nonpayable',
  Name
>
type CouncilCall<Name extends 'finalise' | 'draw'> = ContractFunctionArgs<
  typeof councilAbi,
  'nonpayable',
  Name
>

/** Everything that was agreed when a task was posted; its hash is the task's id. */
export type Terms = MarketCall<'post'>[0]
/** The numbers of the network as they stood then. */
export type Rules = Terms['rules']
/** A bid with the parts that it wins. */
export type Win = MarketCall<'award'>[1][number]
/** What an executor hands in. */
export type Handover = MarketCall<'deliver'>[1]
/** The unit that is checked and paid. */
export type Delivery = MarketCall<'close'>[2]
export type Settlement = MarketCall<'close'>[3]
/** A council at work. */
export type Panel = CouncilCall<'draw'>[2]
export type SeatAnswer = CouncilCall<'finalise'>[4][number]
export type Evidence = CouncilCall<'finalise'>[5][number]

/** What the registry lists of a node. */
export type NodeFacts = ContractFunctionArgs<typeof providerRegistryAbi, 'nonpayable', 'listNode'>[0]
