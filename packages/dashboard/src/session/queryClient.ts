import { hasCode } from '@muster-network/core'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sawAnswer, sawSilence } from './connection.ts'

function watch(error: unknown): void {
  if (hasCode(error, 'API_UNREACHABLE')) sawSilence()
  else sawAnswer()
}

/** Answers are kept and shown while the daemon is away; the connection is told from how calls end. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onSuccess: sawAnswer, onError: watch }),
  mutationCache: new MutationCache({ onSuccess: sawAnswer, onError: watch }),
  defaultOptions: {
    queries: {
      // the daemon is on this machine: a failure is told at once, and asking again is the status query's work
      retry: false,
      staleTime: 2000,
      gcTime: 600_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
