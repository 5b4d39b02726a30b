import type { PublicTask } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChainTaskLink } from '../../ui/ChainTaskLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { FilteredEmpty } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainText } from '../../ui/plainText.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'bidding', label: 'Bidding' },
  { value: 'awarded', label: 'Awarded' },
  { value: 'ended', label: 'Ended' },
] as const
type Filter = (typeof filters)[number]['value']

const columns: readonly Column<PublicTask>[] = [
  {
    name: 'Task',
    width: '7rem',
    cell: (task) => <ChainTaskLink taskId={task.taskId} />,
  },
  {
    name: 'State',
    card: 'corner',
    width: '7.5rem',
    sort: (task) => task.state,
    cell: (task) => <StateBadge state={task.state} />,
  },
  {
    name: 'Client',
    width: '9.5rem',
    cell: (task) => <Hash value={task.client} what="the client's account" />,
  },
  {
    name: 'Class',
    width: 'minmax(7rem,1fr)',
    sort: (task) => task.className,
    cell: (task) => <span className="font-mono text-sm">{plainText(task.className)}</span>,
  },
  { name: 'Check', width: '5.5rem', sort: (task) => task.how, cell: (task) => task.how },
  {
    name: 'Parts',
    width: '3.5rem',
    numeric: true,
    sort: (task) => task.parts,
    cell: (task) => `${task.partsEnded}/${task.parts}`,
  },
  {
    name: 'Paid',
    width: '6.5rem',
    numeric: true,
    sort: (task) => task.paidWei,
    cell: (task) => <Amount wei={task.paidWei} />,
  },
  {
    name: 'Posted',
    width: '7rem',
    numeric: true,
    sort: (task) => task.postedMs,
    cell: (task) => <Time atMs={task.postedMs} className="text-muted" />,
  },
]

/** All tasks of the network, with their public data. */
export function NetworkTasksPage() {
  const [filter, setFilter] = useState<Filter>('all')
  const query = useQuery({
    queryKey: ['network tasks'],
    queryFn: ({ signal }) => api.listNetworkTasks({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 5000,
  })
  return (
    <>
      <PageHeader title="All tasks" about="Public on-chain data of all tasks; their content stays private." />
      <QueryContent query={query} what="tasks" skeleton={<SkeletonTable />}>
        {({ tasks }) => {
          const filtered = tasks.filter((task) => filter === 'all' || task.state === filter)
          return tasks.length === 0 ? (
            <EmptyPage icon={Globe} title="No tasks posted yet" to="/submit" label="Post the first" />
          ) : (
            <Card
              flush
              title={`${filtered.length} ${filtered.length === 1 ? 'task' : 'tasks'}`}
              aside={<SegmentedControl label="Show" options={filters} value={filter} onChange={setFilter} />}
            >
              {filtered.length === 0 ? (
                <FilteredEmpty what="tasks" onClear={() => setFilter('all')} />
              ) : (
                <DataTable
                  label="Tasks of the network"
                  rows={filtered}
                  columns={columns}
                  rowKey={(task) => task.taskId}
                  minWidth="61rem"
                />
              )}
            </Card>
          )
        }}
      </QueryContent>
    </>
  )
}
