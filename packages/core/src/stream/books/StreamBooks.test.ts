import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joins, later, opened, play, sampleTerms, start, why } from '../../../test/sampleBooks.ts'
import { beginAudit, close, endAudit, halt, release } from './endBooks.ts'
import {
  type BookStep,
  guaranteeHeld,
  type Moment,
  mostWei,
  type StreamBooks,
  setSigner,
  topUp,
} from './StreamBooks.ts'
import { settleClaims } from './settleClaims.ts'
import { dismiss, join, leave, refill } from './subscribe.ts'

const providers = ['a', 'b', 'c', 'd']

describe('limits of the types', () => {
  it('refuses a budget beyond uint96, and pays a guarantee that no longer fits to the client', () => {
    expect(mostWei).toBe(0xffff_ffff_ffff_ffff_ffff_ffffn)
    expect(why(topUp(opened(mostWei), 1n, 0n))).toBe('bad-amount')
    expect(why(topUp(opened(), 0n, mostWei - 49n))).toBe('bad-amount')
    expect(play(opened(), (b) => topUp(b, 7n, mostWei - 50n))).toMatchObject({
      freeWei: 1_007n,
      lockWei: mostWei,
    })
    const joined = play(opened(mostWei), joins('a'), (b) => topUp(b, 100n, 0n))
    const left = play(joined, (b) => leave(b, 'a', 1n, start))
    expect([left.freeWei, left.balances.get('client')]).toEqual([mostWei, 100n])
    const fits = play(opened(mostWei), joins('a'), (b) => leave(b, 'a', 1n, start))
    expect([fits.freeWei, fits.balances.get('client')]).toEqual([mostWei, undefined])
  })
})

describe('the signer', () => {
  it('changes once per settle time, so that vouchers of the key before keep their time', () => {
    const changed = play(opened(), (b) => setSigner(b, 'new', start))
    expect(changed).toMatchObject({ signer: 'new', before: { signer: 'key', changed: start } })
    expect(why(setSigner(changed, 'newer', later(86_401, 300)))).toBe('not-yet')
    expect(why(setSigner(changed, 'newer', later(86_401, 301)))).toBe('ok')
    expect(why(setSigner(changed, 'new', later(86_401, 301)))).toBe('bad-signer')
  })
})

type Call = (books: StreamBooks, now: Moment) => BookStep
const who = fc.constantFrom(...providers)
const amount = fc.bigInt(0n, 250n)
const anyCall: fc.Arbitrary<Call> = fc.oneof(
  who.map(
    (p): Call =>
      (b) =>
        join(b, p, p),
  ),
  fc.tuple(who, amount).map(
    ([p, wei]): Call =>
      (b, now) =>
        leave(b, p, wei, now),
  ),
  who.map(
    (p): Call =>
      (b, now) =>
        dismiss(b, p, now),
  ),
  who.map(
    (p): Call =>
      (b) =>
        refill(b, p),
  ),
  who.map(
    (p): Call =>
      (b, now) =>
        release(b, p, now),
  ),
  who.map(
    (p): Call =>
      (b) =>
        beginAudit(b, p, 3n),
  ),
  fc.tuple(who, fc.boolean()).map(
    ([p, wrong]): Call =>
      (b, now) =>
        endAudit(b, p, wrong, now),
  ),
  fc.constantFrom('key', 'new').map(
    (key): Call =>
      (b, now) =>
        setSigner(b, key, now),
  ),
  fc.constant<Call>((b, now) => close(b, providers.slice(0, 2), now)),
  fc.constant<Call>((b, now) => halt(b, now)),
  fc
    .array(fc.record({ payee: who, amountWei: amount, signer: fc.constantFrom('key', 'new', 'thief') }), {
      maxLength: 4,
    })
    .map(
      (claims): Call =>
        (b, now) =>
          settleClaims(b, claims, now),
    ),
)

describe('the books', () => {
  it('always hold every wei: budget in = free + guarantees + balances', () => {
    const step = fc.record({
      call: anyCall,
      waitSeconds: fc.constantFrom(0, 60, 3_600, 90_000),
      waitBlocks: fc.constantFrom(0, 5, 301),
    })
    fc.assert(
      fc.property(fc.bigInt(0n, 600n), fc.array(step, { maxLength: 40 }), (budgetWei, steps) => {
        let books = opened(budgetWei)
        let now: Moment = start
        for (const { call, waitSeconds, waitBlocks } of steps) {
          now = { seconds: now.seconds + waitSeconds, block: now.block + waitBlocks }
          const taken = call(books, now)
          if (taken.ok) books = taken.books
          const guarantees = providers.reduce((sum, p) => sum + guaranteeHeld(books, p), 0n)
          const balances = [...books.balances.values()].reduce((sum, wei) => sum + wei, 0n)
          expect(books.freeWei + guarantees + balances).toBe(budgetWei)
          const serving = [...books.members.values()].filter(({ status }) => status === 'serving').length
          if (books.status === 'open') expect(books.subscribers).toBe(serving)
          for (const member of books.members.values()) {
            expect(member.missingWei >= 0n && member.missingWei <= sampleTerms.guaranteeWei).toBe(true)
            expect(member.claimedWei - member.epochStartWei).toBeLessThanOrEqual(sampleTerms.guaranteeWei)
          }
          if (books.status === 'open' && serving < sampleTerms.council) expect(books.belowSince).toBeDefined()
        }
      }),
      { numRuns: 500 },
    )
  })
})
