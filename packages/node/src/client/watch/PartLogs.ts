import { closeSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'
import { LogTimesFile } from './LogTimesFile.ts'

/** Size limit of the log of a part, over all its executors. */
const maxBytes = 4 << 20

/** A piece of an executor's output, with the times at which it was there up to an offset. */
export type LogReport = {
  assignment: number
  offset: number
  bytes: Uint8Array
  times: readonly { offset: number; atMs: number }[]
  nowMs: number
}

/** The log of each part in a file. The output of a later executor follows that of the earlier one. */
export class PartLogs {
  readonly #dir: string
  readonly #records: ClientStore

  constructor(dir: string, records: ClientStore) {
    this.#dir = dir
    this.#records = records
  }

  fileOf(taskId: Hex, part: number): string {
    return path.join(this.#dir, taskId, `part-${part}.log`)
  }

  /** Writes the output of a run from `offset`. Bytes that are already stored are not overwritten. */
  append(taskId: Hex, part: number, chunk: LogReport): void {
    if (chunk.bytes.length === 0) return
    const file = this.fileOf(taskId, part)
    const size = sizeOf(file)
    const id = `${taskId}/${part}`
    let begun = this.#records.logs.get(id)
    if (begun?.assignment !== chunk.assignment) {
      begun = { assignment: chunk.assignment, base: size }
      this.#records.logs.put(id, begun)
    }
    const skipped = size - (begun.base + chunk.offset)
    // a gap was dropped or never sent by the executor: it is closed
    const fresh = skipped > 0 ? chunk.bytes.subarray(skipped) : chunk.bytes
    const fits = fresh.subarray(0, Math.max(0, maxBytes - size))
    if (fits.length === 0) return
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const handle = openSync(file, 'a', 0o600)
    try {
      writeSync(handle, fits)
    } finally {
      closeSync(handle)
    }
    const base = skipped < 0 ? begun.base + skipped : begun.base
    if (skipped < 0) this.#records.logs.put(id, { ...begun, base })
    this.#timesOf(taskId, part).add({
      times: chunk.times.map(({ offset, atMs }) => ({ offset: base + offset, atMs })),
      size: size + fits.length,
      nowMs: chunk.nowMs,
    })
  }

  /** Returns when the byte at `offset` was written, and the offset up to which this holds. */
  writtenAt(taskId: Hex, part: number, offset: number): { atMs: number; until: number } {
    const { size = 0, mtimeMs = 0 } = statSync(this.fileOf(taskId, part), { throwIfNoEntry: false }) ?? {}
    return this.#timesOf(taskId, part).at(offset) ?? { atMs: Math.floor(mtimeMs), until: size }
  }

  #timesOf(taskId: Hex, part: number): LogTimesFile {
    return new LogTimesFile(`${this.fileOf(taskId, part)}.times`)
  }

  read(taskId: Hex, part: number, offset = 0, maxBytes = 1 << 20): { bytes: Buffer; nextOffset: number } {
    const file = this.fileOf(taskId, part)
    const size = sizeOf(file)
    const bytes = Buffer.alloc(Math.max(0, Math.min(maxBytes, size - offset)))
    if (bytes.length > 0) {
      const handle = openSync(file, 'r')
      try {
        readSync(handle, bytes, 0, bytes.length, offset)
      } finally {
        closeSync(handle)
      }
    }
    return { bytes, nextOffset: offset + bytes.length }
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
