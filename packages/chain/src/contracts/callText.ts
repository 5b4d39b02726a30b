import { MusterError } from '@muster-network/core'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  keccak256,
  toHex,
} from 'viem'
import { classIdOf } from '../commitments/ids.ts'

// Contract calls in proposals, where arguments are text.

/** Encodes a call. @throws API_UNPROCESSABLE for an unknown method or invalid arguments */
export function encodeCall(abi: Abi, method: string, args: readonly string[]): Hex {
  const abiFunction = abi.filter(
    (each): each is AbiFunction =>
      each.type === 'function' && each.name === method && each.inputs.length === args.length,
  )[0]
  if (!abiFunction)
    throw new MusterError('API_UNPROCESSABLE', `unknown method ${method} with ${args.length} arguments`)
  try {
    const values = args.map((text, i) => parseArgument(abiFunction.inputs[i]!, text))
    return encodeFunctionData({ abi: [abiFunction], functionName: method, args: values })
  } catch (cause) {
    const types = abiFunction.inputs.map((input) => `${input.type} ${input.name ?? ''}`.trim()).join(', ')
    throw new MusterError('API_UNPROCESSABLE', `invalid arguments for ${method}: ${args.join(', ')}`, {
      hint: `Expected (${types}).`,
      cause,
    })
  }
}

function parseArgument({ type, name }: AbiParameter, text: string): unknown {
  // the contracts know a class by the hash of its name
  if (type === 'bytes32' && name === 'class' && !text.startsWith('0x')) return classIdOf(text)
  if (/^u?int\d*$/.test(type)) return BigInt(text)
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false') throw new RangeError(`invalid bool "${text}": use true or false`)
    return text === 'true'
  }
  if (/\[|tuple/.test(type)) return JSON.parse(text) as unknown
  return text
}

/** Decodes the method and arguments of a call; returns undefined when the ABI does not have the method. */
export function decodeCall(abi: Abi, data: Hex): { name: string; args: readonly unknown[] } | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data })
    return { name: functionName, args: (args ?? []) as readonly unknown[] }
  } catch {
    return undefined
  }
}

/** Returns the hash that identifies a description in governance. */
export const hashText = (text: string): Hex => keccak256(toHex(text))
