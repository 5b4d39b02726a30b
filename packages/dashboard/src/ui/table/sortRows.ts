export type Order = { column: number; down: boolean }

type Sortable<Row> = { sort?: (row: Row) => string | number | bigint }

/** Returns the rows in the order of a column; unchanged without an order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  order: Order | undefined,
): readonly Row[] {
  const value = order && columns[order.column]?.sort
  if (!value) return rows
  const sign = order.down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === right) return 0
    return left < right ? -sign : sign
  })
}
