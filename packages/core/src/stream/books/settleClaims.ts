import type { ClaimSkip } from '../../task/contractEnums.ts'
import {
  type BookRefusal,
  credit,
  holdsGuarantee,
  isSettleTimeOver,
  type Member,
  type Moment,
  refused,
  type StreamBooks,
  withMember,
} from './StreamBooks.ts'

/** A voucher, with the key that signed it. */
export type BookClaim = { payee: string; amountWei: bigint; signer: string }

/** `skip` is `none` for a claim that was paid. The contract checks in the order of the enum. */
export type ClaimOutcome = { payee: string; skip: ClaimSkip; paidWei: bigint }

export type Settlement =
  | { ok: true; books: StreamBooks; outcomes: ClaimOutcome[] }
  | { ok: false; reason: BookRefusal }

/**
 * Pays vouchers in their order: each increase from the free budget first, then from the payee's own guarantee, which is
 * then filled again. At most G per payee and epoch. Vouchers of the signer before are paid for one settle time, from the
 * guarantee only, and fill nothing: a thief of the key can take no more than what is set aside for its payee.
 */
export function settleClaims(books: StreamBooks, claims: readonly BookClaim[], now: Moment): Settlement {
  if (books.status === 'closed') return refused('not-open')
  const outcomes: ClaimOutcome[] = []
  let after = books
  for (const claim of claims) {
    const { skip, member, freeWei, paidWei } = payClaim(after, claim, now)
    outcomes.push({ payee: claim.payee, skip, paidWei })
    if (skip !== 'none') continue
    after = credit(withMember({ ...after, freeWei }, claim.payee, member), claim.payee, paidWei)
  }
  return { ok: true, books: after, outcomes }
}

type Payment =
  | { skip: 'none'; member: Member; freeWei: bigint; paidWei: bigint }
  | { skip: Exclude<ClaimSkip, 'none'>; member?: undefined; freeWei?: undefined; paidWei: bigint }

function payClaim(books: StreamBooks, claim: BookClaim, now: Moment): Payment {
  const { guaranteeWei, epochSeconds } = books.terms
  const member = books.members.get(claim.payee)
  if (!member) return skipped('neverJoined')
  if (!holdsGuarantee(member)) return skipped('ended')
  if (claim.amountWei <= member.claimedWei) return skipped('stale')
  const key = keyOf(books, claim.signer, now)
  if (key === 'wrong') return skipped('wrongSigner')
  const epoch = Math.floor(now.seconds / epochSeconds)
  const epochStartWei = member.epoch === epoch ? member.epochStartWei : member.claimedWei
  const dueWei = least(
    claim.amountWei - member.claimedWei,
    guaranteeWei - (member.claimedWei - epochStartWei),
  )
  if (dueWei === 0n) return skipped('epochFull')
  const fromFreeWei = key === 'before' ? 0n : least(dueWei, books.freeWei)
  const fromGuaranteeWei = least(dueWei - fromFreeWei, guaranteeWei - member.missingWei)
  const paidWei = fromFreeWei + fromGuaranteeWei
  if (paidWei === 0n) return skipped('uncovered')
  const missingWei = member.missingWei + fromGuaranteeWei
  const leftWei = books.freeWei - fromFreeWei
  const filledWei = key === 'before' ? 0n : least(missingWei, leftWei)
  return {
    skip: 'none',
    paidWei,
    freeWei: leftWei - filledWei,
    member: {
      ...member,
      epoch,
      epochStartWei,
      claimedWei: member.claimedWei + paidWei,
      missingWei: missingWei - filledWei,
    },
  }
}

/** Which key signed a voucher: the signer, the one before within its time, or another. */
function keyOf(
  { signer, before, terms }: StreamBooks,
  signed: string,
  now: Moment,
): 'now' | 'before' | 'wrong' {
  if (before && signed === before.signer && !isSettleTimeOver(terms, before.changed, now)) return 'before'
  return signed === signer ? 'now' : 'wrong'
}

function skipped(skip: Exclude<ClaimSkip, 'none'>): Payment {
  return { skip, paidWei: 0n }
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
