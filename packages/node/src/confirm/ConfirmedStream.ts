import type { Confirmation, Hex } from '@muster-network/chain'
import type { StreamPlan } from '@muster-network/core'
import type { StreamManifest } from '../task/StreamManifest.ts'
import type { AnswerEnd, WireReceipt, WireWork } from '../wire/serveCalls.ts'
import type { Candidate } from './ask/Candidate.ts'
import type { GivenAnswer } from './judge/AnswerCase.ts'

/** A stream of this client, as its confirmations need it. */
export type ConfirmedStream = Pick<StreamPlan, 'confirmedShare' | 'confirmer'> & {
  /** True when the contracts decide about its answers: an accusation can slash. */
  isAudited: boolean
  /** Honest answers of a class from which its hard misses may slash. */
  calibratedAnswers: number
  manifest(revision: number): StreamManifest | undefined
  /** The nodes that serve a revision, the executors included. */
  candidates(revision: number): Candidate[]
  /** The owner, and the key of receipts, of a provider that has joined. */
  subscriber(provider: Hex): { operator: Hex; receiptKey: Hex } | undefined
  /** Signs with the stream's signer. */
  signConfirmation(message: Confirmation): Promise<Hex>
  /** The end of the time to accuse an answer of an epoch. */
  accuseUntilMs(epoch: number): number
}

/** One executor's range of an answer whose receipt was taken. */
export type AnsweredRange = {
  provider: Hex
  /** The exact work of the ask: the prompt with the answer so far, and the seed of the range. */
  work: WireWork
  from: number
  maxUnits: number
  answer: GivenAnswer
  end: AnswerEnd
  receipt: WireReceipt
  /** The amount of the executor's newest voucher before this answer. */
  signedBeforeWei: bigint
}

/** An answer with all of its receipts. */
export type AnsweredRequest = {
  streamId: Hex
  revision: number
  /** Salts the hashes of request and answer. */
  salt: Hex
  ranges: readonly AnsweredRange[]
}
