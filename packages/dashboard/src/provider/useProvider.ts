import type { Provider } from '@muster-network/api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../session/client.ts'

/** What this machine lends, runs and earns. */
export function useProvider(): UseQueryResult<Provider> {
  return useQuery({
    queryKey: ['provider'],
    queryFn: ({ signal }) => api.getProvider(undefined, { signal }),
    refetchInterval: 2000,
  })
}
