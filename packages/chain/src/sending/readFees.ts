import { MusterError, parseUntrusted } from '@muster-network/core'
import { type Hex, numberToHex } from 'viem'
import { z } from 'zod'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { requestResult } from '../connection/requestResult.ts'

/** The fees of a transaction: the maximum per gas, and the tip in it. */
export type Fees = { feeWei: bigint; tipWei: bigint }

/** No chain has fees of more than 128 bits, and text of megabytes would take seconds to read as a number. */
const Quantity = z.string().regex(/^0x[0-9a-f]{1,32}$/i)
const FeeBlock = z.object({ baseFeePerGas: Quantity.optional() })

/** Returns fees for fast inclusion: twice the base fee covers six full blocks. @throws CHAIN_RPC_FAILED */
export async function readFees(rpc: Rpc, { fees, maxFeePerGasWei }: ChainDefinition): Promise<Fees> {
  if (fees === 'legacy') {
    const price = BigInt(parse(Quantity, await requestResult<unknown>(rpc, 'eth_gasPrice')))
    return { feeWei: min(price, maxFeePerGasWei), tipWei: 0n }
  }
  const [block, tip] = await Promise.all([
    requestResult<unknown>(rpc, 'eth_getBlockByNumber', ['latest', false]),
    requestResult<unknown>(rpc, 'eth_maxPriorityFeePerGas'),
  ])
  const tipWei = BigInt(parse(Quantity, tip))
  const { baseFeePerGas = '0x0' } = parse(FeeBlock, block)
  const feeWei = min(2n * BigInt(baseFeePerGas) + tipWei, maxFeePerGasWei)
  return { feeWei, tipWei: min(tipWei, feeWei) }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const parsed = parseUntrusted(schema, answer)
  if (parsed.success) return parsed.data
  throw new MusterError('CHAIN_RPC_FAILED', 'invalid response of the endpoint: not a fee', {
    cause: parsed.error,
  })
}

/** Raises both fees by a quarter for a replacement: endpoints require at least a tenth. Returns undefined above the limit. */
export function raiseFees(now: Fees, paidWei: bigint, maxFeePerGasWei: bigint): Fees | undefined {
  const raised = paidWei + paidWei / 4n + 1n
  if (raised > maxFeePerGasWei) return undefined
  const feeWei = max(raised, now.feeWei)
  return { feeWei, tipWei: min(now.tipWei + now.tipWei / 4n + 1n, feeWei) }
}

function max(a: bigint, b: bigint): bigint {
  return a < b ? b : a
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

export const hexQuantity = (value: bigint | number): Hex => numberToHex(value)
