import type { NodeView } from '@muster-network/api'
import { useMemo } from 'react'
import { type RegionFigures, RegionMap } from '../../ui/map/RegionMap.tsx'
import { regionPosition } from '../../ui/map/regions.ts'
import { plainText } from '../../ui/plainText.ts'

type Props = {
  nodes: readonly NodeView[]
  selected: string | undefined
  onSelect: (region: string | undefined) => void
}

/** The map and the same figures as a list, which includes regions without coordinates. */
export function Regions({ nodes, selected, onSelect }: Props) {
  const regions = useMemo(() => byRegion(nodes), [nodes])
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <RegionMap regions={regions} selected={selected} onSelect={onSelect} />
      <ul aria-label="Regions" className="max-h-80 divide-y divide-line overflow-y-auto">
        {regions.map((each) => (
          <li key={each.region}>
            <button
              type="button"
              aria-pressed={selected === each.region}
              onClick={() => onSelect(selected === each.region ? undefined : each.region)}
              className="flex w-full items-center justify-between gap-2 rounded px-2 py-1.5 text-left hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:font-semibold"
            >
              <span className="untrusted truncate">{plainText(regionPosition(each.region).name)}</span>
              <span className="figures text-sm whitespace-nowrap text-muted">
                {each.nodes} · score {Math.round(each.score).toLocaleString()}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function byRegion(nodes: readonly NodeView[]): RegionFigures[] {
  const regions = new Map<string, RegionFigures>()
  for (const node of nodes) {
    const figures = regions.get(node.region) ?? { region: node.region, nodes: 0, score: 0 }
    regions.set(node.region, {
      region: node.region,
      nodes: figures.nodes + 1,
      score: figures.score + node.score,
    })
  }
  return [...regions.values()].sort((a, b) => b.nodes - a.nodes)
}
