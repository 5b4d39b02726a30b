import { hasCode, type MusterError, parseUntrusted } from '@muster-network/core'
import { isHex } from 'viem'
import { z } from 'zod'
import type { RpcAnswer } from '../../connection/Rpc.ts'

/** Methods that cannot change the chain, are cheap and give every caller the same response. */
const reads = new Set([
  ...['eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_createAccessList', 'eth_estimateGas'],
  ...['eth_feeHistory', 'eth_getBalance', 'eth_getBlockByHash', 'eth_getBlockByNumber'],
  ...['eth_getBlockReceipts', 'eth_getBlockTransactionCountByHash', 'eth_getBlockTransactionCountByNumber'],
  ...[
    'eth_getCode',
    'eth_getLogs',
    'eth_getProof',
    'eth_getStorageAt',
    'eth_getTransactionByBlockHashAndIndex',
  ],
  ...['eth_getTransactionByBlockNumberAndIndex', 'eth_getTransactionByHash', 'eth_getTransactionCount'],
  ...['eth_getTransactionReceipt', 'eth_syncing', 'net_version', 'net_listening', 'web3_clientVersion'],
])

/** A requested block: by number, or the first block at or after a time (seconds since 1970). */
const WantedBlock = z.union([
  z.object({ number: z.int().nonnegative() }),
  z.object({ timestamp: z.int().nonnegative() }),
])

/** "Limit exceeded" of EIP-1474: callers retry, as they do for a busy public endpoint. */
const busyCode = -32005

const AwaitedBlock = z.object({ above: z.int() })

export type CallHandlers = {
  submit(raw: `0x${string}`): Promise<RpcAnswer>
  want(block: z.infer<typeof WantedBlock>): void
  /** Resolves to the number of the newest block once it exceeds `above`, or after some seconds. */
  awaitBlock(above: number): Promise<number>
  read(): Promise<RpcAnswer>
}

/** Dispatches a call. Methods that are not listed here are not available outside. */
export async function answerCall(
  method: string,
  params: readonly unknown[],
  { submit, want, awaitBlock, read }: CallHandlers,
): Promise<RpcAnswer> {
  try {
    if (reads.has(method)) return await read()
    switch (method) {
      case 'eth_sendRawTransaction': {
        const [raw] = params
        return isHex(raw) && raw.length % 2 === 0 && raw.length > 2
          ? await submit(raw)
          : refuse(-32602, 'eth_sendRawTransaction expects the bytes of a signed transaction')
      }
      case 'eth_accounts':
        return { result: [] }
      case 'eth_gasPrice':
      case 'eth_maxPriorityFeePerGas':
        return { result: '0x0' } // gas is free; anvil would return a tip that a new account cannot pay
      case 'muster_wantBlock': {
        const wanted = parseUntrusted(WantedBlock, params[0])
        if (!wanted.success) return refuse(-32602, 'muster_wantBlock expects { number } or { timestamp }')
        want(wanted.data)
        return { result: true }
      }
      case 'muster_awaitBlock': {
        const awaited = parseUntrusted(AwaitedBlock, params[0])
        if (!awaited.success) return refuse(-32602, 'muster_awaitBlock expects { above }')
        return { result: await awaitBlock(awaited.data.above) }
      }
      default:
        return refuse(-32601, `the embedded chain does not support ${method}`)
    }
  } catch (error) {
    if (!hasCode(error)) throw error
    const { code, hint, message, retryable } = error as MusterError
    return refuse(retryable ? busyCode : -32000, message, { code, hint })
  }
}

export function refuse(code: number, message: string, data?: unknown): RpcAnswer {
  return { error: { code, message, ...(data === undefined ? {} : { data }) } }
}
