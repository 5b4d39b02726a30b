import { describe, expect, it } from 'vitest'
import { joins, later, opened, play, start, why } from '../../../test/sampleBooks.ts'
import { release } from './endBooks.ts'
import { guaranteeHeld } from './StreamBooks.ts'
import { settleClaims } from './settleClaims.ts'
import { dismiss, join, leave, refill } from './subscribe.ts'

describe('joining', () => {
  it('moves a guarantee out of the budget and counts the subscriber', () => {
    const books = play(opened(), joins('a'), joins('b'))
    expect([books.freeWei, books.subscribers, books.belowSince]).toEqual([800n, 2, undefined])
    expect(books.members.get('a')).toMatchObject({ stakeWei: 200n, joins: 1, missingWei: 0n })
  })

  it('refuses a full stream, a small budget, a second time, and another receipt key', () => {
    const full = play(opened(), joins('a'), joins('b'), joins('c'))
    expect(why(join(full, 'd', 'd'))).toBe('full')
    expect(why(join(opened(99n), 'a', 'a'))).toBe('budget-too-small')
    expect(why(join(full, 'a', "a's key"))).toBe('wrong-subscription')
    const left = play(full, (b) => leave(b, 'a', 0n, start))
    expect(why(join(left, 'a', 'another key'))).toBe('receipt-key')
    expect(why(join(left, 'a', "a's key"))).toBe('ok')
  })

  it('reuses the guarantee that is still held, so that churn costs the budget nothing', () => {
    const left = play(opened(100n), joins('a'), (b) => leave(b, 'a', 0n, start))
    expect(left.freeWei).toBe(0n)
    const back = play(left, joins('a'))
    expect([back.freeWei, guaranteeHeld(back, 'a')]).toEqual([0n, 100n])
  })
})

describe('leaving', () => {
  it('counts the time below c from the departure that falls below it', () => {
    const full = play(opened(), joins('a'), joins('b'), joins('c'))
    const two = play(full, (b) => leave(b, 'a', 0n, later(10)))
    expect([two.subscribers, two.belowSince]).toEqual([2, undefined])
    const one = play(two, (b) => dismiss(b, 'b', later(20)))
    expect([one.subscribers, one.belowSince]).toEqual([1, later(20).seconds])
    const none = play(one, (b) => leave(b, 'c', 0n, later(30)))
    expect([none.subscribers, none.belowSince]).toEqual([0, later(20).seconds])
    expect(play(none, joins('a'), joins('b')).belowSince).toBeUndefined()
  })

  it('is possible once, and a waiver once more', () => {
    const left = play(opened(), joins('a'), (b) => leave(b, 'a', 0n, start))
    expect(why(leave(left, 'a', 0n, start))).toBe('wrong-subscription')
    const waived = play(left, (b) => leave(b, 'a', 5n, start))
    expect(waived.members.get('a')).toMatchObject({ status: 'released', claimedWei: 5n, stakeWei: 200n })
    expect(why(leave(waived, 'a', 6n, start))).toBe('wrong-subscription')
  })

  it('waives no part of what an epoch may pay', () => {
    const claim = (amountWei: bigint) => [{ payee: 'a', amountWei, signer: 'key' }]
    const first = settleClaims(play(opened(), joins('a')), claim(30n), start)
    if (!first.ok) throw new Error(first.reason)
    const back = play(first.books, (b) => leave(b, 'a', 500n, start), joins('a'))
    const second = settleClaims(back, claim(900n), start)
    // 100 in this epoch, 30 of which were paid before the waiver
    expect(second.ok && second.outcomes[0]?.paidWei).toBe(70n)
  })

  it('frees the guarantee at once with a waiver, and old vouchers are stale', () => {
    const books = play(opened(), joins('a'), (b) => leave(b, 'a', 70n, start))
    expect([books.freeWei, guaranteeHeld(books, 'a')]).toEqual([1_000n, 0n])
    const back = play(books, joins('a'))
    const settled = settleClaims(back, [{ payee: 'a', amountWei: 70n, signer: 'key' }], start)
    expect(settled.ok && settled.outcomes[0]?.skip).toBe('stale')
  })

  it('refuses a waiver below what was paid', () => {
    const settled = settleClaims(
      play(opened(), joins('a')),
      [{ payee: 'a', amountWei: 9n, signer: 'key' }],
      start,
    )
    if (!settled.ok) throw new Error(settled.reason)
    expect(why(leave(settled.books, 'a', 8n, start))).toBe('bad-amount')
    expect(why(leave(settled.books, 'a', 9n, start))).toBe('ok')
  })

  it('releases guarantee and stake after their times, in seconds and blocks', () => {
    const left = play(opened(), joins('a'), (b) => dismiss(b, 'a', start))
    expect(why(release(left, 'a', later(86_400, 301)))).toBe('not-yet')
    expect(why(release(left, 'a', later(86_401, 300)))).toBe('not-yet')
    const released = play(left, (b) => release(b, 'a', later(86_401, 301)))
    expect([released.freeWei, released.members.get('a')?.stakeWei]).toEqual([1_000n, 200n])
    expect(why(release(released, 'a', later(129_600, 301)))).toBe('not-yet')
    const unlocked = play(released, (b) => release(b, 'a', later(129_601, 301)))
    expect(unlocked.members.get('a')?.stakeWei).toBe(0n)
    expect(why(release(unlocked, 'a', later(129_601, 301)))).toBe('wrong-subscription')
    // no answer is backed by the old key any more
    expect(why(join(unlocked, 'a', 'another key'))).toBe('ok')
  })
})

describe('refilling', () => {
  it('fills the guarantee of a member that serves, as far as the budget reaches', () => {
    const joined = play(opened(100n), joins('a'))
    expect(why(refill(joined, 'a'))).toBe('guarantee-full')
    const settled = settleClaims(joined, [{ payee: 'a', amountWei: 80n, signer: 'key' }], start)
    if (!settled.ok) throw new Error(settled.reason)
    expect(why(refill(settled.books, 'a'))).toBe('budget-too-small')
    const filled = play({ ...settled.books, freeWei: 50n }, (b) => refill(b, 'a'))
    expect([filled.freeWei, guaranteeHeld(filled, 'a')]).toEqual([0n, 70n])
    const full = play({ ...settled.books, freeWei: 90n }, (b) => refill(b, 'a'))
    expect([full.freeWei, guaranteeHeld(full, 'a')]).toEqual([10n, 100n])
    expect(why(refill(opened(), 'a'))).toBe('wrong-subscription')
  })
})
