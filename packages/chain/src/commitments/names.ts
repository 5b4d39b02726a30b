import { type Address, encodeAbiParameters, type Hex, keccak256, toBytes } from 'viem'
import { taskMarketAbi } from '../contracts/generated/taskMarket.ts'
import type { Delivery, Terms } from '../contracts/types.ts'

const inputsOf = (name: string) =>
  taskMarketAbi.find((entry) => entry.type === 'function' && entry.name === name)!
const termsType = (inputsOf('post') as { inputs: readonly [unknown] }).inputs[0]
const deliveryType = (inputsOf('close') as { inputs: readonly unknown[] }).inputs[2]

/** The id of a task: chain, market and terms, so that nothing signed for it fits any other. */
export function taskIdOf(chainId: number, market: Address, terms: Terms): Hex {
  const types = [{ type: 'uint256' }, { type: 'address' }, termsType]
  return keccak256(encodeAbiParameters(types as never, [BigInt(chainId), market, terms] as never))
}

/** The hash of a whole delivery: what a client's acceptance names. */
export function deliveryHashOf(delivery: Delivery): Hex {
  return keccak256(encodeAbiParameters([deliveryType] as never, [delivery] as never))
}

/** The id of a class of comparable machines, from its name. */
export function classIdOf(className: string): Hex {
  return keccak256(toBytes(className))
}

/** The id of an operator's node. */
export function nodeIdOf(operator: Address, peerKey: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [operator, peerKey]))
}
