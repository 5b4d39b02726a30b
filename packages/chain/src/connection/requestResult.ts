import { MusterError } from '@muster-network/core'
import type { Rpc } from './Rpc.ts'

/** Sends a request and returns its result. @throws CHAIN_RPC_REFUSED for a JSON-RPC error, and the errors of `rpc` */
export async function requestResult<T>(
  rpc: Rpc,
  method: string,
  params: readonly unknown[] = [],
): Promise<T> {
  const { result, error } = await rpc(method, params)
  if (error)
    throw new MusterError('CHAIN_RPC_REFUSED', `${method}: ${error.message}`, {
      details: { rpcCode: error.code },
      // a lagging endpoint returns errors for blocks that it does not have yet
      retryable: true,
    })
  return result as T
}
