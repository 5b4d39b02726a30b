export type Series = { label: string; points: readonly (readonly [x: number, y: number])[] }

export type LineChart = {
  title: string
  x: { label: string; ticks: readonly number[] }
  y: { label: string; ticks: readonly number[]; format: (value: number) => string }
  series: readonly Series[]
  /** Labelled points on a line. */
  marks?: readonly { x: number; y: number; label: string }[]
}

const size = { width: 720, height: 380, left: 64, right: 150, top: 44, bottom: 52 }
const colours = ['#2f6fde', '#d1495b', '#2a9d6f', '#b7791f', '#7b5fc7']

/** Renders a line chart as deterministic SVG text, readable on light and dark pages. */
export function lineChart({ title, x, y, series, marks = [] }: LineChart): string {
  const scale = (value: number, ticks: readonly number[], from: number, to: number) => {
    const [low, high] = [ticks[0]!, ticks.at(-1)!]
    return Number((from + ((value - low) / (high - low)) * (to - from)).toFixed(1))
  }
  const atX = (value: number) => scale(value, x.ticks, size.left, size.width - size.right)
  const atY = (value: number) => scale(value, y.ticks, size.height - size.bottom, size.top)
  const text = (content: string, attributes: string) => `<text ${attributes}>${escapeXml(content)}</text>`

  const grid = [
    ...y.ticks.map(
      (tick) => `<path class="grid" d="M${size.left} ${atY(tick)}H${size.width - size.right}"/>`,
    ),
    ...y.ticks.map((tick) =>
      text(y.format(tick), `x="${size.left - 8}" y="${atY(tick) + 4}" text-anchor="end"`),
    ),
    ...x.ticks.map((tick) =>
      text(String(tick), `x="${atX(tick)}" y="${size.height - size.bottom + 20}" text-anchor="middle"`),
    ),
  ]
  const labels = spread(series.map(({ points }) => atY(points.at(-1)![1])))
  const lines = series.flatMap(({ label, points }, index) => {
    const colour = colours[index % colours.length]!
    const path = points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${atX(px)} ${atY(py)}`).join('')
    return [
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      text(label, `x="${size.width - size.right + 8}" y="${labels[index]! + 4}" style="fill:${colour}"`),
    ]
  })
  const dots = marks.flatMap((mark) => [
    `<circle cx="${atX(mark.x)}" cy="${atY(mark.y)}" r="3.5" fill="${colours[0]}"/>`,
    text(mark.label, `x="${atX(mark.x) + 8}" y="${atY(mark.y) + 16}"`),
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${escapeXml(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#333}.title{font-weight:600}.grid{stroke:#8884;fill:none}@media(prefers-color-scheme:dark){text{fill:#ddd}}</style>
${[
  text(title, `class="title" x="${size.left}" y="22"`),
  ...grid,
  text(
    x.label,
    `x="${(size.left + size.width - size.right) / 2}" y="${size.height - 10}" text-anchor="middle"`,
  ),
  text(
    y.label,
    `x="16" y="${(size.top + size.height - size.bottom) / 2}" text-anchor="middle" transform="rotate(-90 16 ${(size.top + size.height - size.bottom) / 2})"`,
  ),
  ...lines,
  ...dots,
].join('\n')}
</svg>
`
}

/** Moves overlapping labels down. */
function spread(heights: readonly number[]): number[] {
  const positions: number[] = [...heights]
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  for (let i = 1; i < order.length; i++) {
    const above = positions[order[i - 1]!]!
    if (positions[order[i]!]! < above + 16) positions[order[i]!] = above + 16
  }
  return positions
}

function escapeXml(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
