import type { TaskDetail } from '@muster-network/api'
import { getRouteApi } from '@tanstack/react-router'
import { Tabs } from '../../ui/Tabs.tsx'
import { Bids } from './Bids.tsx'
import { Councils } from './Councils.tsx'
import { Parts } from './Parts.tsx'
import { Receipts } from './Receipts.tsx'
import { ResultPreview } from './result/ResultPreview.tsx'
import { TaskFile } from './TaskFile.tsx'
import { TaskLogs } from './TaskLogs.tsx'
import { readTaskTab } from './taskTabs.ts'

const route = getRouteApi('/tasks/$taskId')

/** The task in detail. The open tab is in the address, so that a link or a reload shows it again. */
export function TaskTabs({ task }: { task: TaskDetail }) {
  const { tab = 'result' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Tabs
      label="Details of the task"
      value={tab}
      onChange={(next) =>
        void navigate({ search: readTaskTab({ tab: next }), replace: true, resetScroll: false })
      }
      tabs={[
        {
          value: 'result',
          label: 'Result',
          panel: () => (
            <>
              <ResultPreview task={task} />
              <Parts task={task} />
            </>
          ),
        },
        { value: 'log', label: 'Log', panel: () => <TaskLogs task={task} /> },
        { value: 'bids', label: 'Bids', count: task.bids.length, panel: () => <Bids task={task} /> },
        {
          value: 'checks',
          label: 'Checks',
          count: task.deliveries.length,
          panel: () => <Councils deliveries={task.deliveries} contestBondWei={task.cost.contestBondWei} />,
        },
        {
          value: 'receipts',
          label: 'Receipts',
          count: task.receipts.length,
          panel: () => (
            <>
              <Receipts task={task} />
              <TaskFile task={task} />
            </>
          ),
        },
      ]}
    />
  )
}
