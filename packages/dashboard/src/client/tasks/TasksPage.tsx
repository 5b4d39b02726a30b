import type { TaskSummary } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Rocket } from 'lucide-react'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { buttonClassName } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState, FilteredEmpty } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { plainText } from '../../ui/plainText.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SkeletonTable } from '../../ui/Skeleton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { displayState } from '../displayState.ts'
import { progressOf } from '../progressOf.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'ended', label: 'Ended' },
] as const
type Filter = (typeof filters)[number]['value']

const columns: readonly Column<TaskSummary>[] = [
  {
    name: 'Task',
    width: 'minmax(10rem,2fr)',
    sort: (task) => task.name,
    cell: (task) => (
      <Link
        to="/tasks/$taskId"
        params={{ taskId: task.taskId }}
        className="untrusted rounded font-medium hover:underline"
      >
        {plainText(task.name)}
      </Link>
    ),
  },
  {
    name: 'State',
    card: 'corner',
    width: '9.5rem',
    sort: displayState,
    cell: (task) => <StateBadge state={displayState(task)} />,
  },
  {
    name: 'Progress',
    width: 'minmax(8rem,1fr)',
    sort: (task) => task.progress ?? 0,
    cell: (task) => <ProgressBar {...progressOf(task)} label={`Progress of ${plainText(task.name)}`} />,
  },
  {
    name: 'Parts',
    width: '4rem',
    numeric: true,
    cell: (task) => `${task.partsDone}/${task.parts}`,
  },
  {
    name: 'Paid',
    width: '7rem',
    numeric: true,
    sort: (task) => task.paidWei,
    cell: (task) => <Amount wei={task.paidWei} />,
  },
  {
    name: 'Posted',
    width: '9rem',
    numeric: true,
    sort: (task) => task.createdMs,
    cell: (task) => <Time atMs={task.createdMs} className="text-muted" />,
  },
]

/** The client's tasks; the start page. */
export function TasksPage() {
  const [filter, setFilter] = useState<Filter>('all')
  const query = useQuery({
    queryKey: ['tasks'],
    queryFn: ({ signal }) => api.listTasks({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 3000,
  })
  return (
    <>
      <PageHeader
        title="Tasks"
        about="Your tasks. Providers bid for each part, a council checks it, and a contract pays it."
        actions={
          <Link to="/submit" className={buttonClassName('primary')}>
            <Plus aria-hidden size={16} />
            New task
          </Link>
        }
      />
      <QueryContent query={query} what="tasks" skeleton={<SkeletonTable />}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <Card>
              <FirstTask />
            </Card>
          ) : (
            <TaskTable tasks={tasks} filter={filter} onFilter={setFilter} />
          )
        }
      </QueryContent>
    </>
  )
}

type TableProps = { tasks: readonly TaskSummary[]; filter: Filter; onFilter: (filter: Filter) => void }

function TaskTable({ tasks, filter, onFilter }: TableProps) {
  const filtered = tasks.filter(
    (task) => filter === 'all' || (filter === 'ended') === (task.state === 'ended'),
  )
  return (
    <Card
      flush
      title={`${filtered.length} ${filtered.length === 1 ? 'task' : 'tasks'}`}
      aside={<SegmentedControl label="Show" options={filters} value={filter} onChange={onFilter} />}
    >
      {filtered.length === 0 ? (
        <FilteredEmpty what="tasks" onClear={() => onFilter('all')} />
      ) : (
        <DataTable
          label="Tasks"
          rows={filtered}
          columns={columns}
          rowKey={(task) => task.taskId}
          minWidth="52rem"
        />
      )}
    </Card>
  )
}

function FirstTask() {
  return (
    <EmptyState
      icon={Rocket}
      title="Run your first task"
      action={
        <Link to="/submit" className={buttonClassName('primary')}>
          Start from a template
        </Link>
      }
    >
      <p>Choose a starter task, such as a rendered picture, get a quote, and post it with a spending cap.</p>
    </EmptyState>
  )
}
