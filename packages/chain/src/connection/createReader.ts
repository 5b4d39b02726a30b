import { createPublicClient, defineChain, type PublicClient } from 'viem'
import type { ChainDefinition } from './ChainDefinition.ts'
import type { Rpc } from './Rpc.ts'
import { toTransport } from './toTransport.ts'

/** A viem client that reads through our connection. */
export function createReader(rpc: Rpc, chain: Pick<ChainDefinition, 'chainId' | 'pollMs'>): PublicClient {
  return createPublicClient({
    chain: viemChain(chain.chainId),
    transport: toTransport(rpc),
    pollingInterval: chain.pollMs,
  }) as PublicClient
}

export function viemChain(chainId: number) {
  return defineChain({
    id: chainId,
    name: `chain ${chainId}`,
    nativeCurrency: { name: 'coin', symbol: 'COIN', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
}
