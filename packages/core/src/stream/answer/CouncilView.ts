import type { AnswerGroup, ComparedAnswer, Equivalent } from './groupAnswers.ts'

/** One request that several executors answer under seal. */
export type CouncilView<A extends ComparedAnswer> = {
  /** c: the subscribers that the stream needs. */
  council: number
  /** The opened answers. */
  opened: readonly A[]
  /** Executors that were asked and have neither opened nor failed. */
  pending: number
  /** Executors that were silent, or withheld or changed their answer. */
  failed: number
  /** Subscribers that could still be asked. */
  unasked: number
  equivalent: Equivalent<A>
}

/** The next step of a request. */
export type CouncilStep<A extends ComparedAnswer> =
  | { next: 'ask'; count: number }
  | { next: 'wait' }
  | { next: 'answer'; group: AnswerGroup<A> }
  /** The stream is down for this request. */
  | { next: 'down'; reason: 'too-few' | 'no-consensus' }
