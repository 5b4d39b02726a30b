import type { TaskDetail } from '@muster-network/api'
import { getRouteApi } from '@tanstack/react-router'
import { QueryContent } from '../../live/QueryContent.tsx'
import { CommandDialog } from '../../ui/CommandDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainText } from '../../ui/plainText.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { displayState } from '../displayState.ts'
import { CancelTask } from './CancelTask.tsx'
import { Cost } from './Cost.tsx'
import { EndNotice } from './EndNotice.tsx'
import { RunAgain } from './RunAgain.tsx'
import { SlashNotice } from './SlashNotice.tsx'
import { Steps } from './Steps.tsx'
import { Summary } from './Summary.tsx'
import { TaskTabs } from './TaskTabs.tsx'
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
            {task.state === 'ended' ? <RunAgain task={task} /> : <CancelTask task={task} />}
          </>
        }
      />
      <EndNotice task={task} />
      <SlashNotice task={task} />
      <Summary task={task} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <TaskTabs task={task} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Cost task={task} />
          <Steps task={task} />
        </div>
      </div>
    </>
  )
}
