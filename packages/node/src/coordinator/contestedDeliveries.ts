import { type Hex, parseHex } from '@muster-network/chain'
import type { Ledger } from '../ledger/Ledger.ts'

/** Returns every delivery that was ever contested, newest first; `before` is the `next` of the previous page. */
export function contestedDeliveries(
  ledger: Ledger,
  page: { limit: number; before?: string | undefined },
): { ids: Hex[]; next: string | null } {
  const before = page.before === undefined ? Number.MAX_SAFE_INTEGER : Number(page.before)
  const rows = ledger.database
    .prepare(
      "SELECT number, delivery_id AS id FROM event WHERE name = 'Contested' AND contract = 'disputes' AND number < ? ORDER BY number DESC LIMIT ?",
    )
    .all(Number.isSafeInteger(before) ? before : 0, page.limit)
  const last = rows.at(-1)
  return {
    ids: rows.map(({ id }) => parseHex(id)),
    next: rows.length === page.limit && last ? String(last.number) : null,
  }
}
