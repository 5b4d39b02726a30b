import { type Hex, numberToHex } from 'viem'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import { demand } from '../connection/demand.ts'
import type { Rpc } from '../connection/Rpc.ts'

/** What a transaction offers: the most per unit of gas, and of it the tip. */
export type Fees = { feeWei: bigint; tipWei: bigint }

/** Fees that should be taken soon: twice the base fee lasts through six full blocks. */
export async function readFees(rpc: Rpc, { fees, maxFeePerGasWei }: ChainDefinition): Promise<Fees> {
  if (fees === 'legacy') {
    const price = BigInt(await demand<Hex>(rpc, 'eth_gasPrice'))
    return { feeWei: least(price, maxFeePerGasWei), tipWei: 0n }
  }
  const [block, tip] = await Promise.all([
    demand<{ baseFeePerGas?: Hex }>(rpc, 'eth_getBlockByNumber', ['latest', false]),
    demand<Hex>(rpc, 'eth_maxPriorityFeePerGas'),
  ])
  const tipWei = BigInt(tip)
  const feeWei = least(2n * BigInt(block.baseFeePerGas ?? '0x0') + tipWei, maxFeePerGasWei)
  return { feeWei, tipWei: least(tipWei, feeWei) }
}

/** Nodes take a replacement only when both parts are a tenth higher; a quarter leaves room. */
export function raiseFees(now: Fees, paidWei: bigint, maxFeePerGasWei: bigint): Fees | undefined {
  const raised = paidWei + paidWei / 4n + 1n
  if (raised > maxFeePerGasWei) return undefined
  const feeWei = most(raised, now.feeWei)
  return { feeWei, tipWei: least(now.tipWei + now.tipWei / 4n + 1n, feeWei) }
}

function most(a: bigint, b: bigint): bigint {
  return a < b ? b : a
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

export const hexQuantity = (value: bigint | number): Hex => numberToHex(value)
