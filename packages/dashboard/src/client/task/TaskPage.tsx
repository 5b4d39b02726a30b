import type { TaskDetail } from '@muster-network/api'
import { getRouteApi } from '@tanstack/react-router'
import { QueryContent } from '../../live/QueryContent.tsx'
import { CommandDialog } from '../../ui/CommandDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainText } from '../../ui/plainText.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { displayState } from '../displayState.ts'
import { Bids } from './Bids.tsx'
import { CancelTask } from './CancelTask.tsx'
import { Cost } from './Cost.tsx'
import { Councils } from './Councils.tsx'
import { Parts } from './Parts.tsx'
import { Receipts } from './Receipts.tsx'
import { ResultPreview } from './result/ResultPreview.tsx'
import { SlashNotice } from './SlashNotice.tsx'
import { Steps } from './Steps.tsx'
import { Summary } from './Summary.tsx'
import { TaskFile } from './TaskFile.tsx'
import { TaskLogs } from './TaskLogs.tsx'
import { useTask } from './useTask.ts'

const route = getRouteApi('/tasks/$taskId')

/** One task, live: journal, progress, cost and result. */
export function TaskPage() {
  const { taskId } = route.useParams()
  const query = useTask(taskId)
  return (
    <>
      {query.data === undefined && <PageHeader title="Task" />}
      <QueryContent query={query} what="task">
        {(task) => <Task task={task} />}
      </QueryContent>
    </>
  )
}

function Task({ task }: { task: TaskDetail }) {
  return (
    <>
      <PageHeader
        documentTitle={plainText(task.name)}
        title={<span className="untrusted">{plainText(task.name)}</span>}
        about={
          <span className="inline-flex flex-wrap items-center gap-2">
            <StateBadge state={displayState(task)} />
            <span className="font-mono text-sm">{task.className}</span>
          </span>
        }
        actions={
          <>
            <CommandDialog
              cli={`muster status ${task.taskId}`}
              method="GET"
              path={`/v1/tasks/${task.taskId}`}
            />
            {task.state !== 'ended' && <CancelTask task={task} />}
          </>
        }
      />
      {task.why && (
        <div className="mb-5">
          <Notice tone="warn" title={plainText(task.why)} />
        </div>
      )}
      <SlashNotice task={task} />
      <Summary task={task} />
      <div className="grid gap-4 items-start xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ResultPreview task={task} />
          <Parts task={task} />
          <TaskLogs task={task} />
          <Councils deliveries={task.deliveries} contestBondWei={task.cost.contestBondWei} />
          <Bids task={task} />
          <Receipts task={task} />
          <TaskFile task={task} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Cost task={task} />
          <Steps task={task} />
        </div>
      </div>
    </>
  )
}
