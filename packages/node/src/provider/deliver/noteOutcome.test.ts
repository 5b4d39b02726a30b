import type { Bid, Hex, Terms } from '@muster-network/chain'
import { type DeliveryOutcome, deliveryStages, enumCode } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import type { Assignment } from '../Assignment.ts'
import { noteOutcome } from './noteOutcome.ts'

const [me, other]: Hex[] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const id: Hex = `0x${'1'.repeat(64)}`
const rules = { disputeBond: 5n, silencePenalty: 2n }
const terms = { how: 1, maxUnits: 10n, pay: '0x0', rate: 10n ** 18n, rules } as unknown as Terms
const assignment = { bid: { price: 20n, stakeLock: 20n } as Bid } as Assignment

/** The journal entries about a rejected delivery with this outcome, pay and challenger. */
function notesOf(outcome: DeliveryOutcome, pay: bigint, challenger?: Hex, by = assignment): string[] {
  const steps: string[] = []
  const context = {
    ledger: {
      disputes: () => (challenger ? [{ segment: 0n, challenger }] : []),
      suretyLostWith: () => 900n,
    },
    sender: { address: me },
    note: (_: string, entry: { step: string; amount?: bigint }) =>
      steps.push(`${entry.step} ${entry.amount ?? ''}`),
  } as unknown as RoleContext
  const delivery = { taskId: id, part: 0, startUnits: 0n, endUnits: 10n, last: true, cut: 0 }
  const ledgerDelivery = {
    id,
    delivery,
    outcome,
    settlement: { stage: enumCode(deliveryStages, 'rejected'), doubt: 0, paid: pay },
  }
  noteOutcome(context, ledgerDelivery as unknown as LedgerDelivery, by, terms)
  return steps.slice(1)
}

it('notes pay, bond and stake, as far as they were paid or lost', () => {
  expect(notesOf('paid', 100n, me)).toEqual(['paid 100', 'bondReturned 5'])
  expect(notesOf('neutral', 0n, me)).toEqual(['bondReturned 5'])
  expect(notesOf('fraud', 0n, me)).toEqual(['bondLost 5', 'stakeLost 20'])
  expect(notesOf('fraud', 0n)).toEqual(['stakeLost 20'])
  // the lock is below the least one, so the surety backs the part and is lost whole
  const backed = { bid: { price: 21n, stakeLock: 20n } as Bid } as Assignment
  expect(notesOf('fraud', 0n, undefined, backed)).toEqual(['stakeLost 900'])
  expect(notesOf('paid', 100n, other)).toEqual(['paid 100'])
})
