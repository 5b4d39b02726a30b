import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { ChainDefinition } from './ChainDefinition.ts'
import { callEndpoint, hostOf } from './callEndpoint.ts'
import type { Rpc, RpcAnswer } from './Rpc.ts'

export type FailoverOptions = Pick<ChainDefinition, 'chainId' | 'rpcUrls' | 'timeoutMs'> & {
  /** Number of rounds over all endpoints. */
  rounds?: number
  /** Back-off before the second round; doubled after each round. */
  pauseMs?: number
  log?: Logger
}

/**
 * Sends requests to the endpoints of one chain, starting with the last one that worked. Verifies the chain id of an
 * endpoint before first use and after every failure, because operators sometimes point a URL at another chain.
 *
 * @throws CHAIN_RPC_FAILED after all rounds, CHAIN_WRONG_ID when no endpoint is left
 */
export function failoverRpc(options: FailoverOptions): Rpc {
  const { chainId, rpcUrls, timeoutMs, rounds = 3, pauseMs = 200, log = silentLogger } = options
  const verified = new Set<string>()
  const wrong = new Map<string, MusterError>()
  let preferred = 0

  async function request(url: string, method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    if (!verified.has(url)) {
      const { result } = await callEndpoint(url, 'eth_chainId', [], timeoutMs)
      const served = Number(result)
      if (served !== chainId) {
        const fault = new MusterError(
          'CHAIN_WRONG_ID',
          `${hostOf(url)} serves chain ${served}, not ${chainId}`,
          {
            details: { found: served, expected: chainId },
          },
        )
        wrong.set(url, fault)
        throw fault
      }
      verified.add(url)
    }
    try {
      return await callEndpoint(url, method, params, timeoutMs)
    } catch (error) {
      verified.delete(url)
      throw error
    }
  }

  return async (method, params) => {
    let last: unknown
    for (let round = 0; round < rounds; round++) {
      if (round > 0) await delay(pauseMs * 2 ** (round - 1))
      for (let i = 0; i < rpcUrls.length; i++) {
        const index = (preferred + i) % rpcUrls.length
        const url = rpcUrls[index]!
        if (wrong.has(url)) continue
        try {
          const answer = await request(url, method, params)
          preferred = index
          return answer
        } catch (error) {
          if (!hasCode(error, 'CHAIN_RPC_FAILED', 'CHAIN_WRONG_ID')) throw error
          log.warn({ host: hostOf(url), method, reason: error.message }, 'chain endpoint failed')
          last = error
        }
      }
    }
    if (wrong.size === rpcUrls.length) throw wrong.get(rpcUrls[0]!)!
    throw new MusterError(
      'CHAIN_RPC_FAILED',
      `no endpoint responded to ${method}: ${(last as Error).message}`,
      {
        cause: last,
        details: { endpoints: rpcUrls.length, rounds },
      },
    )
  }
}
