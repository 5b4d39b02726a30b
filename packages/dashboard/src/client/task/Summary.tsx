import type { TaskDetail } from '@muster-network/api'
import { Amount } from '../../ui/Amount.tsx'
import { formatDuration } from '../../ui/formatDuration.ts'
import { formatEta } from '../../ui/formatEta.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { Time } from '../../ui/Time.tsx'
import { progressOf } from '../progressOf.ts'

export function Summary({ task }: { task: TaskDetail }) {
  return (
    <Stats>
      <Stat
        name="Progress"
        value={task.progress === null ? 'Unknown yet' : `${Math.floor(task.progress * 100)}%`}
        note={<ProgressBar {...progressOf(task)} label="Progress of the task" />}
      />
      <Stat
        name={task.state === 'ended' ? 'Took' : 'Time left'}
        value={
          task.endedMs !== null
            ? formatDuration(task.endedMs - task.createdMs)
            : task.eta === null
              ? 'Unknown yet'
              : formatEta(task.eta)
        }
        note={
          <>
            Posted <Time atMs={task.createdMs} />
          </>
        }
      />
      <Stat
        name="Parts"
        value={`${task.partsDone} of ${task.parts}`}
        note={task.partsDone === task.parts ? 'all ended' : 'ended'}
      />
      <Stat
        name="Cost so far"
        value={<Amount wei={task.paidWei} />}
        note={
          <>
            of at most <Amount wei={task.capWei} />
          </>
        }
      />
    </Stats>
  )
}
