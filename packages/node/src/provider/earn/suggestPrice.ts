import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** Recent prices for 10⁹ units of a class, and the total of paid units. */
export type PriceRange = { low: bigint; usual: bigint; high: bigint; samples: number; units: bigint }

const maxSamples = 200
const billion = 1_000_000_000n

/** Computes the price range from the newest settled work; undefined when nothing was paid yet. */
export function suggestPrice(ledger: Ledger, classId: Hex): PriceRange | undefined {
  const rows = ledger.database
    .prepare(
      `SELECT delivery.id AS id FROM delivery JOIN task ON task.id = delivery.task_id
       WHERE task.class_id = ? AND delivery.settlement IS NOT NULL ORDER BY delivery.rowid DESC LIMIT ?`,
    )
    .all(classId, maxSamples) as { id: string }[]
  return rangeOf(
    rows.flatMap(({ id }) => {
      const { delivery, settlement } = ledger.delivery(id)!
      const units = delivery.endUnits - delivery.startUnits
      return settlement && settlement.paid > 0n && units > 0n ? [{ paid: settlement.paid, units }] : []
    }),
  )
}

/**
 * The quartiles of the price, weighted by work and not by deliveries: the price of a one-second task is mostly overhead and tells
 * little about the price of an hour.
 */
export function rangeOf(work: readonly { paid: bigint; units: bigint }[]): PriceRange | undefined {
  if (work.length === 0) return undefined
  const sorted = work
    .map(({ paid, units }) => ({ price: (paid * billion) / units, units }))
    .sort((a, b) => (a.price < b.price ? -1 : a.price > b.price ? 1 : 0))
  const total = sorted.reduce((sum, { units }) => sum + units, 0n)
  const at = (quarters: bigint): bigint => {
    let passed = 0n
    for (const { price, units } of sorted) {
      passed += units
      if (passed * 4n >= total * quarters) return price
    }
    return sorted.at(-1)!.price
  }
  return { low: at(1n), usual: at(2n), high: at(3n), samples: sorted.length, units: total }
}
