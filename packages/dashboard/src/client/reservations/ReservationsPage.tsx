import type { Reservation } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { ReservationSteps } from './ReservationSteps.tsx'
import { ReserveNode } from './ReserveNode.tsx'

const columns: readonly Column<Reservation>[] = [
  {
    name: 'Node',
    width: 'minmax(7rem,1fr)',
    cell: (each) => (
      <span className="font-mono text-sm" title={each.nodeId}>
        {each.nodeId.slice(0, 10)}…
      </span>
    ),
  },
  { name: 'You', width: '5.5rem', cell: (each) => <PartyLabel reservation={each} /> },
  {
    name: 'State',
    card: 'corner',
    width: '8rem',
    cell: (each) => <StateBadge state={`reservation ${each.state}`} />,
  },
  {
    name: 'From',
    width: '8.5rem',
    sort: (each) => each.fromMs,
    cell: (each) => <Time atMs={each.fromMs} className="text-muted" />,
  },
  {
    name: 'Until',
    width: '8.5rem',
    sort: (each) => each.untilMs,
    cell: (each) => <Time atMs={each.untilMs} className="text-muted" />,
  },
  {
    name: 'Deposit',
    width: '7.5rem',
    numeric: true,
    sort: (each) => each.depositWei,
    cell: (each) => <Amount wei={each.depositWei} />,
  },
  { name: 'Change', width: '11rem', cell: (each) => <ReservationSteps reservation={each} /> },
]

/** Reservations made by this account, and reservations of its own nodes. */
export function ReservationsPage() {
  const query = useQuery({
    queryKey: ['reservations'],
    queryFn: ({ signal }) => api.listReservations(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader
        title="Reservations"
        about="Reserve a whole node for a period. A deposit secures it; the unused rest is refunded."
        actions={query.data && query.data.reservations.length > 0 && <ReserveNode />}
      />
      <QueryContent query={query} what="reservations" skeleton={<SkeletonTable />}>
        {({ reservations }) => (
          <Card flush title="Reservations">
            {reservations.length === 0 ? (
              <EmptyState icon={CalendarClock} title="No reservations" action={<ReserveNode />}>
                Bidding finds a machine within seconds. Reserve when you need a particular machine at a
                particular time.
              </EmptyState>
            ) : (
              <DataTable
                label="Reservations"
                rows={reservations}
                columns={columns}
                rowKey={(each) => each.reservationId}
                rowHeight={52}
                minWidth="62rem"
              />
            )}
          </Card>
        )}
      </QueryContent>
    </>
  )
}

function PartyLabel({ reservation }: { reservation: Reservation }) {
  const account = useStatus().data?.account
  return reservation.client.toLowerCase() === account?.toLowerCase() ? 'client' : 'provider'
}
