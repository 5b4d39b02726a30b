import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import { useIncrementalRows } from './useIncrementalRows.ts'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sort?: (row: Row) => string | number | bigint
  /** A CSS grid track. */
  width?: string
  numeric?: boolean
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  rowHeight?: number
  /** Smallest width that fits the columns; below it the table scrolls sideways. */
  minWidth?: string
}

/** Rows that one frame renders without stalling, even on a slow machine. */
const maxRowsPerFrame = 6

type Order = { column: number; down: boolean }

/**
 * A virtualised table: only visible rows are in the document. ARIA roles and row numbers describe the rest to
 * assistive technology.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, rows, columns, rowKey, rowHeight = 44, minWidth = '40rem' } = props
  const [order, setOrder] = useState<Order>()
  const scroller = useRef<HTMLDivElement>(null)
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order])
  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    getItemKey: (index) => rowKey(sorted[index]!),
  })
  const rendered = useIncrementalRows(virtual.getVirtualItems(), maxRowsPerFrame)
  const tracks = columns.map((column) => column.width ?? 'minmax(0,1fr)').join(' ')
  return (
    <div ref={scroller} tabIndex={0} className="max-h-[36rem] overflow-auto" role="group" aria-label={label}>
      <div role="table" aria-label={label} aria-rowcount={sorted.length + 1} style={{ minWidth }}>
        <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
          <div
            role="row"
            aria-rowindex={1}
            className="grid gap-3 border-b border-line px-4"
            style={{ gridTemplateColumns: tracks }}
          >
            {columns.map((column, index) => (
              <HeaderCell
                key={column.name}
                column={column}
                order={order?.column === index ? order : undefined}
                onSort={() =>
                  setOrder((last) => ({ column: index, down: last?.column === index ? !last.down : false }))
                }
              />
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {rendered.map((item) => (
            <Row
              key={item.key}
              row={sorted[item.index]!}
              index={item.index}
              start={item.start}
              columns={columns as readonly Column<unknown>[]}
              tracks={tracks}
              height={rowHeight}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

type RowProps = {
  row: unknown
  index: number
  start: number
  columns: readonly Column<unknown>[]
  tracks: string
  height: number
}

/** Memoised, so that scrolling renders only the rows that enter the viewport. */
const Row = memo(function Row({ row, index, start, columns, tracks, height }: RowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 grid contain-strict items-center gap-3 border-b border-line px-4 last:border-b-0 hover:bg-sunken"
      style={{ gridTemplateColumns: tracks, height, transform: `translateY(${start}px)` }}
    >
      {columns.map((column) => (
        <div
          key={column.name}
          role="cell"
          className={`min-w-0 truncate leading-tight ${column.numeric ? 'figures text-right' : ''}`}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  )
})

type HeaderProps<Row> = { column: Column<Row>; order: Order | undefined; onSort: () => void }

function HeaderCell<Row>({ column, order, onSort }: HeaderProps<Row>) {
  const Arrow = order?.down ? ArrowDown : ArrowUp
  const sorted = order ? (order.down ? 'descending' : 'ascending') : 'none'
  return (
    <div
      role="columnheader"
      aria-sort={column.sort ? sorted : undefined}
      className={`flex h-9 items-center text-sm font-medium text-muted ${column.numeric ? 'justify-end' : ''}`}
    >
      {column.sort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex items-center gap-1 rounded hover:text-ink"
        >
          {column.name}
          {order && <Arrow aria-hidden size={13} />}
        </button>
      ) : (
        column.name
      )}
    </div>
  )
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order | undefined) {
  const value = order && columns[order.column]?.sort
  if (!value) return rows
  const sign = order.down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === right) return 0
    return left < right ? -sign : sign
  })
}
