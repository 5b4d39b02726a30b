import type { DeliveryView, DisputeView } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Gavel, Scale } from 'lucide-react'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChainTaskLink } from '../../ui/ChainTaskLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState, FilteredEmpty } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { Operators } from './Operators.tsx'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'fraud', label: 'Fraud' },
  { value: 'open', label: 'Open' },
] as const
type Filter = (typeof filters)[number]['value']

const taskLink = (taskId: string, part: number) => <ChainTaskLink taskId={taskId}> part {part}</ChainTaskLink>

const columns: readonly Column<DeliveryView>[] = [
  { name: 'Task', width: 'minmax(11rem,1fr)', cell: (delivery) => taskLink(delivery.taskId, delivery.part) },
  {
    name: 'Verdict',
    card: 'corner',
    width: '8.75rem',
    sort: (delivery) => delivery.outcome,
    cell: (delivery) => (
      <StateBadge state={delivery.outcome === 'open' ? delivery.state : delivery.outcome} />
    ),
  },
  {
    name: 'Executor',
    width: '9.5rem',
    cell: (delivery) => <Hash value={delivery.executor} what="the executor's account" />,
  },
  {
    name: 'Seats',
    width: 'minmax(8rem,1fr)',
    cell: (delivery) => formatSeats(delivery),
  },
  {
    name: 'Work',
    width: '6.5rem',
    numeric: true,
    sort: (delivery) => delivery.paidWei,
    cell: (delivery) => <Amount wei={delivery.paidWei} />,
  },
  {
    name: 'Delivered',
    width: '7rem',
    numeric: true,
    sort: (delivery) => delivery.deliveredMs,
    cell: (delivery) => <Time atMs={delivery.deliveredMs} className="text-muted" />,
  },
]

const disputeColumns: readonly Column<DisputeView>[] = [
  { name: 'Task', width: 'minmax(11rem,1fr)', cell: (dispute) => taskLink(dispute.taskId, dispute.part) },
  {
    name: 'State',
    card: 'corner',
    width: '8rem',
    cell: (dispute) => <StateBadge state={dispute.resolved === 'open' ? 'disputed' : dispute.resolved} />,
  },
  { name: 'Segment', width: '5rem', numeric: true, cell: (dispute) => dispute.segment },
  {
    name: 'Votes',
    width: '12rem',
    cell: (dispute) => `${dispute.forWork} for, ${dispute.againstWork} against, of ${dispute.members}`,
  },
  { name: 'Bond', width: '8rem', numeric: true, cell: (dispute) => <Amount wei={dispute.bondWei} /> },
  {
    name: 'Until',
    width: '9rem',
    numeric: true,
    cell: (dispute) => <Time atMs={dispute.untilMs} className="text-muted" />,
  },
]

/** Councils with their verdicts, disputes, and the operators' records. */
export function ChecksPage() {
  const [filter, setFilter] = useState<Filter>('all')
  const councils = useQuery({
    queryKey: ['councils'],
    queryFn: ({ signal }) => api.listCouncils({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 5000,
  })
  const disputes = useQuery({
    queryKey: ['disputes'],
    queryFn: ({ signal }) => api.listDisputes({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 5000,
  })
  return (
    <>
      <PageHeader
        title="Checks"
        about="Work is paid only after randomly drawn strangers have replayed part of it."
      />
      <div className="flex flex-col gap-4">
        <QueryContent query={councils} what="councils" skeleton={<SkeletonTable />}>
          {({ deliveries }) => {
            const filtered = deliveries.filter((each) => filter === 'all' || each.outcome === filter)
            return (
              <Card
                flush
                title="Councils"
                aside={
                  <SegmentedControl label="Show" options={filters} value={filter} onChange={setFilter} />
                }
              >
                {deliveries.length === 0 ? (
                  <EmptyState icon={Scale} title="No deliveries yet" />
                ) : filtered.length === 0 ? (
                  <FilteredEmpty what="councils" onClear={() => setFilter('all')} />
                ) : (
                  <DataTable
                    label="Councils"
                    rows={filtered}
                    columns={columns}
                    rowKey={(each) => each.deliveryId}
                    minWidth="57rem"
                  />
                )}
              </Card>
            )
          }}
        </QueryContent>
        <QueryContent query={disputes} what="disputes" skeleton={<SkeletonTable rows={2} />}>
          {(data) => (
            <Card flush title="Disputes">
              {data.disputes.length === 0 ? (
                <EmptyState icon={Gavel} title="No disputes">
                  Anyone with a bond can contest a wrong segment, until a deadline after settlement.
                </EmptyState>
              ) : (
                <DataTable
                  label="Disputes"
                  rows={data.disputes}
                  columns={disputeColumns}
                  rowKey={(each) => each.deliveryId}
                  minWidth="54rem"
                />
              )}
            </Card>
          )}
        </QueryContent>
        <Operators />
      </div>
    </>
  )
}

function formatSeats(delivery: DeliveryView): string {
  if (!delivery.council) return 'not drawn yet'
  const counts = new Map<string, number>()
  for (const seat of delivery.council.seats) counts.set(seat.answer, (counts.get(seat.answer) ?? 0) + 1)
  return [...counts].map(([answer, count]) => `${count} ${answer}`).join(', ')
}
