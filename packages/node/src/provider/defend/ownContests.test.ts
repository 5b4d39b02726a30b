import type { Hex, Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { isLastContestLost, ownBondOn } from './ownContests.ts'

const [me, other]: Hex[] = [`0x${'aB'.repeat(20)}`, `0x${'cd'.repeat(20)}`]
const [paid, fraud, neutral] = [1, 2, 3]
const terms = { rules: { disputeBond: 5n } } as Terms

type Past = { executor?: Hex; challenger?: Hex; outcome: number }

/** A ledger with these resolved disputes, in order. */
function ledgerOf(...disputes: Past[]): Ledger {
  const idOf = (index: number): Hex => `0x${`${index}`.padStart(64, '0')}`
  return {
    eventsNamed: () =>
      disputes.map(({ outcome }, i) => ({ args: { deliveryId: idOf(i), segment: 3n, ruling: outcome } })),
    disputes: (id: Hex) => [{ segment: 3n, challenger: disputes[Number(id)]?.challenger ?? me }],
    delivery: (id: Hex) => ({ id, delivery: { executor: disputes[Number(id)]?.executor ?? me } }),
  } as unknown as Ledger
}

const isLost = (...disputes: Past[]) => isLastContestLost(ledgerOf(...disputes), me!.toLowerCase() as Hex)

it('uses the last contest of our own that was decided', () => {
  expect(isLost()).toBe(false)
  expect(isLost({ outcome: paid }, { outcome: fraud })).toBe(true)
  expect(isLost({ outcome: fraud }, { outcome: paid })).toBe(false)
  // a jury that did not vote decides nothing
  expect(isLost({ outcome: fraud }, { outcome: neutral })).toBe(true)
  expect(isLost({ outcome: neutral })).toBe(false)
})

it('ignores contests by others, and work of others', () => {
  expect(isLost({ outcome: fraud, challenger: other! })).toBe(false)
  expect(isLost({ outcome: fraud, executor: other! })).toBe(false)
})

it('returns the bond: nothing where only a majority decided, or nobody, or another account contested', () => {
  const [rejected, undecided] = [3, 4]
  const bet = (doubt: number, past: Past, stage = rejected) => {
    const ledger = ledgerOf(past)
    const ledgerDelivery = { id: `0x${'0'.repeat(64)}`, delivery: {}, settlement: { doubt, stage } }
    return ownBondOn(ledger, ledgerDelivery as unknown as LedgerDelivery, terms, me!)
  }
  const [none, majority] = [0, 2]
  expect(bet(none, { outcome: paid })).toBe(5n)
  expect(bet(majority, { outcome: paid })).toBe(0n)
  expect(bet(none, { outcome: paid }, undecided)).toBe(0n)
  expect(bet(none, { outcome: paid, challenger: other! })).toBe(0n)
})
