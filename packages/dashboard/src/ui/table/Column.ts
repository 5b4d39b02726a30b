import type { ReactNode } from 'react'

/** A column of a table, and its place in a card. */
export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sort?: (row: Row) => string | number | bigint
  /** A CSS grid track. */
  width?: string
  numeric?: boolean
  /** Place in a card on a narrow screen: its title, its corner, or a named line. The first column is the title by default. */
  card?: 'title' | 'corner' | 'line'
}
