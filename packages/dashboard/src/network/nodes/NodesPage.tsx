import type { NodeView } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon, Server, Table2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Loaded } from '../../live/Loaded.tsx'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { FilteredEmpty } from '../../ui/EmptyState.tsx'
import { inputLook } from '../../ui/Field.tsx'
import { regionPlace } from '../../ui/map/regions.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { nodeColumns } from './nodeColumns.tsx'
import { Regions } from './Regions.tsx'

const views = [
  { value: 'table', label: <ViewWord icon={Table2} word="Table" /> },
  { value: 'map', label: <ViewWord icon={MapIcon} word="Map" /> },
] as const

function ViewWord({ icon: Icon, word }: { icon: typeof Table2; word: string }) {
  return (
    <>
      <Icon aria-hidden size={15} />
      {word}
    </>
  )
}

/** Who is there: as a table, or on a map with the same figures by region. */
export function NodesPage() {
  const query = useQuery({
    queryKey: ['nodes'],
    queryFn: ({ signal }) => api.listNodes({ query: { limit: 10_000 } }, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader title="Nodes" about="Machines that are listed on the chain, with what they offer." />
      <Loaded query={query} what="nodes" skeleton={<SkeletonTable rows={10} />}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <EmptyPage icon={Server} title="No node is listed yet" to="/setup" word="Be the first" />
          ) : (
            <Nodes nodes={nodes} />
          )
        }
      </Loaded>
    </>
  )
}

function Nodes({ nodes }: { nodes: readonly NodeView[] }) {
  const [view, setView] = useState<'table' | 'map'>('table')
  const [typed, setTyped] = useState('')
  const [region, setRegion] = useState<string>()
  const needle = useDeferredValue(typed.trim().toLowerCase())
  const shown = useMemo(
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
        <Choice label="Show as" options={views} value={view} onChange={setView} />
        <input
          type="search"
          aria-label="Filter the nodes"
          placeholder="Filter by account, class or region"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${inputLook} max-w-72`}
        />
        {region && (
          <button type="button" className="rounded underline" onClick={() => setRegion(undefined)}>
            Only {regionPlace(region).name}: show all regions
          </button>
        )}
      </div>
      {view === 'map' && (
        <Card>
          <Regions nodes={nodes} selected={region} onSelect={setRegion} />
        </Card>
      )}
      <Card flush title={`${shown.length.toLocaleString()} of ${nodes.length.toLocaleString()} nodes`}>
        {shown.length === 0 ? (
          <FilteredEmpty what="nodes" onClear={clear} />
        ) : (
          <DataTable
            label="Nodes"
            rows={shown}
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
  return [node.operator, node.nodeId, node.className, node.region, regionPlace(node.region).name].some(
    (text) => text.toLowerCase().includes(needle),
  )
}
