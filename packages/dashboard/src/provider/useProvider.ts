import type { Provider } from '@muster-network/api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../session/client.ts'

/** Offer, running work and earnings of this machine. */
export function useProvider(): UseQueryResult<Provider> {
  return useQuery({
    queryKey: ['provider'],
    queryFn: ({ signal }) => api.getProvider(undefined, { signal }),
    refetchInterval: 2000,
  })
}
