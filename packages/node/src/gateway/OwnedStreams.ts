import type { Hex } from '@muster-network/chain'
import type { StreamPrescription, TokenAmount } from '@muster-network/core'
import type { Answerer, StreamSummary } from '../client/stream/Answerer.ts'

/** A provider that joined a stream, as its client knows it. */
export type OwnedSubscriber = {
  provider: Hex
  /** On the chain: serving, leaving and so on. */
  state: string
  revision: number | undefined
  slots: number
  /** Asks in progress. */
  asks: number
  answers: number
  failures: number
  claimedWei: bigint
  /** Why it gets no requests any more. */
  blocked: string | undefined
}

/** A stream with the facts that only its owner sees. */
export type OwnedStream = StreamSummary & {
  council: number
  maxSubscribers: number
  guaranteeWei: bigint
  stakeLockWei: bigint
  trustLockWei: bigint
  /** Deposited for answers, and the part that no voucher has signed away. */
  budgetWei: bigint
  freeWei: bigint
  subscribers: OwnedSubscriber[]
  /** The last change that the chain rejected, as a sentence. */
  rejected: string | undefined
}

/** The client's streams, as the owner's API needs them. */
export type OwnedStreams = Answerer & {
  /** All streams, closed ones included, oldest first. */
  owned(): OwnedStream[]
  /** @throws SPEC_*, CHAIN_FUNDS */
  open(
    prescription: StreamPrescription,
    folder: string,
    options: { maxSpend?: TokenAmount; signal?: AbortSignal },
  ): Promise<{ streamId: Hex }>
  revise(streamId: Hex, prescription: StreamPrescription, folder: string): Promise<{ revision: number }>
  topUp(streamId: Hex, amount: TokenAmount): Promise<void>
  retract(streamId: Hex): Promise<void>
}
