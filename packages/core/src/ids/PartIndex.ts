import type { Brand } from './Brand.ts'
import { refuseId } from './refuseId.ts'

/** Which of a task's parallel parts, from 0. */
export type PartIndex = Brand<number, 'PartIndex'>

/** The most parts that a task may have; a part's index fits in 16 bits on the chain. */
export const maxParts = 1024

/** @throws MusterError SPEC_BAD_ID */
export function parsePartIndex(value: unknown): PartIndex {
  const index = typeof value === 'string' && /^(0|[1-9][0-9]{0,3})$/.test(value) ? Number(value) : value
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= maxParts)
    return refuseId('part index', `a whole number from 0 to ${maxParts - 1}`, value)
  return index as PartIndex
}
