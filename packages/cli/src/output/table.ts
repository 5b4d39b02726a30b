import { plainLine } from './plainText.ts'
import { type Style, styled } from './style.ts'
import { padEnd, padStart, textWidth, truncate, widthOf, wrapWords } from './textWidth.ts'

export type Column<Row> = {
  title: string
  cell: (row: Row) => string
  right?: boolean
  style?: (row: Row) => Style | undefined
  /** When the table is too wide, the columns with 1 are shortened first, then those with 2 …; then they are left out in this order. */
  shrinks?: number
  /** Never shortened, only left out: a part of a time says nothing. */
  whole?: boolean
}

const gap = '  '
/** The least width of a shortened column. */
const leastCells = 8

/** Formats rows under their titles, at most as wide as the terminal; returns an empty text without rows. */
export function formatTable<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width = widthOf(process.stdout),
): string {
  if (rows.length === 0) return ''
  const all = columns.map((column) => {
    const cells = rows.map((row) => plainLine(column.cell(row)))
    const cellsWide = Math.max(textWidth(column.title), ...cells.map(textWidth))
    return { column, cells, width: cellsWide }
  })
  const shown = fit(all, width)
  const line = (texts: readonly string[], styles: readonly (Style | undefined)[]) =>
    shown
      .map(({ column, width: cells }, i) => {
        const text = truncate(texts[i]!, cells)
        const isLast = i === shown.length - 1
        const padded = column.right ? padStart(text, cells) : isLast ? text : padEnd(text, cells)
        return padded.replace(text, () => styled(styles[i], text))
      })
      .join(gap)
      .trimEnd()
  const titles = line(
    shown.map(({ column }) => column.title),
    shown.map(() => 'dim' as const),
  )
  const body = rows.map((row, r) =>
    line(
      shown.map(({ cells }) => cells[r]!),
      shown.map(({ column }) => column.style?.(row)),
    ),
  )
  return [titles, ...body].map((each) => `${each}\n`).join('')
}

type Measured<Row> = { column: Column<Row>; cells: string[]; width: number }

/** Shortens columns until they fit, the least important first; then leaves them out in the same order. */
function fit<Row>(columns: readonly Measured<Row>[], width: number): Measured<Row>[] {
  let shown = [...columns]
  const excess = () => shown.reduce((sum, each) => sum + each.width, gap.length * (shown.length - 1)) - width
  const byImportance = columns
    .filter(({ column }) => column.shrinks !== undefined)
    .sort((a, b) => a.column.shrinks! - b.column.shrinks!)
  for (const { column } of byImportance.filter((each) => !each.column.whole)) {
    const over = excess()
    if (over <= 0) break
    const least = Math.max(leastCells, textWidth(column.title))
    shown = shown.map((each) =>
      each.column === column
        ? { ...each, width: Math.min(each.width, Math.max(least, each.width - over)) }
        : each,
    )
  }
  for (const { column } of byImportance)
    if (excess() > 0 && shown.length > 1) shown = shown.filter((each) => each.column !== column)
  return shown
}

export type Fact = readonly [name: string, value: string, style?: Style | undefined]

/** Formats names and values, one pair per line; long values continue below their start. */
export function formatFacts(facts: readonly Fact[], width = widthOf(process.stdout)): string {
  const names = Math.max(0, ...facts.map(([name]) => textWidth(name)))
  return facts
    .map(([name, value, style]) => {
      const lines = wrapWords(plainLine(value), width - names - gap.length)
      const indent = ' '.repeat(names + gap.length)
      return `${styled('dim', padEnd(name, names))}${gap}${lines.map((line) => styled(style, line)).join(`\n${indent}`)}\n`
    })
    .join('')
}

/** Formats a paragraph: broken between words at the width of the terminal. */
export function formatParagraph(text: string, width = widthOf(process.stdout)): string {
  return `${wrapWords(plainLine(text), width).join('\n')}\n`
}
