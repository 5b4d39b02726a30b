import type { NodeView } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon, Server, Table2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { FilteredEmpty } from '../../ui/EmptyState.tsx'
import { inputClassName } from '../../ui/Field.tsx'
import { regionPosition } from '../../ui/map/regions.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { nodeColumns } from './nodeColumns.tsx'
import { Regions } from './Regions.tsx'

const views = [
  { value: 'table', label: <ViewLabel icon={Table2} label="Table" /> },
  { value: 'map', label: <ViewLabel icon={MapIcon} label="Map" /> },
] as const

function ViewLabel({ icon: Icon, label }: { icon: typeof Table2; label: string }) {
  return (
    <>
      <Icon aria-hidden size={15} />
      {label}
    </>
  )
}

/** Listed nodes as a table, or by region on a map. */
export function NodesPage() {
  const query = useQuery({
    queryKey: ['nodes'],
    queryFn: ({ signal }) => api.listNodes({ query: { limit: 10_000 } }, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader title="Nodes" about="Machines listed on the chain, with their offers." />
      <QueryContent query={query} what="nodes" skeleton={<SkeletonTable rows={10} />}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <EmptyPage icon={Server} title="No nodes listed yet" to="/setup" label="Be the first" />
          ) : (
            <Nodes nodes={nodes} />
          )
        }
      </QueryContent>
    </>
  )
}

function Nodes({ nodes }: { nodes: readonly NodeView[] }) {
  const [view, setView] = useState<'table' | 'map'>('table')
  const [typed, setTyped] = useState('')
  const [region, setRegion] = useState<string>()
  const needle = useDeferredValue(typed.trim().toLowerCase())
  const filtered = useMemo(
    () => nodes.filter((node) => (!region || node.region === region) && (!needle || matches(node, needle))),
    [nodes, needle, region],
  )
  const clear = () => {
    setTyped('')
    setRegion(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl label="Show as" options={views} value={view} onChange={setView} />
        <input
          type="search"
          aria-label="Filter the nodes"
          placeholder="Filter by account, class or region"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${inputClassName} max-w-72`}
        />
        {region && (
          <button type="button" className="rounded underline" onClick={() => setRegion(undefined)}>
            Only {regionPosition(region).name}: show all regions
          </button>
        )}
      </div>
      {view === 'map' && (
        <Card>
          <Regions nodes={nodes} selected={region} onSelect={setRegion} />
        </Card>
      )}
      <Card flush title={`${filtered.length.toLocaleString()} of ${nodes.length.toLocaleString()} nodes`}>
        {filtered.length === 0 ? (
          <FilteredEmpty what="nodes" onClear={clear} />
        ) : (
          <DataTable
            label="Nodes"
            rows={filtered}
            columns={nodeColumns}
            rowKey={(node) => node.nodeId}
            minWidth="58rem"
          />
        )}
      </Card>
    </div>
  )
}

function matches(node: NodeView, needle: string): boolean {
  return [node.operator, node.nodeId, node.className, node.region, regionPosition(node.region).name].some(
    (text) => text.toLowerCase().includes(needle),
  )
}
