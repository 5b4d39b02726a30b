import type { OperatorView } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

const columns: readonly Column<OperatorView>[] = [
  {
    name: 'Operator',
    width: 'minmax(9.5rem,1fr)',
    cell: (row) => <Hash value={row.operator} what="the operator's account" />,
  },
  {
    name: 'State',
    card: 'corner',
    width: '9.5rem',
    cell: (row) => (
      <StateBadge state={row.jail ? 'jailed' : row.slashedWei > 0n ? 'slashed' : 'ok-standing'} />
    ),
  },
  { name: 'Nodes', width: '3.5rem', numeric: true, sort: (row) => row.nodes, cell: (row) => row.nodes },
  {
    name: 'Staked',
    width: '6.5rem',
    numeric: true,
    sort: (row) => row.freeWei + row.lockedWei + row.bondedWei,
    cell: (row) => <Amount wei={row.freeWei + row.lockedWei + row.bondedWei} />,
  },
  {
    name: 'Tasks paid',
    width: '5.5rem',
    numeric: true,
    sort: (row) => row.tasksPaid,
    cell: (row) => row.tasksPaid,
  },
  {
    name: 'Earned',
    width: '6.5rem',
    numeric: true,
    sort: (row) => row.earnedWei,
    cell: (row) => <Amount wei={row.earnedWei} />,
  },
  { name: 'Faults', width: '4rem', numeric: true, sort: (row) => row.faults, cell: (row) => row.faults },
  {
    name: 'Slashed',
    width: '6.5rem',
    numeric: true,
    sort: (row) => row.slashedWei,
    cell: (row) => <Amount wei={row.slashedWei} />,
  },
]

/** Operators with stake, record and slashes. */
export function Operators() {
  const query = useQuery({
    queryKey: ['operators'],
    queryFn: ({ signal }) => api.listOperators(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <QueryContent query={query} what="operators" skeleton={<SkeletonTable />}>
      {({ operators }) => (
        <Card flush title="Operators">
          {operators.length === 0 ? (
            <EmptyState title="No operators yet" />
          ) : (
            <DataTable
              label="Operators"
              rows={operators}
              columns={columns}
              rowKey={(row) => row.operator}
              minWidth="59rem"
            />
          )}
        </Card>
      )}
    </QueryContent>
  )
}
