import type { Fault } from './contractEnums.ts'

/** The reason of a slash or a jail in words: a phrase that follows "because". */
export const faultWords: Readonly<Record<Fault, string>> = {
  none: 'of an unknown fault',
  wrongWork: 'the check rejected its work',
  silentExecutor: 'it fell silent too often while it ran parts',
  wrongSeat: 'its seat answered against the outcome',
  falseSeal: 'its seat copied an answer',
  silentSeat: 'its seat did not answer in time',
  noData: 'it did not serve the seats',
  lostDispute: 'it lost a dispute',
  leftOthers: 'it left a part of an all-or-nothing task',
  noProgress: 'it left a part without any work',
}
