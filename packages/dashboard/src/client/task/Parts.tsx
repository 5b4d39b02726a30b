import type { TaskDetail, TaskPart } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatSpan } from '../../ui/formatSpan.ts'
import { Hash } from '../../ui/Hash.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'

const columns: readonly Column<TaskPart>[] = [
  { name: 'Part', width: '3rem', numeric: true, cell: (part) => part.index },
  { name: 'State', width: '9rem', cell: (part) => <StateBadge state={part.state} /> },
  {
    name: 'Executor',
    width: '10.5rem',
    cell: (part) =>
      part.executor ? (
        <span className="inline-flex items-center gap-1">
          <Hash value={part.executor} what="the executor's account" />
          {part.tenures.length > 1 && (
            <span className="text-sm text-muted" title="Executors so far">
              ×{part.tenures.length}
            </span>
          )}
        </span>
      ) : (
        <span className="text-muted">none yet</span>
      ),
  },
  {
    name: 'Progress',
    width: 'minmax(7rem,1fr)',
    cell: (part) => <ProgressBar share={part.progress} label={`Progress of part ${part.index}`} />,
  },
  {
    name: 'Checkpoints',
    width: '6.5rem',
    numeric: true,
    cell: (part) => {
      const safe = part.checkpoints.filter((point) => point.receipted).length
      return (
        <span title={`${safe} signed for by you, of ${part.checkpoints.length}`}>
          {safe}/{part.checkpoints.length}
        </span>
      )
    },
  },
  {
    name: 'Left',
    width: '5.5rem',
    numeric: true,
    cell: (part) => (part.etaMs === null ? '–' : formatSpan(part.etaMs)),
  },
  { name: 'Paid', width: '8rem', numeric: true, cell: (part) => <Amount wei={part.paidWei} /> },
]

export function Parts({ task }: { task: TaskDetail }) {
  return (
    <Card flush title="Parts">
      <DataTable
        label="Parts"
        rows={task.partList}
        columns={columns}
        rowKey={(part) => part.index}
        minWidth="50rem"
      />
    </Card>
  )
}
