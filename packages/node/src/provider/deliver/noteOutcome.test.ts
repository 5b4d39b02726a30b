import type { Bid, Hex, Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import { noteOutcome } from './noteOutcome.ts'

const [me, other]: Hex[] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const [paid, fraud, neutral] = [1, 2, 3]
const rejected = 3
const id: Hex = `0x${'1'.repeat(64)}`
const rules = { disputeBond: 5n, silencePenalty: 2n }
const terms = { maxUnits: 10n, pay: '0x0', rules } as unknown as Terms
const tenure = { bid: { price: 100n, stakeLock: 20n } as Bid } as Tenure

/** What the owner reads about a rejected delivery that ended so, and was contested by this one. */
function told(outcome: number, pay: bigint, challenger?: Hex): string[] {
  const steps: string[] = []
  const context = {
    ledger: { eventsOfTask: () => (challenger ? [{ deliveryId: id, args: { challenger } }] : []) },
    sender: { address: me },
    note: (_: string, step: string, facts: { amount?: bigint }) =>
      steps.push(`${step} ${facts.amount ?? ''}`),
  } as unknown as RoleContext
  const delivery = { taskId: id, part: 0, startUnits: 0n, endUnits: 10n, last: true, cut: 0 }
  const held = { id, delivery, outcome, settlement: { stage: rejected, acceptedBps: 0, paid: pay } }
  noteOutcome(context, held as unknown as LedgerDelivery, tenure, terms)
  return steps.slice(1)
}

it('says what came and what went', () => {
  expect(told(paid, 100n, me)).toEqual(['paid 100', 'bond returned 5'])
  expect(told(neutral, 0n, me)).toEqual(['bond returned 5'])
  expect(told(fraud, 0n, me)).toEqual(['bond lost 5', 'stake lost 20'])
  expect(told(fraud, 0n)).toEqual(['stake lost 20'])
  expect(told(paid, 100n, other)).toEqual(['paid 100'])
})
