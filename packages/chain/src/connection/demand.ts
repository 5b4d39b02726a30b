import { MusterError } from '@muster-network/core'
import type { Rpc } from './Rpc.ts'

/** Asks something that the chain should not refuse. @throws CHAIN_RPC_REFUSED, besides what `rpc` throws */
export async function demand<T>(rpc: Rpc, method: string, params: readonly unknown[] = []): Promise<T> {
  const { result, error } = await rpc(method, params)
  if (error)
    throw new MusterError('CHAIN_RPC_REFUSED', `${method}: ${error.message}`, {
      details: { rpcCode: error.code },
      // An endpoint that lags refuses what it does not know yet.
      retryable: true,
    })
  return result as T
}
