import { createPublicClient, type PublicClient } from 'viem'
import type { Rpc } from './Rpc.ts'
import { toTransport } from './toTransport.ts'

/** Creates a viem client over our connection, for reading contracts. */
export function clientFor(rpc: Rpc, { pollMs = 1_000 }: { pollMs?: number } = {}): PublicClient {
  return createPublicClient({
    transport: toTransport(rpc),
    pollingInterval: pollMs,
    cacheTime: 0,
  }) as PublicClient
}
