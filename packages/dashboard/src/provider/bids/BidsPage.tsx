import type { ProviderBid } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChainTaskLink } from '../../ui/ChainTaskLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { FilteredEmpty } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainText } from '../../ui/plainText.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'refused', label: 'No bid' },
] as const
type Filter = (typeof filters)[number]['value']

const columns: readonly Column<ProviderBid>[] = [
  {
    name: 'When',
    width: '9.5rem',
    sort: (bid) => bid.atMs,
    cell: (bid) => <Time atMs={bid.atMs} className="text-muted" />,
  },
  {
    name: 'Task',
    card: 'title',
    width: '9rem',
    cell: (bid) => <ChainTaskLink taskId={bid.taskId} />,
  },
  {
    name: 'Outcome',
    card: 'corner',
    width: '7.5rem',
    sort: (bid) => bid.outcome,
    cell: (bid) => <StateBadge state={bid.outcome} />,
  },
  {
    name: 'Price',
    width: '9rem',
    numeric: true,
    sort: (bid) => bid.priceWei ?? 0n,
    cell: (bid) => (bid.priceWei === null ? '–' : <Amount wei={bid.priceWei} />),
  },
  {
    name: 'Why',
    width: 'minmax(14rem,2fr)',
    cell: (bid) => {
      const why =
        bid.reasons.map((each) => plainText(each.why)).join('; ') ||
        (bid.parts.length > 0 ? `runs part ${bid.parts.join(', ')}` : '–')
      return (
        <span className="untrusted" title={why}>
          {why}
        </span>
      )
    },
  },
]

/** Every task this machine saw: its bid, or the reason for not bidding. */
export function BidsPage() {
  const [filter, setFilter] = useState<Filter>('all')
  const query = useQuery({
    queryKey: ['bids'],
    queryFn: ({ signal }) => api.listBids({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 3000,
  })
  return (
    <>
      <PageHeader
        title="Bids"
        about="Every task your machine saw: its bid and the outcome, or the reason for not bidding."
      />
      <QueryContent query={query} what="bids" skeleton={<SkeletonTable />}>
        {({ bids }) => {
          const filtered = bids.filter((bid) => filter === 'all' || bid.outcome === filter)
          return bids.length === 0 ? (
            <EmptyPage icon={Gavel} title="No tasks seen yet" to="/provider" label="Go to provider">
              While the machine is on, it evaluates every posted task.
            </EmptyPage>
          ) : (
            <Card
              flush
              title={`${filtered.length} of ${bids.length}`}
              aside={<SegmentedControl label="Show" options={filters} value={filter} onChange={setFilter} />}
            >
              {filtered.length === 0 ? (
                <FilteredEmpty what="bids" onClear={() => setFilter('all')} />
              ) : (
                <DataTable
                  label="Bids"
                  rows={filtered}
                  columns={columns}
                  rowKey={(bid) => `${bid.taskId} ${bid.atMs}`}
                  minWidth="54rem"
                />
              )}
            </Card>
          )
        }}
      </QueryContent>
    </>
  )
}
