import {
  type BookStep,
  countDeparture,
  giveBack,
  guaranteeHeld,
  type Member,
  type Moment,
  refused,
  type StreamBooks,
  withMember,
} from './StreamBooks.ts'

/** Joins a stream. A member that returns reuses the guarantee and the stake that are still held. */
export function join(books: StreamBooks, provider: string, receiptKey: string): BookStep {
  const { terms } = books
  if (books.status !== 'open') return refused('not-open')
  const member = books.members.get(provider)
  if (member?.status === 'serving' || member?.status === 'expelled') return refused('wrong-subscription')
  // under another key, nobody could accuse the answers that this stake still backs
  if (member && member.stakeWei > 0n && receiptKey !== member.receiptKey) return refused('receipt-key')
  if (books.subscribers >= terms.maxSubscribers) return refused('full')
  const neededWei = member?.status === 'left' ? member.missingWei : terms.guaranteeWei
  if (books.freeWei < neededWei) return refused('budget-too-small')
  const subscribers = books.subscribers + 1
  const joined: Member = {
    claimedWei: 0n,
    epochStartWei: 0n,
    epoch: 0,
    audits: 0,
    ...member,
    status: 'serving',
    receiptKey,
    left: undefined,
    missingWei: 0n,
    stakeWei: terms.stakeLockWei,
    joins: (member?.joins ?? 0) + 1,
  }
  const counted = {
    ...books,
    freeWei: books.freeWei - neededWei,
    subscribers,
    belowSince: subscribers >= terms.council ? undefined : books.belowSince,
  }
  return { ok: true, books: withMember(counted, provider, joined) }
}

/**
 * Leaves a stream. `waiveTo` counts vouchers up to this amount as paid and frees the guarantee at once; 0 waives none. A
 * member that left before can still waive.
 */
export function leave(books: StreamBooks, provider: string, waiveTo: bigint, now: Moment): BookStep {
  if (books.status === 'closed') return refused('not-open')
  const member = books.members.get(provider)
  if (!member || !(member.status === 'serving' || (member.status === 'left' && waiveTo > 0n)))
    return refused('wrong-subscription')
  if (waiveTo !== 0n && waiveTo < member.claimedWei) return refused('bad-amount')
  const after = member.status === 'serving' ? endService(books, provider, now) : books
  if (waiveTo === 0n) return { ok: true, books: after }
  const gone = after.members.get(provider)!
  const waived: Member = {
    ...gone,
    status: 'released',
    // a waiver is no payment of the current epoch
    epochStartWei: gone.epochStartWei + waiveTo - gone.claimedWei,
    claimedWei: waiveTo,
    missingWei: books.terms.guaranteeWei,
  }
  return { ok: true, books: giveBack(withMember(after, provider, waived), guaranteeHeld(after, provider)) }
}

/** Dismisses a member; its vouchers are paid for one settle time. */
export function dismiss(books: StreamBooks, provider: string, now: Moment): BookStep {
  if (books.status !== 'open') return refused('not-open')
  if (books.members.get(provider)?.status !== 'serving') return refused('wrong-subscription')
  return { ok: true, books: endService(books, provider, now) }
}

/** Fills the guarantee of a member that serves again, from the free budget. */
export function refill(books: StreamBooks, provider: string): BookStep {
  if (books.status !== 'open') return refused('not-open')
  const member = books.members.get(provider)
  if (member?.status !== 'serving') return refused('wrong-subscription')
  if (member.missingWei === 0n) return refused('guarantee-full')
  if (books.freeWei === 0n) return refused('budget-too-small')
  const addedWei = books.freeWei < member.missingWei ? books.freeWei : member.missingWei
  const filled = { ...member, missingWei: member.missingWei - addedWei }
  return { ok: true, books: withMember({ ...books, freeWei: books.freeWei - addedWei }, provider, filled) }
}

/** Ends the service of a member. In a stream that ends, everybody has left when the end began. */
export function endService(books: StreamBooks, provider: string, now: Moment): StreamBooks {
  const member = books.members.get(provider)!
  if (books.status !== 'open') return withMember(books, provider, { ...member, status: 'left' })
  return withMember(countDeparture(books, now), provider, { ...member, status: 'left', left: now })
}
