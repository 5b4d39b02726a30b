import type { Hex, Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { isLastContestLost, ownBondOn } from './ownContests.ts'

const [me, other]: Hex[] = [`0x${'aB'.repeat(20)}`, `0x${'cd'.repeat(20)}`]
const [paid, fraud, neutral] = [1, 2, 3]
const terms = { rules: { disputeBond: 5n } } as Terms

type Past = { executor?: Hex; challenger?: Hex; outcome: number }

/** A ledger in which these disputes were resolved, in this order. */
function ledgerOf(...disputes: Past[]): Ledger {
  const idOf = (index: number): Hex => `0x${`${index}`.padStart(64, '0')}`
  return {
    eventsNamed: () => disputes.map(({ outcome }, i) => ({ deliveryId: idOf(i), args: { outcome } })),
    eventsOfTask: () =>
      disputes.map(({ challenger = me }, i) => ({ deliveryId: idOf(i), args: { challenger } })),
    delivery: (id: Hex) => ({ id, delivery: { executor: disputes[Number(id)]?.executor ?? me } }),
  } as unknown as Ledger
}

const isLost = (...disputes: Past[]) => isLastContestLost(ledgerOf(...disputes), me!.toLowerCase() as Hex)

it('goes by the last contest of our own that was decided', () => {
  expect(isLost()).toBe(false)
  expect(isLost({ outcome: paid }, { outcome: fraud })).toBe(true)
  expect(isLost({ outcome: fraud }, { outcome: paid })).toBe(false)
  // a panel that did not vote says nothing
  expect(isLost({ outcome: fraud }, { outcome: neutral })).toBe(true)
  expect(isLost({ outcome: neutral })).toBe(false)
})

it('leaves out what others contested, and work of others', () => {
  expect(isLost({ outcome: fraud, challenger: other! })).toBe(false)
  expect(isLost({ outcome: fraud, executor: other! })).toBe(false)
})

it('knows what was bet: nothing where the council left it open, or another contested', () => {
  const bet = (stage: number, acceptedBps: number, past: Past) => {
    const ledger = ledgerOf(past)
    const held = { id: `0x${'0'.repeat(64)}`, delivery: {}, settlement: { stage, acceptedBps } }
    return ownBondOn(ledger, held as unknown as LedgerDelivery, terms, me!)
  }
  const [rejected, undecided] = [3, 4]
  expect(bet(rejected, 0, { outcome: paid })).toBe(5n)
  expect(bet(undecided, 5_000, { outcome: paid })).toBe(0n)
  expect(bet(rejected, 0, { outcome: paid, challenger: other! })).toBe(0n)
})
