import { plainLine } from './plainText.ts'

export type Column<Row> = { title: string; cell: (row: Row) => string; right?: boolean }

/** Formats rows under their titles, as wide as necessary; returns an empty text without rows. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  if (rows.length === 0) return ''
  const cells = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ cell }) => plainLine(cell(row)))),
  ]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]!.length)))
  return cells
    .map((line) =>
      line
        .map((text, i) => (columns[i]!.right ? text.padStart(widths[i]!) : text.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** Formats names and values, one pair per line. */
export function formatFacts(facts: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(0, ...facts.map(([name]) => name.length))
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${plainLine(value)}\n`).join('')
}
