import type { NodeStatus } from '@muster-network/api'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from './client.ts'
import { useConnection } from './connection.ts'

/** What the daemon is; asked every few seconds, which also tells whether it is there. */
export function useStatus(): UseQueryResult<NodeStatus> {
  return useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api.getStatus(undefined, { signal }),
    refetchInterval: (query) => (query.state.status === 'error' ? 1000 : 4000),
    refetchIntervalInBackground: true,
  })
}

/** When the daemon is back, everything on the page is asked for again. */
export function useRefreshOnReturn(): void {
  const { online } = useConnection()
  const queries = useQueryClient()
  const was = useRef(online)
  useEffect(() => {
    if (online && !was.current) void queries.invalidateQueries()
    was.current = online
  }, [online, queries])
}
