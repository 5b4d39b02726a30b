import { plainText } from '../plainText.ts'
import { landPath, project } from './land.ts'
import { regionPosition } from './regions.ts'

export type RegionFigures = { region: string; nodes: number; score: number }

type Props = {
  regions: readonly RegionFigures[]
  selected: string | undefined
  onSelect: (region: string | undefined) => void
}

const land = landPath()

/** A dotted world map with a circle per region, sized by its nodes. The list beside the map has the same data. */
export function RegionMap({ regions, selected, onSelect }: Props) {
  const most = Math.max(1, ...regions.map((each) => each.nodes))
  return (
    <svg viewBox="10 0 345 137" className="w-full" aria-label="Nodes by region" role="group">
      <path d={land} className="fill-line" />
      {regions.map((each) => {
        const region = regionPosition(each.region)
        if (!region.coordinates) return null
        const { x, y } = project(...region.coordinates)
        const active = selected === each.region
        const radius = 2.2 + 6 * Math.sqrt(each.nodes / most)
        const toggle = () => onSelect(active ? undefined : each.region)
        return (
          <g
            key={each.region}
            role="button"
            tabIndex={0}
            aria-pressed={active}
            aria-label={`${plainText(region.name)}: ${each.nodes} nodes`}
            onClick={toggle}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              toggle()
            }}
            className="cursor-pointer"
          >
            <circle
              cx={x}
              cy={y}
              r={radius}
              className={`stroke-accent ${active ? 'fill-accent' : 'fill-accent/35'}`}
              strokeWidth={0.7}
            />
            <text
              x={x}
              y={y + 1.2}
              textAnchor="middle"
              className={`pointer-events-none text-[3.4px] font-semibold ${active ? 'fill-on-accent' : 'fill-ink'}`}
            >
              {each.nodes}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
