import type { Hex, Terms } from '@muster-network/chain'
import { billionUnits, type PriceUnit } from '@muster-network/core'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'

/** Recent prices of a class. Metered work (wasm) has a price for 10⁹ units, a container a price for an hour. */
export type PriceRange = { low: bigint; usual: bigint; high: bigint; samples: number; unit: PriceUnit }

/** Pay, and the amount of work that it bought. */
type Paid = { paid: bigint; amount: bigint }

const fixedPrice: Hex = `0x${'0'.repeat(40)}`
const maxSamples = 200
const secondsPerHour = 3_600n

/** Computes the price range from the newest settled work; undefined when nothing was paid yet. */
export function suggestPrice(
  ledger: Ledger,
  { classId, className }: { classId: Hex; className: string },
): PriceRange | undefined {
  const rows = ledger.database
    .prepare(
      `SELECT delivery.id AS id FROM delivery JOIN task ON task.id = delivery.task_id
       WHERE task.class_id = ? AND delivery.settlement IS NOT NULL ORDER BY delivery.rowid DESC LIMIT ?`,
    )
    .all(classId, maxSamples) as { id: string }[]
  const unit: PriceUnit = className.startsWith('container/') ? 'hour' : 'billionUnits'
  const range = rangeOf(
    rows.flatMap(({ id }) => {
      const delivery = ledger.delivery(id)!
      const terms = ledger.task(delivery.delivery.taskId)?.terms
      const paid = delivery.settlement?.paid ?? 0n
      const amount = terms ? (unit === 'hour' ? soldSeconds : soldUnits)(delivery, terms) : 0n
      return paid > 0n && amount > 0n ? [{ paid, amount }] : []
    }),
    unit === 'hour' ? secondsPerHour : billionUnits,
  )
  return range && { ...range, unit }
}

/**
 * The units that a payment bought. A fixed price buys up to `maxUnits`, whether the program uses them or not: bids are
 * made for that number, so prices are compared by it too.
 */
export function soldUnits({ delivery }: Pick<LedgerDelivery, 'delivery'>, terms: Terms): bigint {
  const isFixed = terms.pay === fixedPrice
  const end = isFixed && delivery.last ? terms.maxUnits : delivery.endUnits
  return end - delivery.startUnits
}

/** The seconds that a container may use. It delivers in one piece; a part of it has no price of its own. */
function soldSeconds({ delivery }: LedgerDelivery, terms: Terms): bigint {
  return delivery.last && delivery.startUnits === 0n ? BigInt(terms.runSeconds) : 0n
}

/**
 * The quartiles of the price of `per`, weighted by work and not by deliveries: the price of a one-second task is mostly
 * overhead and tells little about the price of an hour.
 */
export function rangeOf(work: readonly Paid[], per: bigint): Omit<PriceRange, 'unit'> | undefined {
  if (work.length === 0) return undefined
  const sorted = work
    .map(({ paid, amount }) => ({ price: (paid * per) / amount, amount }))
    .sort((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
  const total = sorted.reduce((sum, { amount }) => sum + amount, 0n)
  const at = (quarters: bigint): bigint => {
    let passed = 0n
    for (const { price, amount } of sorted) {
      passed += amount
      if (passed * 4n >= total * quarters) return price
    }
    return sorted.at(-1)!.price
  }
  return { low: at(1n), usual: at(2n), high: at(3n), samples: sorted.length }
}
