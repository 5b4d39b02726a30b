import { type CustomTransport, custom } from 'viem'
import type { Rpc } from './Rpc.ts'

/** Makes viem use our connection. viem must not retry: the connection retries with limits. */
export function toTransport(rpc: Rpc): CustomTransport {
  return custom(
    {
      async request({ method, params }) {
        const { result, error } = await rpc(method, params ?? [])
        if (error) throw Object.assign(new Error(error.message), error)
        return result
      },
    },
    { retryCount: 0 },
  )
}
