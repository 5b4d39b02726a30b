import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joins, later, opened, play, start } from '../../../test/sampleBooks.ts'
import { guaranteeHeld, type StreamBooks, setSigner } from './StreamBooks.ts'
import { type BookClaim, settleClaims } from './settleClaims.ts'
import { leave } from './subscribe.ts'

const claim = (payee: string, amountWei: bigint, signer = 'key'): BookClaim => ({ payee, amountWei, signer })

/** A stream with two members, a and b, and this much free budget. */
const stream = (freeWei: bigint) => play(opened(freeWei + 200n), joins('a'), joins('b'))

function settle(books: StreamBooks, claims: BookClaim[], now = start) {
  const settled = settleClaims(books, claims, now)
  if (!settled.ok) throw new Error(settled.reason)
  return settled
}

describe('settleClaims', () => {
  it('pays from the free budget first, then from the own guarantee', () => {
    const { books, outcomes } = settle(stream(60n), [claim('a', 80n), claim('b', 30n)])
    expect(outcomes.map(({ paidWei }) => paidWei)).toEqual([80n, 30n])
    expect([books.freeWei, guaranteeHeld(books, 'a'), guaranteeHeld(books, 'b')]).toEqual([0n, 80n, 70n])
  })

  it('fills the guarantee again from the free budget', () => {
    const drained = settle(stream(0n), [claim('a', 40n)]).books
    const { books } = settle({ ...drained, freeWei: 50n }, [claim('a', 60n)])
    expect([books.freeWei, guaranteeHeld(books, 'a')]).toEqual([0n, 90n])
  })

  it('pays at most G per payee and epoch, and the rest in the next one', () => {
    const first = settle(stream(1_000n), [claim('a', 250n), claim('a', 260n)])
    expect(first.outcomes).toEqual([
      { payee: 'a', skip: 'none', paidWei: 100n },
      { payee: 'a', skip: 'epochFull', paidWei: 0n },
    ])
    const second = settle(first.books, [claim('a', 250n)], later(3_600))
    expect(second.outcomes[0]?.paidWei).toBe(100n)
    expect(settle(second.books, [claim('a', 250n)], later(7_200)).outcomes[0]?.paidWei).toBe(50n)
  })

  it('pays vouchers of the signer before from the guarantee only, for one settle time', () => {
    const resigned = play(stream(1_000n), (b) => setSigner(b, 'new', start))
    const { books, outcomes } = settle(resigned, [claim('a', 30n), claim('b', 20n, 'new')])
    expect(outcomes.map(({ paidWei }) => paidWei)).toEqual([30n, 20n])
    expect([books.freeWei, guaranteeHeld(books, 'a'), guaranteeHeld(books, 'b')]).toEqual([980n, 70n, 100n])
    const over = settle(resigned, [claim('a', 30n)], later(86_401, 301))
    expect(over.outcomes[0]?.skip).toBe('wrongSigner')
    const chainStoodStill = settle(resigned, [claim('a', 30n)], later(86_401, 300))
    expect(chainStoodStill.outcomes[0]?.skip).toBe('none')
  })

  it('skips with the reason that comes first', () => {
    const left = play(stream(0n), (b) => leave(b, 'b', 10n, start))
    const used = settle(left, [claim('a', 100n)], later(0)).books
    const { outcomes } = settle(
      { ...used, freeWei: 0n },
      [
        claim('nobody', 1n, 'thief'),
        claim('b', 5n, 'thief'),
        claim('a', 100n, 'thief'),
        claim('a', 101n, 'thief'),
        claim('a', 101n),
      ],
      later(0),
    )
    expect(outcomes.map(({ skip }) => skip)).toEqual([
      'neverJoined',
      'ended',
      'stale',
      'wrongSigner',
      'epochFull',
    ])
    // b's guarantee went back to the budget, so that a was paid from it; without either, nothing covers the next epoch
    const empty = settle(used, [claim('a', 250n)], later(3_600)).books
    const uncovered = settle(empty, [claim('a', 250n)], later(7_200))
    expect(uncovered.outcomes[0]).toEqual({ payee: 'a', skip: 'uncovered', paidWei: 0n })
  })

  it('never touches the guarantee of another, whatever is signed', () => {
    const amounts = fc.array(fc.bigInt(1n, 400n), { maxLength: 12 })
    fc.assert(
      fc.property(fc.bigInt(0n, 300n), amounts, (freeWei, all) => {
        let books = stream(freeWei)
        all.forEach((amountWei, i) => {
          books = settle(books, [claim('a', amountWei)], later(3_600 * i)).books
          expect(guaranteeHeld(books, 'b')).toBe(100n)
        })
        expect(settle(books, [claim('b', 100n)]).outcomes[0]?.paidWei).toBe(100n)
      }),
    )
  })
})
