import type { NodeStatus } from '@muster-network/api'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from './client.ts'
import { useConnection } from './connection.ts'

/** Polls the daemon's status every few seconds; also detects whether the daemon is reachable. */
export function useStatus(): UseQueryResult<NodeStatus> {
  return useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.getStatus(undefined, { signal }),
    refetchInterval: (query) => (query.state.status === 'error' ? 1000 : 4000),
    refetchIntervalInBackground: true,
  })
}

/** Refetches all queries when the daemon is reachable again. */
export function useRefetchOnReconnect(): void {
  const { online } = useConnection()
  const queries = useQueryClient()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) void queries.invalidateQueries()
    wasOnline.current = online
  }, [online, queries])
}
