import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** What was paid lately for 10⁹ units of a class, and for how many units in all. */
export type PriceRange = { low: bigint; usual: bigint; high: bigint; samples: number; units: bigint }

const mostSamples = 200
const billion = 1_000_000_000n

/** From settled work on the chain, newest first; undefined where nothing was paid yet. */
export function suggestPrice(ledger: Ledger, classId: Hex): PriceRange | undefined {
  const rows = ledger.database
    .prepare(
      `SELECT delivery.id AS id FROM delivery JOIN task ON task.id = delivery.task_id
       WHERE task.class_id = ? AND delivery.settlement IS NOT NULL ORDER BY delivery.rowid DESC LIMIT ?`,
    )
    .all(classId, mostSamples) as { id: string }[]
  return rangeOf(
    rows.flatMap(({ id }) => {
      const { delivery, settlement } = ledger.delivery(id)!
      const units = delivery.endUnits - delivery.startUnits
      return settlement && settlement.paid > 0n && units > 0n ? [{ paid: settlement.paid, units }] : []
    }),
  )
}

/**
 * The prices between which the middle half of the work was paid, and its middle. Work counts, not deliveries: the price of a
 * task of a second is mostly for the trouble, and says little about what an hour is worth.
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
