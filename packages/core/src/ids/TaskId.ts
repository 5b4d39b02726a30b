import type { Brand } from './Brand.ts'
import { refuseId } from './refuseId.ts'

/** The number that the market contract gave to a task: a uint256. */
export type TaskId = Brand<bigint, 'TaskId'>

const limit = 1n << 256n

/**
 * Reads decimal text, 0x hex or a bigint. Numbers are refused: they lose digits above 2^53.
 * @throws MusterError SPEC_BAD_ID
 */
export function parseTaskId(value: unknown): TaskId {
  const id = typeof value === 'bigint' ? value : fromText(value)
  if (id === undefined || id < 0n || id >= limit)
    return refuseId('task id', 'a whole number below 2^256, as decimal or 0x hex text', value)
  return id as TaskId
}

function fromText(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || value.length > 78) return undefined
  return /^(0|[1-9][0-9]*|0x[0-9a-fA-F]{1,64})$/.test(value) ? BigInt(value) : undefined
}
