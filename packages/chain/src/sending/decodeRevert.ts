import { MusterError } from '@muster-network/core'
import { type Abi, type Hex, isHex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'
import { readRevert, unknownRevert } from '../contracts/asRevert.ts'
import { describeRevert } from '../contracts/describeRevert.ts'

export type RevertHints = Readonly<Record<string, string>>

/**
 * Converts the revert of a simulated call to a CHAIN_REVERTED error: the contract's own error in words, and its
 * hint.
 */
export function decodeRevert(
  error: NonNullable<RpcAnswer['error']>,
  abi: Abi,
  hints: RevertHints = {},
): MusterError {
  const data = revertData(error.data)
  if (data === undefined)
    return new MusterError('CHAIN_REVERTED', `The contract rejected the call: ${error.message}`)
  const facts = readRevert(abi, data)
  if (!facts)
    return new MusterError('CHAIN_REVERTED', unknownRevert, { details: { data: data.slice(0, 202) } })
  const { name, inputs, args } = facts
  const details = Object.fromEntries(
    inputs.map((input, index) => [input.name || String(index), plain(args[index])]),
  )
  const hint = hints[name]
  return new MusterError('CHAIN_REVERTED', describeRevert(facts), {
    details: { error: name, ...details },
    ...(hint === undefined ? {} : { hint }),
  })
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
