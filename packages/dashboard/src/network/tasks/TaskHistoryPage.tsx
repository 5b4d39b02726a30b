import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Councils } from '../../client/task/Councils.tsx'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { CommandDialog } from '../../ui/CommandDialog.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { sentenceCase } from '../../ui/sentenceCase.ts'
import { Time } from '../../ui/Time.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { eventTone } from '../eventTone.ts'

const route = getRouteApi('/network/tasks/$taskId')

/** The on-chain history of one task. */
export function TaskHistoryPage() {
  const { taskId } = route.useParams()
  const query = useQuery({
    queryKey: ['task history', taskId],
    queryFn: ({ signal }) => api.getTaskHistory({ params: { taskId } }, { signal }),
    refetchInterval: 5000,
  })
  return (
    <>
      <PageHeader
        title="Task on the chain"
        about={<Hash value={taskId} what="the task's id" />}
        actions={
          <CommandDialog cli={`muster status ${taskId}`} method="GET" path={`/v1/network/tasks/${taskId}`} />
        }
      />
      <QueryContent query={query} what="task">
        {({ task, deliveries, events }) => (
          <>
            <Stats>
              <Stat name="State" value={<StateBadge state={task.state} />} note={task.className} />
              <Stat name="Parts" value={`${task.partsEnded} of ${task.parts}`} note="have ended" />
              <Stat
                name="Paid"
                value={<Amount wei={task.paidWei} />}
                note={
                  <>
                    of at most <Amount wei={task.capWei} />
                  </>
                }
              />
              <Stat name="Posted" value={<Time atMs={task.postedMs} />} note={`checked by ${task.how}`} />
            </Stats>
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <Councils deliveries={deliveries} />
              <Card title="Events">
                <Timeline
                  label="Events"
                  items={events.toReversed().map((event) => ({
                    key: `${event.blockNumber} ${event.logIndex}`,
                    atMs: event.atMs,
                    title: sentenceCase(event.name),
                    tone: eventTone(event.name),
                    detail: `block ${event.blockNumber} · ${event.txHash.slice(0, 10)}…`,
                  }))}
                />
              </Card>
            </div>
          </>
        )}
      </QueryContent>
    </>
  )
}
