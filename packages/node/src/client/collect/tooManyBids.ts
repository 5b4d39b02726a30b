import type { Bid, Terms } from '@muster-network/chain'

/** More bids than any halt rule waits for, so that strangers cannot fill the disk with bids. */
const maxBids = 5_000
/** Bids of one operator on a task: one for each of its machines, and some that it revoked. */
const maxBidsOfOperator = 8

/**
 * Returns why a bid is one too many. Every receipted bid is ranked, and the award passes those that became unavailable, so an
 * operator with many cheap bids could make the award too expensive. Replicas are drawn from the book, so there each operator has
 * one chance.
 */
export function tooManyBids(
  bid: Bid,
  receipted: readonly Bid[],
  { replicas }: Pick<Terms, 'replicas'>,
  { isRevoked, now }: { isRevoked: (bid: Bid) => boolean; now: number },
): string | undefined {
  if (receipted.length >= maxBids) return 'the book is full'
  const own = receipted.filter(({ operator }) => operator.toLowerCase() === bid.operator.toLowerCase())
  if (own.length >= maxBidsOfOperator) return `an operator has at most ${maxBidsOfOperator} bids on a task`
  const standing = own.find(
    (each) =>
      (replicas > 1 || each.node === bid.node) &&
      !isRevoked(each) &&
      Math.max(each.expiry, each.takeoverUntil) >= now,
  )
  return standing && `an earlier bid stands; cancel its nonce ${standing.nonce} first`
}
