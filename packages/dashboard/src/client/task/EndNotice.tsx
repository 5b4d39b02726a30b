import type { TaskDetail } from '@muster-network/api'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import { plainText } from '../../ui/plainText.ts'
import { stateAppearance } from '../../ui/stateAppearance.ts'
import { displayState } from '../displayState.ts'

/** Banner of a task that did not end as ordered: the reason, and what to do about it. */
export function EndNotice({ task }: { task: TaskDetail }) {
  if (task.why === undefined) return null
  const state = displayState(task)
  const { label, tone } = stateAppearance(state)
  return (
    <div className="mb-5">
      <Notice
        tone={tone === 'bad' ? 'bad' : 'warn'}
        title={task.state === 'ended' ? `${label}: ${plainText(task.why)}` : plainText(task.why)}
      >
        {task.hint && <p>{plainText(task.hint)}</p>}
        {task.bids.length === 0 && task.refusals.length > 0 && (
          <p>
            <Link
              to="/tasks/$taskId"
              params={{ taskId: task.taskId }}
              search={{ tab: 'bids' }}
              className="rounded underline"
            >
              Why providers did not bid
            </Link>
          </p>
        )}
      </Notice>
    </div>
  )
}
