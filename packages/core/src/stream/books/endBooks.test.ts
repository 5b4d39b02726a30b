import { describe, expect, it } from 'vitest'
import { joins, later, opened, play, start, why } from '../../../test/sampleBooks.ts'
import { beginAudit, close, endAudit, halt, release, retract } from './endBooks.ts'
import { setSigner, topUp } from './StreamBooks.ts'
import { settleClaims } from './settleClaims.ts'
import { dismiss, join, leave, refill } from './subscribe.ts'

describe('audits', () => {
  it('hold the stake, and a wrong answer costs it and returns the guarantee', () => {
    const audited = play(
      opened(),
      joins('a'),
      (b) => beginAudit(b, 'a', 20n),
      (b) => beginAudit(b, 'a', 0n),
    )
    expect(audited.lockWei).toBe(30n)
    expect(why(beginAudit(audited, 'a', 31n))).toBe('trust-lock-too-small')
    const gone = play(
      audited,
      (b) => leave(b, 'a', 0n, start),
      (b) => release(b, 'a', later(200_000, 999)),
    )
    expect(gone.members.get('a')?.stakeWei).toBe(200n)
    expect(why(release(gone, 'a', later(200_000, 999)))).toBe('audits-open')
    const expelled = play(audited, (b) => endAudit(b, 'a', true, start))
    expect([expelled.freeWei, expelled.subscribers]).toEqual([1_000n, 0])
    expect(expelled.members.get('a')).toMatchObject({ status: 'expelled', stakeWei: 0n, audits: 1 })
    expect(why(join(expelled, 'a', "a's key"))).toBe('wrong-subscription')
    // the second audit finds no stake any more
    const ended = play(expelled, (b) => endAudit(b, 'a', true, start))
    expect(ended.freeWei).toBe(1_000n)
    expect(why(endAudit(ended, 'a', true, start))).toBe('no-audit')
  })
})

describe('audits of honest answers', () => {
  it('cost nothing', () => {
    const audited = play(opened(), joins('a'), (b) => beginAudit(b, 'a', 50n))
    const ended = play(audited, (b) => endAudit(b, 'a', false, start))
    expect(ended.members.get('a')).toMatchObject({ status: 'serving', stakeWei: 200n, audits: 0 })
    expect([ended.freeWei, ended.lockWei, ended.subscribers]).toEqual([900n, 0n, 1])
  })

  it('are at most 64 at once', () => {
    let books = play(opened(), joins('a'))
    for (let i = 0; i < 64; i++) books = play(books, (b) => beginAudit(b, 'a', 0n))
    expect(why(beginAudit(books, 'a', 0n))).toBe('too-many-audits')
    expect(why(beginAudit(books, 'b', 0n))).toBe('wrong-subscription')
  })
})

describe('ending', () => {
  it('does not count time below c after the end', () => {
    const ending = play(opened(), joins('a'), joins('b'), (b) => retract(b, start))
    const left = play(ending, (b) => leave(b, 'a', 0n, later(60)))
    expect([left.subscribers, left.belowSince]).toEqual([2, undefined])
    // its settle time began with the end of the stream
    expect(why(release(left, 'a', later(86_401, 301)))).toBe('ok')
  })

  it('releases members that serve only after the settle time of the end', () => {
    const serving = play(opened(), joins('a'))
    expect(why(release(serving, 'a', later(999_999, 999)))).toBe('wrong-subscription')
    expect(why(release(serving, 'nobody', start))).toBe('wrong-subscription')
    const ending = play(serving, (b) => retract(b, start))
    expect(why(release(ending, 'a', later(86_400, 301)))).toBe('not-yet')
    expect(play(ending, (b) => release(b, 'a', later(86_401, 301)))).toMatchObject({ freeWei: 1_000n })
  })

  it('halts only a stream that was below c for too long', () => {
    expect(why(halt(opened(), later(7_200, 1)))).toBe('not-yet')
    expect(why(halt(opened(), later(7_201, 1)))).toBe('ok')
    expect(why(halt(play(opened(), joins('a'), joins('b')), later(7_201, 1)))).toBe('stream-is-up')
  })

  it('returns budget, guarantees and trust lock to the client', () => {
    const ending = play(opened(), joins('a'), joins('b'), (b) => retract(b, start))
    expect(why(close(ending, ['a'], later(86_401, 300)))).toBe('not-yet')
    const closed = play(ending, (b) => close(b, ['a'], later(86_401, 301)))
    expect(closed.balances.get('client')).toBe(900n)
    expect(closed.returnedLockWei).toBe(50n)
    const all = play(closed, (b) => release(b, 'b', later(86_401, 301)))
    expect(all.balances.get('client')).toBe(1_000n)
    expect(settleClaims(all, [], start)).toEqual({ ok: false, reason: 'not-open' })
  })

  it('refuses everything but releases after the end', () => {
    const ending = play(opened(), joins('a'), (b) => retract(b, start))
    expect([
      why(join(ending, 'b', 'b')),
      why(topUp(ending, 1n, 0n)),
      why(setSigner(ending, 'x', start)),
      why(dismiss(ending, 'a', start)),
      why(refill(ending, 'a')),
      why(retract(ending, start)),
      why(halt(ending, later(99_999, 1))),
    ]).toEqual(Array(7).fill('not-open'))
  })
})
