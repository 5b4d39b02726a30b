import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { ChainDefinition } from './ChainDefinition.ts'
import { askEndpoint, hostOf } from './HttpEndpoint.ts'
import type { Rpc, RpcAnswer } from './Rpc.ts'

export type FailoverOptions = Pick<ChainDefinition, 'chainId' | 'rpcUrls' | 'timeoutMs'> & {
  /** How often all endpoints are tried before giving up. */
  rounds?: number
  /** Before the second round; doubled after each. */
  pauseMs?: number
  log?: Logger
}

/**
 * Asks the endpoints of one chain, the one that worked last first. An endpoint is used only after it has named the
 * right chain id, and is asked for it again after every failure: addresses are put behind other chains by mistake.
 *
 * @throws CHAIN_RPC_FAILED after all rounds, CHAIN_WRONG_ID when no endpoint is left
 */
export function failoverRpc(options: FailoverOptions): Rpc {
  const { chainId, rpcUrls, timeoutMs, rounds = 3, pauseMs = 200, log = silentLogger } = options
  const checked = new Set<string>()
  const wrong = new Map<string, MusterError>()
  let preferred = 0

  async function ask(url: string, method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    if (!checked.has(url)) {
      const { result } = await askEndpoint(url, 'eth_chainId', [], timeoutMs)
      const found = Number(result)
      if (found !== chainId) {
        const fault = new MusterError(
          'CHAIN_WRONG_ID',
          `${hostOf(url)} serves chain ${found}, not ${chainId}`,
          {
            details: { found, expected: chainId },
          },
        )
        wrong.set(url, fault)
        throw fault
      }
      checked.add(url)
    }
    try {
      return await askEndpoint(url, method, params, timeoutMs)
    } catch (error) {
      checked.delete(url)
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
          const answer = await ask(url, method, params)
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
    throw new MusterError('CHAIN_RPC_FAILED', `no endpoint answered ${method}: ${(last as Error).message}`, {
      cause: last,
      details: { endpoints: rpcUrls.length, rounds },
    })
  }
}
