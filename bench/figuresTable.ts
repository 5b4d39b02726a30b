/** Returns true if `value` meets a target such as '<= 1.5', '>= 0.8', '< 0' or '= 200'. */
export function meets(value: number, target: string): boolean {
  const parsed = /^(<=|>=|<|=) (-?\d+(?:\.\d+)?)$/.exec(target)
  if (!parsed) throw new RangeError(`Invalid target "${target}": use "<= n", ">= n", "< n" or "= n".`)
  const limit = Number(parsed[2])
  if (parsed[1] === '<') return value < limit
  return parsed[1] === '<=' ? value <= limit : parsed[1] === '>=' ? value >= limit : value === limit
}

/** Formats the figures of a bench as a text table: metric, value, target, met or MISSED. */
export function figuresTable(
  targets: Readonly<Record<string, string>>,
  metrics: Readonly<Record<string, number>>,
  notes: readonly string[],
): string {
  const rows = Object.entries(metrics).map(([key, value]) => {
    const target = targets[key]
    return [
      key,
      format(value),
      target ?? '',
      target === undefined ? '' : meets(value, target) ? 'met' : 'MISSED',
    ]
  })
  for (const key of Object.keys(targets))
    if (!(key in metrics)) rows.push([key, '-', targets[key]!, 'not measured'])
  const all = [['metric', 'value', 'target', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)))
  const lines = all.map((row) =>
    `${row[0]!.padEnd(widths[0]!)}  ${row[1]!.padStart(widths[1]!)}  ${row[2]!.padEnd(widths[2]!)}  ${row[3]}`.trimEnd(),
  )
  return `${lines.join('\n')}\n${notes.map((note) => `  note: ${note}\n`).join('')}`
}

function format(value: number): string {
  if (Number.isInteger(value)) return value.toString()
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)
}
