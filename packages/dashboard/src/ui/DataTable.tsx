import { useMemo, useState } from 'react'
import { CardList } from './table/CardList.tsx'
import type { Column } from './table/Column.ts'
import { type Order, sortRows } from './table/sortRows.ts'
import { TableGrid } from './table/TableGrid.tsx'
import { useNarrow } from './useNarrow.ts'

export type { Column }

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowHeight?: number
  /** Smallest width that fits the columns; below it the table scrolls sideways. */
  minWidth?: string
}

/** Rows with named columns: a virtualised table, or cards on a screen too narrow for columns. */
export function DataTable<Row>({ rowHeight = 44, minWidth = '40rem', ...props }: Props<Row>) {
  const { label, rows, columns, rowKey } = props
  const [order, setOrder] = useState<Order>()
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order])
  const shared = { label, rows: sorted, columns, rowKey, order, onOrder: setOrder }
  return useNarrow() ? (
    <CardList {...shared} />
  ) : (
    <TableGrid {...shared} rowHeight={rowHeight} minWidth={minWidth} />
  )
}
