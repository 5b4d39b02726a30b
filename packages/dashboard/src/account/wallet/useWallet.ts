import type { Stake, Wallet } from '@muster-network/api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '../../session/client.ts'

export function useWallet(): UseQueryResult<Wallet> {
  return useQuery({
    queryKey: ['wallet'],
    queryFn: ({ signal }) => api.getWallet(undefined, { signal }),
    refetchInterval: 4000,
  })
}

export function useStake(): UseQueryResult<Stake> {
  return useQuery({
    queryKey: ['stake'],
    queryFn: ({ signal }) => api.getStake(undefined, { signal }),
    refetchInterval: 10_000,
  })
}
