import type { ClassPrice } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Price } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { plainText } from '../../ui/plainText.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const asked = (name: string, of: (row: ClassPrice) => bigint): Column<ClassPrice> => ({
  name,
  width: '8rem',
  numeric: true,
  sort: of,
  cell: (row) => <Price wei={of(row)} unit="hour" />,
})

const columns: readonly Column<ClassPrice>[] = [
  {
    name: 'Class',
    width: 'minmax(9rem,1fr)',
    sort: (row) => row.className,
    cell: (row) => <span className="font-mono text-sm">{plainText(row.className)}</span>,
  },
  { name: 'Nodes', width: '5rem', numeric: true, sort: (row) => row.nodes, cell: (row) => row.nodes },
  {
    name: 'Operators',
    width: '6rem',
    numeric: true,
    sort: (row) => row.operators,
    cell: (row) => row.operators,
  },
  asked('Low', (row) => row.lowWei),
  asked('Median', (row) => row.medianWei),
  asked('High', (row) => row.highWei),
  {
    name: 'Paid lately',
    width: '13rem',
    numeric: true,
    sort: (row) => row.paid?.usualWei ?? 0n,
    cell: ({ paid }) => (paid ? <Price wei={paid.usualWei} unit={paid.unit} /> : '–'),
  },
]

export function Prices() {
  const query = useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => api.listPrices(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <Card
      flush
      title="Prices by class of hardware"
      aside={<span className="text-sm text-muted">asked for an hour of one run</span>}
    >
      <QueryContent query={query} what="prices" skeleton={<Skeleton className="m-4 h-32" />}>
        {({ prices }) =>
          prices.length === 0 ? (
            <EmptyState icon={Tags} title="No offers yet" />
          ) : (
            <DataTable
              label="Prices by class"
              rows={prices}
              columns={columns}
              rowKey={(row) => row.className}
              minWidth="57rem"
            />
          )
        }
      </QueryContent>
    </Card>
  )
}
