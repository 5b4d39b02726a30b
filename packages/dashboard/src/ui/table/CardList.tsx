import { type ReactNode, useId, useState } from 'react'
import { Button } from '../Button.tsx'
import type { Column } from './Column.ts'
import type { Order } from './sortRows.ts'

type Props<Row> = {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
}

/** Cards of one step. The page scrolls as a whole, so a long list grows by steps and what follows stays in reach. */
const step = 20

/** The rows of a table as cards with one named value per line, for a screen too narrow for columns. */
export function CardList<Row>({ label, rows, columns, rowKey, order, onOrder }: Props<Row>) {
  const [count, setCount] = useState(step)
  const hidden = rows.length - count
  return (
    <div role="group" aria-label={label}>
      {rows.length > 1 && <SortSelect label={label} columns={columns} order={order} onOrder={onOrder} />}
      <ul className="divide-y divide-line">
        {rows.slice(0, count).map((row) => (
          <RowCard key={rowKey(row)} row={row} columns={columns} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="border-t border-line p-3">
          <Button className="w-full" onClick={() => setCount(count + step)}>
            {hidden > step ? `Show ${step} of ${hidden.toLocaleString()} more` : `Show ${hidden} more`}
          </Button>
        </div>
      )}
    </div>
  )
}

function RowCard<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const title = columns.find((column) => column.card === 'title') ?? columns[0]
  const corner = columns.find((column) => column.card === 'corner')
  const lines = columns.filter((column) => column !== title && column !== corner)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 font-medium wrap-anywhere">{title && titleOf(title, row)}</div>
        {corner && <div className="min-w-0">{corner.cell(row)}</div>}
      </div>
      <dl className="mt-1.5 space-y-1 text-sm">
        {lines.map((column) => (
          <Line key={column.name} name={column.name}>
            {column.cell(row)}
          </Line>
        ))}
      </dl>
    </li>
  )
}

/** A bare number says nothing without the name of its column. */
function titleOf<Row>({ name, cell }: Column<Row>, row: Row): ReactNode {
  const value = cell(row)
  return typeof value === 'number' ? `${name} ${value}` : value
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="figures min-w-0 flex-1 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

type SortProps<Row> = Pick<Props<Row>, 'label' | 'columns' | 'order' | 'onOrder'>

function SortSelect<Row>({ label, columns, order, onOrder }: SortProps<Row>) {
  const id = useId()
  const sortable = columns.flatMap((column, index) => (column.sort ? [{ name: column.name, index }] : []))
  if (sortable.length === 0) return null
  return (
    <div className="flex items-center gap-2 border-b border-line px-4 py-2 text-sm">
      <label htmlFor={id} className="text-muted">
        Sort<span className="sr-only"> {label}</span> by
      </label>
      <select
        id={id}
        className="h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2"
        value={order ? `${order.column} ${order.down}` : ''}
        onChange={({ target }) => {
          const [column, down] = target.value.split(' ')
          onOrder(target.value === '' ? undefined : { column: Number(column), down: down === 'true' })
        }}
      >
        <option value="">As listed</option>
        {sortable.flatMap(({ name, index }) => [
          <option key={`${index} up`} value={`${index} false`}>
            {name}, rising
          </option>,
          <option key={`${index} down`} value={`${index} true`}>
            {name}, falling
          </option>,
        ])}
      </select>
    </div>
  )
}
