/** Time before the start deadline that is reserved for the transaction that declines. */
export const declineMarginMs = 15_000

/** The facts about an assignment that is to be returned. */
export type ReturnedPart = {
  nowMs: number
  /** Time of the award, in seconds. */
  awardedAt: number
  /** Time to decline after the award, of the bid. */
  startSeconds: number
  /** The client signed for work of this assignment, or some of it is delivered: leaving is paid for it. */
  hasWork: boolean
}

/**
 * Decides how a part is returned: declined free of charge until the start deadline, or left. So an executor whose program fails
 * soon loses nothing by it. Work that the client signed for is never declined, because only leaving is paid.
 */
export function mayDecline({ nowMs, awardedAt, startSeconds, hasWork }: ReturnedPart): boolean {
  return !hasWork && nowMs < (awardedAt + startSeconds) * 1000
}
