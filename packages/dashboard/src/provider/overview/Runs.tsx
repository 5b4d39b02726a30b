import type { ProviderRun } from '@muster-network/api'
import { Play } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChainTaskLink } from '../../ui/ChainTaskLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatDuration } from '../../ui/formatDuration.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

const columns: readonly Column<ProviderRun>[] = [
  {
    name: 'Task',
    width: 'minmax(6rem,1fr)',
    cell: (run) => <ChainTaskLink taskId={run.taskId} />,
  },
  { name: 'Part', width: '2rem', cell: (run) => run.part },
  { name: 'State', card: 'corner', width: '8.5rem', cell: (run) => <StateBadge state={run.state} /> },
  {
    name: 'Progress',
    width: 'minmax(7.25rem,1fr)',
    sort: (run) => run.progress ?? 0,
    cell: (run) => <ProgressBar share={run.progress} label={`Progress of part ${run.part}`} />,
  },
  {
    name: 'For',
    width: '5.5rem',
    numeric: true,
    sort: (run) => -run.sinceMs,
    cell: (run) => formatDuration(Date.now() - run.sinceMs),
  },
  {
    name: 'Earns',
    width: '6.5rem',
    numeric: true,
    sort: (run) => run.priceWei,
    cell: (run) => <Amount wei={run.priceWei} />,
  },
]

export function Runs({ runs }: { runs: readonly ProviderRun[] }) {
  return (
    <Card flush title="Running work">
      {runs.length === 0 ? (
        <EmptyState icon={Play} title="Nothing running">
          The machine bids automatically on tasks that fit your rules. The bids page shows every decision with
          its reason.
        </EmptyState>
      ) : (
        <DataTable
          label="Running work"
          rows={runs}
          columns={columns}
          rowKey={(run) => `${run.taskId} ${run.part}`}
          minWidth="41rem"
        />
      )}
    </Card>
  )
}
