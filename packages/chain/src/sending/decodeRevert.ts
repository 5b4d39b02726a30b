import { MusterError } from '@muster-network/core'
import { type Abi, decodeErrorResult, type Hex, isHex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'

export type RevertHints = Readonly<Record<string, string>>

/**
 * Converts the revert of a simulated call to a CHAIN_REVERTED error: the contract's own error with its arguments, and its
 * hint.
 */
export function decodeRevert(
  error: NonNullable<RpcAnswer['error']>,
  abi: Abi,
  hints: RevertHints = {},
): MusterError {
  const data = revertData(error.data)
  if (data === undefined) {
    return new MusterError('CHAIN_REVERTED', `the contract reverted the call: ${error.message}`)
  }
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi, data })
    const names = 'inputs' in abiItem ? abiItem.inputs.map(({ name }, i) => name || String(i)) : []
    const details = Object.fromEntries(names.map((name, i) => [name, plain(args[i])]))
    const shown = names.map((name) => `${name} ${details[name]}`).join(', ')
    // require() throws Error(string): its text is the message
    const reason = errorName === 'Error' ? String(args[0]) : `${errorName}${shown ? ` (${shown})` : ''}`
    const hint = hints[errorName]
    return new MusterError('CHAIN_REVERTED', `the contract reverted the call: ${reason}`, {
      details: { error: errorName, ...details },
      ...(hint === undefined ? {} : { hint }),
    })
  } catch {
    return new MusterError(
      'CHAIN_REVERTED',
      `the contract reverted the call with unknown error ${data.slice(0, 10)}`,
      {
        details: { data: data.slice(0, 202) },
      },
    )
  }
}

/** Endpoints nest the revert bytes once or twice; more levels are an attack on the stack. */
const maxNesting = 8

/** Finds the revert bytes: endpoints put them in `data`, or in an object inside it. */
function revertData(data: unknown): Hex | undefined {
  let inner = data
  for (let level = 0; level < maxNesting && typeof inner === 'object' && inner !== null; level++)
    inner = 'data' in inner ? inner.data : undefined
  return isHex(inner) && inner.length >= 10 ? inner : undefined
}

function plain(value: unknown): string | number | bigint | boolean {
  return typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : String(value)
}
