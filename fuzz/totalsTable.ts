import type { DecoderTotals } from './runFuzz.ts'

/** One line for each decoder: inputs, the share that it accepted, its slowest input and its memory. */
export function totalsTable(totals: readonly DecoderTotals[]): string {
  const header = ['decoder', 'inputs', 'accepted', 'slowest', 'memory']
  const rows = totals.map(({ name, inputs, accepted, slowestMs, peakBytes }) => [
    name,
    String(inputs),
    inputs === 0 ? '' : `${((100 * accepted) / inputs).toFixed(1)} %`,
    `${slowestMs.toFixed(1)} ms`,
    `${Math.round(peakBytes / 2 ** 20)} MiB`,
  ])
  const lines = [header, ...rows]
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map((line) =>
      line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))),
    )
    .map((cells) => `${cells.join('  ')}\n`)
    .join('')
}
