import { MusterError } from '@muster-network/core'
import {
  type Abi,
  type AbiParameter,
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  type Hex,
  IntegerOutOfRangeError,
} from 'viem'
import { allErrors } from './allErrors.ts'
import { describeRevert } from './describeRevert.ts'
import { revertHints } from './revertHints.ts'

/**
 * Runs a call and converts a revert to CHAIN_REVERTED with a sentence, the name of the contract error, its arguments, and
 * a hint; a number that does not fit the type of its argument to CHAIN_VALUE_INVALID.
 */
export async function asRevert<T>(abi: Abi, functionName: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    const outOfRange =
      error instanceof BaseError ? error.walk((each) => each instanceof IntegerOutOfRangeError) : null
    if (outOfRange instanceof IntegerOutOfRangeError)
      throw new MusterError('CHAIN_VALUE_INVALID', `${functionName}: ${outOfRange.shortMessage}`, {
        cause: error,
      })
    const revert =
      error instanceof BaseError ? error.walk((each) => each instanceof ContractFunctionRevertedError) : null
    if (!(revert instanceof ContractFunctionRevertedError)) throw error
    // a call to one contract may fail with the error of another that it calls
    const facts =
      revert.raw && revert.raw.length >= 10 ? readRevert([...abi, ...allErrors], revert.raw) : undefined
    const name = facts?.name ?? 'unknown'
    throw new MusterError('CHAIN_REVERTED', facts ? describeRevert(facts) : unknownRevert, {
      details: {
        call: functionName,
        error: name,
        ...(facts ? argumentsOf(facts.inputs, facts.args) : { data: revert.raw?.slice(0, 202) ?? '' }),
      },
      ...(revertHints[name] && { hint: revertHints[name] }),
      cause: error,
    })
  }
}

/** The message for bytes that no known contract returns, or for no bytes. */
export const unknownRevert = 'The contract rejected the call and gave no reason that this version knows.'

/** Decodes the bytes of a revert; undefined for an error that is not in the ABI. */
export function readRevert(abi: Abi, data: Hex) {
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi, data })
    const inputs: readonly AbiParameter[] = 'inputs' in abiItem ? abiItem.inputs : []
    return { name: errorName, inputs, args: args as readonly unknown[] }
  } catch {
    return undefined
  }
}

/** Returns the arguments by their names in the contract, as text. */
function argumentsOf(inputs: readonly AbiParameter[], args: readonly unknown[]): Record<string, string> {
  return Object.fromEntries(
    args.map((value, index) => [inputs[index]?.name || `argument${index}`, stringify(value)]),
  )
}

const stringify = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner))
    : String(value)
