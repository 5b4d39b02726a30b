import { MusterError } from '@muster-network/core'
import { type Abi, BaseError, ContractFunctionRevertedError, IntegerOutOfRangeError } from 'viem'
import { revertHints } from './revertHints.ts'

/**
 * Runs a call and converts a revert to CHAIN_REVERTED with the name of the contract error, its arguments, and a hint; a
 * number that does not fit the type of its argument to CHAIN_VALUE_INVALID.
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
    const name = revert.data?.errorName ?? revert.signature ?? 'no reason'
    throw new MusterError('CHAIN_REVERTED', `${functionName} reverted: ${describe(name, revert)}`, {
      details: { call: functionName, error: name, ...argumentsOf(abi, name, revert.data?.args ?? []) },
      ...(revertHints[name] && { hint: revertHints[name] }),
      cause: error,
    })
  }
}

function describe(name: string, revert: ContractFunctionRevertedError): string {
  if (name === 'Error') return String(revert.data?.args?.[0])
  const args = (revert.data?.args ?? []).map((value) =>
    typeof value === 'string' ? value : stringify(value),
  )
  return args.length > 0 ? `${name}(${args.join(', ')})` : name
}

/** Returns the arguments by their names in the contract, as text. */
function argumentsOf(abi: Abi, name: string, args: readonly unknown[]): Record<string, string> {
  const entry = abi.find((each) => each.type === 'error' && each.name === name)
  const inputs = entry?.type === 'error' ? entry.inputs : []
  return Object.fromEntries(
    args.map((value, index) => [inputs[index]?.name || `argument${index}`, stringify(value)]),
  )
}

const stringify = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner))
    : String(value)
