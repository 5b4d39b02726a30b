import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideSettle, type SettleFacts } from './decideSettle.ts'

const facts: SettleFacts = { unsettledWei: 5_000n, guaranteeWei: 10_000n, gasWei: 100n, marginMs: 60_000 }

describe('decideSettle', () => {
  it.each<[string, Partial<SettleFacts>, string]>([
    ['at half the guarantee', {}, 'half'],
    ['when the stream is ending', { unsettledWei: 1n, trigger: 'ending' }, 'ending'],
    ['when the payee was dismissed', { unsettledWei: 1n, trigger: 'dismissed' }, 'dismissed'],
    ['when the signer was replaced', { unsettledWei: 1n, trigger: 'new-signer' }, 'new-signer'],
    [
      'before the settle time of a leaver ends',
      { unsettledWei: 1n, trigger: 'left', leftMs: 60_000 },
      'last-chance',
    ],
  ])('settles %s', (_, change, reason) => {
    expect(decideSettle({ ...facts, ...change })).toEqual({ settle: true, reason })
  })

  it.each<[string, Partial<SettleFacts>, string]>([
    ['below half the guarantee', { unsettledWei: 4_999n }, 'below-half'],
    ['while gas is above 2%', { gasWei: 101n }, 'gas'],
    ['without a debt', { unsettledWei: 0n, trigger: 'ending', leftMs: 0 }, 'nothing-owed'],
    [
      'early for a leaver, which has a whole settle time',
      { unsettledWei: 1n, trigger: 'left', leftMs: 60_001 },
      'below-half',
    ],
  ])('waits %s', (_, change, reason) => {
    expect(decideSettle({ ...facts, ...change })).toEqual({ settle: false, reason })
  })

  it('always settles a debt when the settle time is about to end', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 20n),
        fc.bigInt(1n, 10n ** 20n),
        fc.bigInt(0n, 10n ** 20n),
        (unsettledWei, guaranteeWei, gasWei) => {
          const last = { unsettledWei, guaranteeWei, gasWei, marginMs: 10, leftMs: 10 }
          expect(decideSettle(last).settle).toBe(true)
        },
      ),
    )
  })
})
