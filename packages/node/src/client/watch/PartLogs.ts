import { closeSync, mkdirSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { ClientStore } from '../ClientStore.ts'

/** The most that is kept of what a part printed, all its executors together. */
const mostBytes = 4 << 20

/** What each part printed, in a file: a later executor's output follows the earlier one's. */
export class PartLogs {
  readonly #dir: string
  readonly #kept: ClientStore

  constructor(dir: string, kept: ClientStore) {
    this.#dir = dir
    this.#kept = kept
  }

  fileOf(taskId: Hex, part: number): string {
    return path.join(this.#dir, taskId, `part-${part}.log`)
  }

  /** Writes what a run printed from `offset` on. What is there already stays as it was said first. */
  append(taskId: Hex, part: number, said: { tenure: number; offset: number; bytes: Uint8Array }): void {
    if (said.bytes.length === 0) return
    const file = this.fileOf(taskId, part)
    const size = sizeOf(file)
    const id = `${taskId}/${part}`
    let begun = this.#kept.logs.get(id)
    if (begun?.tenure !== said.tenure) {
      begun = { tenure: said.tenure, base: size }
      this.#kept.logs.put(id, begun)
    }
    const skipped = size - (begun.base + said.offset)
    // a gap is what the executor dropped or never said: it is closed up
    const fresh = skipped > 0 ? said.bytes.subarray(skipped) : said.bytes
    const fits = fresh.subarray(0, Math.max(0, mostBytes - size))
    if (fits.length === 0) return
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const handle = openSync(file, 'a', 0o600)
    try {
      writeSync(handle, fits)
    } finally {
      closeSync(handle)
    }
    if (skipped < 0) this.#kept.logs.put(id, { ...begun, base: begun.base + skipped })
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
