import type { AnswerEnd, WireWork } from '../../wire/serveCalls.ts'

/** The answer of one executor: token ids, or a body. */
export type GivenAnswer =
  | { kind: 'tokens'; ids: readonly number[] }
  | { kind: 'http'; status: number; body: Uint8Array }

/** One executor's range of an answer, with all that its replay needs. */
export type AnswerCase = {
  /** The work of the ask: the prompt with the answer so far and the seed of the range, or an HTTP request. */
  work: WireWork
  /** The first position of the range. */
  from: number
  /** Most units of the whole answer. */
  maxUnits: number
  answer: GivenAnswer
  end: AnswerEnd
}
