/** How drawn answers ended. */
export type ConfirmationCounts = {
  confirmed: number
  wrong: number
  /** Confirmers did not agree. */
  undecided: number
  /** Nobody could check the answer. */
  unchecked: number
  /** Planted wrong answers, and the verdicts of confirmers that called one right. */
  planted: number
  missed: number
}

export const noConfirmations: ConfirmationCounts = {
  ...{ confirmed: 0, wrong: 0, undecided: 0, unchecked: 0, planted: 0, missed: 0 },
}
