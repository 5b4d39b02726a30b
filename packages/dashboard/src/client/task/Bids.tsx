import type { BidView, TaskDetail } from '@muster-network/api'
import { Gavel } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Time } from '../../ui/Time.tsx'
import { Refusals } from '../Refusals.tsx'
import { Returns } from './Returns.tsx'

const columns: readonly Column<BidView>[] = [
  { name: 'No.', width: '3rem', numeric: true, sort: (bid) => bid.number, cell: (bid) => bid.number },
  {
    name: 'Operator',
    card: 'title',
    width: 'minmax(9rem,1fr)',
    cell: (bid) => <Hash value={bid.operator} what="the operator's account" />,
  },
  {
    name: 'Price',
    card: 'corner',
    width: '6.5rem',
    numeric: true,
    sort: (bid) => bid.priceWei,
    cell: (bid) => <Amount wei={bid.priceWei} />,
  },
  {
    name: 'Ranked as',
    width: '6.5rem',
    numeric: true,
    sort: (bid) => bid.effectiveWei,
    cell: (bid) => <Amount wei={bid.effectiveWei} />,
  },
  {
    name: 'Received',
    width: '5.5rem',
    numeric: true,
    cell: (bid) => <Time atMs={bid.receivedMs} className="text-muted" />,
  },
  {
    name: 'Parts won',
    width: '5rem',
    numeric: true,
    cell: (bid) => (bid.parts.length > 0 ? bid.parts.join(', ') : '–'),
  },
]

export function Bids({ task }: { task: TaskDetail }) {
  return (
    <Card flush title="Bids">
      {task.bids.length === 0 ? (
        <EmptyState icon={Gavel} title="No bids yet">
          Providers send bids directly to your node, usually within a second of posting.
        </EmptyState>
      ) : (
        <DataTable
          label="Bids"
          rows={task.bids}
          columns={columns}
          rowKey={(bid) => bid.number}
          minWidth="42rem"
        />
      )}
      {task.refusals.length > 0 && (
        <div className="border-t border-line p-4">
          <h3 className="mb-2 text-sm font-medium">Refusals by reason</h3>
          <Refusals refusals={task.refusals} />
        </div>
      )}
      {task.returns && (
        <div className="border-t border-line p-4">
          <h3 className="mb-2 text-sm font-medium">Parts that executors returned</h3>
          <Returns returns={task.returns} />
        </div>
      )}
    </Card>
  )
}
