import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo, useRef } from 'react'
import { useIncrementalRows } from '../useIncrementalRows.ts'
import type { Column } from './Column.ts'
import type { Order } from './sortRows.ts'

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  order: Order | undefined
  onOrder: (order: Order) => void
  rowHeight: number
  minWidth: string
}

/** Rows that one frame renders without stalling, even on a slow machine. */
const maxRowsPerFrame = 6

/**
 * A virtualised table: only visible rows are in the document. ARIA roles and row numbers describe the rest to
 * assistive technology.
 */
export function TableGrid<Row>(props: Props<Row>) {
  const { label, rows, columns, rowKey, order, onOrder, rowHeight, minWidth } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    getItemKey: (index) => rowKey(rows[index]!),
  })
  const rendered = useIncrementalRows(virtual.getVirtualItems(), maxRowsPerFrame)
  const tracks = columns.map((column) => column.width ?? 'minmax(0,1fr)').join(' ')
  return (
    <div ref={scroller} tabIndex={0} className="max-h-[36rem] overflow-auto" role="group" aria-label={label}>
      <div role="table" aria-label={label} aria-rowcount={rows.length + 1} style={{ minWidth }}>
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
                onSort={() => onOrder({ column: index, down: order?.column === index ? !order.down : false })}
              />
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
          {rendered.map((item) => (
            <Row
              key={item.key}
              row={rows[item.index]!}
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
          // text that does not fit continues on a second line
          className={`line-clamp-2 min-w-0 leading-tight wrap-anywhere ${column.numeric ? 'figures text-right' : ''}`}
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
      className={`flex h-9 items-center text-sm font-medium whitespace-nowrap text-muted ${column.numeric ? 'justify-end' : ''}`}
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
