import { MusterError } from '@muster-network/core'
import {
  type Abi,
  type AbiFunction,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  keccak256,
  toHex,
} from 'viem'

// Calls as people write and read them: in proposals, arguments are text.

/** @throws API_BAD_REQUEST when there is no such method, or its arguments cannot be read */
export function encodeCall(abi: Abi, method: string, args: readonly string[]): Hex {
  const found = abi.filter(
    (each): each is AbiFunction =>
      each.type === 'function' && each.name === method && each.inputs.length === args.length,
  )[0]
  if (!found) throw new MusterError('API_BAD_REQUEST', `there is no ${method} with ${args.length} arguments`)
  try {
    const values = args.map((text, i) => readArgument(found.inputs[i]!.type, text))
    return encodeFunctionData({ abi: [found], functionName: method, args: values })
  } catch (cause) {
    const types = found.inputs.map((input) => `${input.type} ${input.name ?? ''}`.trim()).join(', ')
    throw new MusterError('API_BAD_REQUEST', `the arguments of ${method} cannot be read`, {
      hint: `It takes (${types}).`,
      cause,
    })
  }
}

function readArgument(type: string, text: string): unknown {
  if (/^u?int\d*$/.test(type)) return BigInt(text)
  if (type === 'bool') {
    if (text !== 'true' && text !== 'false') throw new RangeError(`not a bool: ${text}`)
    return text === 'true'
  }
  if (/\[|tuple/.test(type)) return JSON.parse(text) as unknown
  return text
}

/** The method and arguments of a call; none when the ABI does not know it. */
export function decodeCall(abi: Abi, data: Hex): { name: string; args: readonly unknown[] } | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data })
    return { name: functionName, args: (args ?? []) as readonly unknown[] }
  } catch {
    return undefined
  }
}

/** The hash by which governance knows a description. */
export const hashText = (text: string): Hex => keccak256(toHex(text))
