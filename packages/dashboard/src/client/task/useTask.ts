import type { TaskDetail } from '@muster-network/api'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStream } from '../../live/useStream.ts'
import { api } from '../../session/client.ts'

/** A task, refetched on every event of its stream. */
export function useTask(taskId: string): UseQueryResult<TaskDetail> {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['task', taskId],
    queryFn: ({ signal }) => api.getTask({ params: { taskId } }, { signal }),
    // progress has no events, so it is polled
    refetchInterval: ({ state }) => (state.data?.state === 'ended' ? 10_000 : 2000),
  })
  useStream({
    key: taskId,
    enabled: query.data !== undefined && query.data.state !== 'ended',
    start: (signal) => {
      const lastEvent = queries.getQueryData<TaskDetail>(['task', taskId])?.events.at(-1)?.number ?? 0
      return api.watchTask({ params: { taskId }, query: { after: lastEvent } }, { signal })
    },
    onBatch: () => {
      void queries.invalidateQueries({ queryKey: ['task', taskId] })
      void queries.invalidateQueries({ queryKey: ['results', taskId] })
    },
  })
  return query
}
