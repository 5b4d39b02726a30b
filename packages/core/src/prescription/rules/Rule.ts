import { readAmount } from '../../money/readAmount.ts'
import type { TokenAmount } from '../../money/TokenAmount.ts'
import type { FileFacts } from '../FileFacts.ts'
import { readDuration } from '../fields/duration.ts'
import { readSize } from '../fields/size.ts'
import type { Mistake } from '../problems/Problem.ts'
import { valueAt } from '../problems/valueAt.ts'

/** Inputs of the rules besides the task file. */
export type RuleContext = {
  files: FileFacts | undefined
  decimals: number
  dishonestShare: number
}

/**
 * A task as written, mistakes included. A getter returns undefined when the field is absent or has the wrong type, so
 * that each rule checks what it can and the parser reports all mistakes at once.
 */
export type WrittenTask = {
  kind: 'batch' | 'stream'
  has(...path: string[]): boolean
  text(...path: string[]): string | undefined
  number(...path: string[]): number | undefined
  flag(...path: string[]): boolean | undefined
  list(...path: string[]): readonly unknown[] | undefined
  amount(...path: string[]): TokenAmount | undefined
  durationMs(...path: string[]): number | undefined
  sizeBytes(...path: string[]): number | undefined
}

/** A rule over several fields, which the schema of a single field cannot express. */
export type Rule = (task: WrittenTask, context: RuleContext) => Mistake[]

export function writtenTask(raw: unknown, kind: 'batch' | 'stream', decimals: number): WrittenTask {
  const read = (path: string[]) => valueAt(raw, path)
  const text = (...path: string[]) => {
    const value = read(path)
    return typeof value === 'string' ? value : undefined
  }
  return {
    kind,
    has: (...path) => read(path) !== undefined && read(path) !== null,
    text,
    number: (...path) => {
      const value = read(path)
      return typeof value === 'number' ? value : undefined
    },
    flag: (...path) => {
      const value = read(path)
      return typeof value === 'boolean' ? value : undefined
    },
    list: (...path) => {
      const value = read(path)
      return Array.isArray(value) ? value : undefined
    },
    amount: (...path) => {
      const reading = readAmount(text(...path) ?? '', decimals)
      return reading.ok ? reading.amount : undefined
    },
    durationMs: (...path) => {
      const reading = readDuration(text(...path) ?? '')
      return reading.ok ? reading.ms : undefined
    },
    sizeBytes: (...path) => {
      const reading = readSize(text(...path) ?? '')
      return reading.ok ? reading.bytes : undefined
    },
  }
}
