import type { Hex, SignedReceipt } from '@muster-network/chain'
import type { OpenedVerdict } from '../ask/askRound.ts'
import type { AnswerCase } from '../judge/AnswerCase.ts'

/** One range of an answer that is being confirmed, or a wrong one that was made of it to examine confirmers. */
export type ConfirmCase = {
  kind: 'real' | 'planted'
  streamId: Hex
  revision: number
  /** The executor of the range. */
  provider: Hex
  signed: SignedReceipt
  /** False when the receipt names more than arrived, so that nobody can show the answer to an audit. */
  isProven: boolean
  /** The amount that was signed for the executor before this answer. */
  signedBeforeWei: bigint
  /** The end of the time to accuse: later a verdict changes nothing. */
  untilMs: number
  /** Draws the positions that confirmers open. */
  seed: Hex
  /** The accounts and operators of the confirmers that opened or broke their seal. */
  asked: Hex[]
  /** Confirmers that sealed and did not open. */
  broken: Hex[]
  opened: OpenedVerdict[]
}

/** The part of a case that users wrote or read: it is on disk under encryption only. */
export type SecretCase = {
  /** Salts the hashes of request and answer. */
  salt: Hex
  judged: AnswerCase
}
