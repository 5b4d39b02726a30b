import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** A task: the hash of its terms, so that its id says what was agreed. */
export type TaskId = Brand<`0x${string}`, 'TaskId'>

/** @throws MusterError SPEC_BAD_ID */
export function parseTaskId(value: unknown): TaskId {
  return parseHex('task id', 32, value) as TaskId
}
