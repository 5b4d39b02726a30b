import { type Hex, numberToHex } from 'viem'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import type { Rpc } from '../connection/Rpc.ts'
import { requestResult } from '../connection/requestResult.ts'

/** The fees of a transaction: the maximum per gas, and the tip in it. */
export type Fees = { feeWei: bigint; tipWei: bigint }

/** Returns fees for fast inclusion: twice the base fee covers six full blocks. */
export async function readFees(rpc: Rpc, { fees, maxFeePerGasWei }: ChainDefinition): Promise<Fees> {
  if (fees === 'legacy') {
    const price = BigInt(await requestResult<Hex>(rpc, 'eth_gasPrice'))
    return { feeWei: min(price, maxFeePerGasWei), tipWei: 0n }
  }
  const [block, tip] = await Promise.all([
    requestResult<{ baseFeePerGas?: Hex }>(rpc, 'eth_getBlockByNumber', ['latest', false]),
    requestResult<Hex>(rpc, 'eth_maxPriorityFeePerGas'),
  ])
  const tipWei = BigInt(tip)
  const feeWei = min(2n * BigInt(block.baseFeePerGas ?? '0x0') + tipWei, maxFeePerGasWei)
  return { feeWei, tipWei: min(tipWei, feeWei) }
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
