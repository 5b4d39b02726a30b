import type { Hex } from '@muster-network/chain'
import type { Ledger } from '../../ledger/Ledger.ts'

/** What was paid lately for 10⁹ units of a class. */
export type PriceRange = { low: bigint; usual: bigint; high: bigint; samples: number }

const mostSamples = 200

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
      return settlement && settlement.paid > 0n && units > 0n
        ? [(settlement.paid * 1_000_000_000n) / units]
        : []
    }),
  )
}

/** The middle half of what was paid, and its middle. */
export function rangeOf(prices: readonly bigint[]): PriceRange | undefined {
  if (prices.length === 0) return undefined
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!
  return { low: at(0.25), usual: at(0.5), high: at(0.75), samples: sorted.length }
}
