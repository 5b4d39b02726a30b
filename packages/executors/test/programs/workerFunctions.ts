// Functions for the tests of `workerTask`, which run in a thread of their own.
import { isMainThread } from 'node:worker_threads'
import { MusterError } from '@muster-network/core'

export function echo(input: object): object {
  return { ...input, isMainThread }
}

export function fail(): void {
  throw new Error('oh')
}

export function failWithCode(): void {
  throw new MusterError('EXEC_RUN_INVALID', 'no')
}

export function exit(): void {
  process.exit(0)
}

export function spin(): void {
  for (;;) Math.random()
}

export function fillHeap(): number {
  const all: object[] = []
  for (;;) all.push({ a: all.length, b: [all.length] })
}
