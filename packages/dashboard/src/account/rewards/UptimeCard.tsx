import type { UptimeReward } from '@muster-network/api'
import { CalendarCheck } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'

const columns: readonly Column<UptimeReward>[] = [
  { name: 'Epoch', width: '4.5rem', sort: (each) => each.epoch, cell: (each) => each.epoch },
  {
    name: 'Ends',
    width: 'minmax(8rem,1fr)',
    sort: (each) => each.endsMs,
    cell: (each) => <Time atMs={each.endsMs} className="text-muted" />,
  },
  {
    name: 'State',
    card: 'corner',
    width: '9.5rem',
    cell: (each) => <StateBadge state={`epoch ${each.state}`} />,
  },
  {
    name: 'Reward',
    width: '8rem',
    numeric: true,
    cell: (each) => (each.amountWei === null ? '–' : <Amount wei={each.amountWei} />),
  },
]

/** Uptime rewards by epoch, paid from the network's issuance. */
export function UptimeCard({ epochs }: { epochs: readonly UptimeReward[] }) {
  return (
    <Card flush title="Time online">
      {epochs.length === 0 ? (
        <EmptyState icon={CalendarCheck} title="No uptime counted yet">
          A listed machine that answers probes counts from the next epoch.
        </EmptyState>
      ) : (
        <DataTable
          label="Rewards for time online"
          rows={epochs}
          columns={columns}
          rowKey={(each) => each.epoch}
          minWidth="32rem"
        />
      )}
    </Card>
  )
}
