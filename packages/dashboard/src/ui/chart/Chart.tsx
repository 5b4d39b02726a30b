import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { useTheme } from '../../layout/theme.ts'

export type Series = { name: string; values: readonly (number | null)[]; tone: 'accent' | 'info' | 'warn' }

type Props = {
  /** One-sentence caption; also the description for screen readers. */
  label: string
  /** Milliseconds. */
  times: readonly number[]
  series: readonly Series[]
  format: (value: number) => string
  height?: number
  /** Series drawn against its own axis. */
  bars?: boolean
}

/** A line or bar chart over time, also available as a table for screen readers. */
export function Chart({ label, times, series, format, height = 190, bars = false }: Props) {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className="m-0">
      {asTable ? (
        <FiguresTable label={label} times={times} series={series} format={format} height={height} />
      ) : (
        <Drawing label={label} times={times} series={series} format={format} height={height} bars={bars} />
      )}
      <figcaption className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="flex flex-wrap gap-3">
          {series.map((each) => (
            <span key={each.name} className="inline-flex items-center gap-1.5">
              <svg aria-hidden="true" width="14" height="6">
                <rect width="14" height="6" rx="2" className={fills[each.tone]} />
              </svg>
              {each.name}
            </span>
          ))}
        </span>
        <button type="button" className="rounded underline" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </button>
      </figcaption>
    </figure>
  )
}

const fills = { accent: 'fill-accent', info: 'fill-info', warn: 'fill-warn' } as const

function Drawing({ label, times, series, format, height, bars }: Required<Props>) {
  const container = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours read below change with the theme
  useEffect(() => {
    const box = container.current
    if (!box) return
    const colours = getComputedStyle(box)
    const colour = (name: string) => colours.getPropertyValue(`--${name}`)
    const axis = {
      stroke: colour('muted'),
      grid: { stroke: colour('line'), width: 1 },
      ticks: { show: false },
      font: `11px ${colours.fontFamily}`,
    }
    const paths = bars ? uPlot.paths.bars!({ size: [0.7, 40], radius: 0.15 }) : uPlot.paths.spline!()
    const plot = new uPlot(
      {
        width: box.clientWidth || 400,
        height,
        legend: { show: false },
        cursor: { y: false, points: { size: 7 } },
        padding: [8, 8, 0, 0],
        axes: [
          { ...axis, size: 40 },
          { ...axis, size: 62, values: (_, ticks) => ticks.map(format) },
        ],
        scales: {
          ...(bars && { x: { range: (_, first, last) => padBarRange(first, last, times.length) } }),
          y: { range: (_, least, most) => [Math.min(0, least), most > 0 ? most * 1.1 : 1] },
        },
        series: [
          {},
          ...series.map((each) => ({
            label: each.name,
            stroke: colour(each.tone),
            fill: bars ? colour(each.tone) : `color-mix(in srgb, ${colour(each.tone)} 12%, transparent)`,
            width: 2,
            points: { show: false },
            paths,
          })),
        ],
      },
      [times.map((ms) => ms / 1000), ...series.map((each) => [...each.values])],
      box,
    )
    const watcher = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }))
    watcher.observe(box)
    return () => {
      watcher.disconnect()
      plot.destroy()
    }
  }, [times, series, format, height, bars, theme])
  return <div ref={container} role="img" aria-label={label} style={{ height }} className="w-full" />
}

/** Adds half a step on both sides, so that the first and the last bar fit. */
function padBarRange(first: number, last: number, count: number): [number, number] {
  const half = count > 1 ? (last - first) / (count - 1) / 2 : 1
  return [first - half, last + half]
}

function FiguresTable({ label, times, series, format, height }: Omit<Required<Props>, 'bars'>) {
  return (
    <div className="overflow-auto" style={{ height }} tabIndex={0} role="region" aria-label={label}>
      <table className="figures w-full text-sm">
        <thead className="sticky top-0 bg-surface text-left">
          <tr>
            <th className="py-1 font-medium">Time</th>
            {series.map((each) => (
              <th key={each.name} className="text-right font-medium">
                {each.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((ms, row) => (
            <tr key={ms} className="border-t border-line">
              <td className="py-1">{new Date(ms).toLocaleString()}</td>
              {series.map((each) => (
                <td key={each.name} className="text-right">
                  {each.values[row] == null ? '–' : format(each.values[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
