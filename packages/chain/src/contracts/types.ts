import type { ContractFunctionArgs } from 'viem'
import type { councilAbi } from './generated/council.ts'
import type { providerRegistryAbi } from './generated/providerRegistry.ts'
import type { streamsAbi } from './generated/streams.ts'
import type { taskMarketAbi } from './generated/taskMarket.ts'

// The structs of the contracts, derived from their ABIs.

type MarketCall<Name extends 'post' | 'award' | 'awardDrawn' | 'deliver' | 'close'> = ContractFunctionArgs<
  typeof taskMarketAbi,
  'nonpayable',
  Name
>
type CouncilCall<Name extends 'finalise' | 'draw'> = ContractFunctionArgs<
  typeof councilAbi,
  'nonpayable',
  Name
>

/** The terms of a task, fixed when it is posted; their hash is the task id. */
export type Terms = MarketCall<'post'>[0]
/** The network parameters at the time of posting. */
export type Rules = Terms['rules']
/** A bid with the parts that it may win. */
export type Win = MarketCall<'award'>[1][number]
/** A bid that the beacon drew from the bid book. */
export type Draw = MarketCall<'awardDrawn'>[2][number]
/** The input of an executor's delivery. */
export type DeliveryInput = MarketCall<'deliver'>[1]
/** The unit that is checked and paid. */
export type Delivery = MarketCall<'close'>[2]
export type Settlement = MarketCall<'close'>[3]
/** The drawn seats of a council. */
export type Roster = CouncilCall<'draw'>[2]
export type SeatAnswer = CouncilCall<'finalise'>[4][number]
export type Evidence = CouncilCall<'finalise'>[5][number]

/** The registry entry of a node. */
export type NodeFacts = ContractFunctionArgs<typeof providerRegistryAbi, 'nonpayable', 'listNode'>[0]

/** The terms of a stream, fixed when it is opened; their hash is the stream's id. */
export type StreamTerms = ContractFunctionArgs<typeof streamsAbi, 'nonpayable', 'settle'>[0]
/** A voucher inside a settlement, which names the stream once. */
export type Claim = ContractFunctionArgs<typeof streamsAbi, 'nonpayable', 'settle'>[1][number]
