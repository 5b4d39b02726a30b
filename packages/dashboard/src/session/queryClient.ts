import { hasCode } from '@muster-network/core'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { reportOffline, reportOnline } from './connection.ts'

function reportError(error: unknown): void {
  if (hasCode(error, 'API_UNREACHABLE')) reportOffline()
  else reportOnline()
}

/** Cached answers stay visible while the daemon is down. The outcome of each call updates the connection state. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onSuccess: reportOnline, onError: reportError }),
  mutationCache: new MutationCache({ onSuccess: reportOnline, onError: reportError }),
  defaultOptions: {
    queries: {
      // no retries: the daemon is local, and the status query detects when it is back
      retry: false,
      staleTime: 2000,
      gcTime: 600_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
