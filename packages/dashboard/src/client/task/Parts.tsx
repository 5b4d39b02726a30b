import type { TaskDetail, TaskPart } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatEta } from '../../ui/formatEta.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

const columns: readonly Column<TaskPart>[] = [
  { name: 'Part', width: '2rem', cell: (part) => part.index },
  { name: 'State', card: 'corner', width: '8rem', cell: (part) => <StateBadge state={part.state} /> },
  {
    name: 'Executor',
    width: '8rem',
    cell: (part) =>
      part.executor ? (
        <span className="inline-flex items-center gap-1">
          <span className="font-mono text-sm" title={part.executor}>
            {part.executor.slice(0, 10)}…
          </span>
          {part.assignments.length > 1 && (
            <span className="text-sm text-muted" title="Executors so far">
              ×{part.assignments.length}
            </span>
          )}
        </span>
      ) : (
        <span className="text-muted">none yet</span>
      ),
  },
  {
    name: 'Progress',
    width: 'minmax(7.25rem,1fr)',
    cell: (part) => (
      <ProgressBar
        share={part.progress}
        running={part.state === 'running'}
        label={`Progress of part ${part.index}`}
      />
    ),
  },
  {
    name: 'Saved',
    width: '3.5rem',
    numeric: true,
    cell: ({ checkpoints }) => {
      const signed = checkpoints.filter((point) => point.receipted).length
      return (
        <span title={`Checkpoints that a takeover can resume from; ${signed} receipted by you`}>
          {checkpoints.length}
        </span>
      )
    },
  },
  {
    name: 'Left',
    width: '6rem',
    numeric: true,
    cell: (part) => (part.eta === null ? '–' : formatEta(part.eta)),
  },
  { name: 'Paid', width: '6.5rem', numeric: true, cell: (part) => <Amount wei={part.paidWei} /> },
]

export function Parts({ task }: { task: TaskDetail }) {
  return (
    <Card flush title="Parts">
      <DataTable
        label="Parts"
        rows={task.partList}
        columns={columns}
        rowKey={(part) => part.index}
        minWidth="43rem"
      />
    </Card>
  )
}
