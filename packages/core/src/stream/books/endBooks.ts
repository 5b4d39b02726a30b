import {
  type BookRefusal,
  type BookStep,
  credit,
  giveBack,
  guaranteeHeld,
  holdsGuarantee,
  isOver,
  isSettleTimeOver,
  type Member,
  type Moment,
  refused,
  type StreamBooks,
  withMember,
} from './StreamBooks.ts'
import { endService } from './subscribe.ts'

/** Begins the end: by the client, or by anyone when fewer than c served for longer than the downtime of the terms. */
export function retract(books: StreamBooks, now: Moment): BookStep {
  if (books.status !== 'open') return refused('not-open')
  return { ok: true, books: { ...books, status: 'ending', endReason: 'retracted', ended: now } }
}

export function halt(books: StreamBooks, now: Moment): BookStep {
  if (books.status !== 'open') return refused('not-open')
  if (books.belowSince === undefined) return refused('stream-is-up')
  if (now.seconds <= books.belowSince + books.terms.maxDowntimeSeconds) return refused('not-yet')
  return { ok: true, books: { ...books, status: 'ending', endReason: 'halted', ended: now } }
}

/** Releases a subscription that has ended: after the settle time its guarantee, after the hold its stake. */
export function release(books: StreamBooks, provider: string, now: Moment): BookStep {
  const { books: after, released, guaranteeWei } = releaseMember(books, provider, now)
  if (!released) return refused(whyUnreleased(books, provider, now))
  return { ok: true, books: giveBack(after, guaranteeWei) }
}

/** Closes a stream after the settle time and releases some members; those that cannot be released yet are left. */
export function close(books: StreamBooks, providers: readonly string[], now: Moment): BookStep {
  if (books.status !== 'ending') return refused('not-open')
  if (!isSettleTimeOver(books.terms, books.ended!, now)) return refused('not-yet')
  const returnedLockWei = books.returnedLockWei + books.lockWei
  let after: StreamBooks = { ...books, status: 'closed', freeWei: 0n, lockWei: 0n, returnedLockWei }
  let refundWei = books.freeWei
  for (const provider of providers) {
    const step = releaseMember(after, provider, now)
    after = step.books
    refundWei += step.guaranteeWei
  }
  return { ok: true, books: credit(after, books.terms.client, refundWei) }
}

/** Open audits of one member at most. */
const mostAudits = 64

/** Begins an audit: the stake stays locked until it ends, and the client's bond leaves the trust lock. */
export function beginAudit(books: StreamBooks, provider: string, bondWei: bigint): BookStep {
  const member = books.members.get(provider)
  if (!member || member.stakeWei === 0n) return refused('wrong-subscription')
  if (member.audits === mostAudits) return refused('too-many-audits')
  if (bondWei > books.lockWei) return refused('trust-lock-too-small')
  const audited = withMember(books, provider, { ...member, audits: member.audits + 1 })
  return { ok: true, books: { ...audited, lockWei: audited.lockWei - bondWei } }
}

/** Ends an audit. A wrong answer costs the whole stake; the member is expelled and its guarantee returns to the budget. */
export function endAudit(books: StreamBooks, provider: string, wrong: boolean, now: Moment): BookStep {
  const member = books.members.get(provider)
  if (!member || member.audits === 0) return refused('no-audit')
  const ended = withMember(books, provider, { ...member, audits: member.audits - 1 })
  // an earlier audit took the stake already
  if (!wrong || member.stakeWei === 0n) return { ok: true, books: ended }
  const left = member.status === 'serving' ? endService(ended, provider, now) : ended
  const expelled = withMember(left, provider, {
    ...left.members.get(provider)!,
    status: 'expelled',
    stakeWei: 0n,
    missingWei: holdsGuarantee(member) ? books.terms.guaranteeWei : member.missingWei,
  })
  return { ok: true, books: giveBack(expelled, guaranteeHeld(books, provider)) }
}

type Release = { books: StreamBooks; released: boolean; guaranteeWei: bigint }

function releaseMember(books: StreamBooks, provider: string, now: Moment): Release {
  const none = { books, released: false, guaranteeWei: 0n }
  const { terms, members } = books
  let member = members.get(provider)
  if (!member || member.status === 'expelled') return none
  if (member.status === 'serving' && books.status === 'open') return none
  const end = endOf(books, member)!
  let released = false
  let guaranteeWei = 0n
  if (member.status !== 'released') {
    if (!isSettleTimeOver(terms, end, now)) return none
    guaranteeWei = guaranteeHeld(books, provider)
    // in a closed stream nobody reads what is missing
    const missingWei = books.status === 'closed' ? member.missingWei : terms.guaranteeWei
    member = { ...member, status: 'released', missingWei }
    released = true
  }
  if (member.stakeWei > 0n && member.audits === 0 && isHoldOver(books, end, now)) {
    member = { ...member, stakeWei: 0n }
    released = true
  }
  return released ? { books: withMember(books, provider, member), released, guaranteeWei } : none
}

/** Returns the end of a subscription: its own, or that of the stream. */
function endOf(books: StreamBooks, member: Member): Moment | undefined {
  return member.left ?? books.ended
}

function isHoldOver({ terms }: StreamBooks, left: Moment, now: Moment): boolean {
  return isOver(left, now, terms.holdSeconds, terms.settleBlocks)
}

function whyUnreleased(books: StreamBooks, provider: string, now: Moment): BookRefusal {
  const member = books.members.get(provider)
  const end = member && endOf(books, member)
  if (!member || !end) return 'wrong-subscription'
  if (member.status === 'released' && member.stakeWei > 0n)
    return isHoldOver(books, end, now) ? 'audits-open' : 'not-yet'
  return holdsGuarantee(member) ? 'not-yet' : 'wrong-subscription'
}
