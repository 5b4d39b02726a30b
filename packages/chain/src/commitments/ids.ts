import { type Address, encodeAbiParameters, type Hex, keccak256, toBytes } from 'viem'
import { streamsAbi } from '../contracts/generated/streams.ts'
import { taskMarketAbi } from '../contracts/generated/taskMarket.ts'
import type { Delivery, StreamTerms, Terms } from '../contracts/types.ts'

const inputsOf = (name: string) =>
  taskMarketAbi.find((entry) => entry.type === 'function' && entry.name === name)!
const termsType = (inputsOf('post') as { inputs: readonly [unknown] }).inputs[0]
const streamTermsType = (
  streamsAbi.find((entry) => entry.type === 'function' && entry.name === 'idOf') as {
    inputs: readonly [unknown]
  }
).inputs[0]
const deliveryType = (inputsOf('close') as { inputs: readonly unknown[] }).inputs[2]

/** Returns the id of a task: the hash of chain, market and terms, so that its signatures are valid for no other task. */
export function taskIdOf(chainId: number, market: Address, terms: Terms): Hex {
  const types = [{ type: 'uint256' }, { type: 'address' }, termsType]
  return keccak256(encodeAbiParameters(types as never, [BigInt(chainId), market, terms] as never))
}

/** Returns the id of a stream: the hash of chain, contract and terms. */
export function streamIdOf(chainId: number, streams: Address, terms: StreamTerms): Hex {
  const types = [{ type: 'uint256' }, { type: 'address' }, streamTermsType]
  return keccak256(encodeAbiParameters(types as never, [BigInt(chainId), streams, terms] as never))
}

/** Returns the hash of a whole delivery; a client's acceptance names it. */
export function deliveryHashOf(delivery: Delivery): Hex {
  return keccak256(encodeAbiParameters([deliveryType] as never, [delivery] as never))
}

/** Returns the id of a class of comparable machines. */
export function classIdOf(className: string): Hex {
  return keccak256(toBytes(className))
}

/** Returns the id of an operator's node. */
export function nodeIdOf(operator: Address, peerKey: Hex): Hex {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [operator, peerKey]))
}
