import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from './client.ts'

/** The browser's session: owner or visitor. */
export function useSession(): UseQueryResult<{ owner: boolean }> {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => api.getSession(undefined, { signal }),
    staleTime: 60_000,
  })
}
