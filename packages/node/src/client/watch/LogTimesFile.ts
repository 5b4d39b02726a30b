import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs'

/** The log up to `offset` was there at `atMs`. */
type LogTime = { offset: number; atMs: number }

/** Two numbers of eight bytes. */
const recordBytes = 16
/** More than a day of output in every second. Later lines get the time of the log's last change. */
const maxRecords = 100_000
/** Times that are closer to each other are stored as one. */
const leastGapMs = 250

/** The times at which a log grew, in a file beside it, in order. */
export class LogTimesFile {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /**
   * Adds times that an executor reported. They are untrusted: none lies in the future or before the last one, and output
   * without a time gets the current one.
   */
  add({ times, size, nowMs }: { times: readonly LogTime[]; size: number; nowMs: number }): void {
    const handle = openSync(this.#file, constants.O_RDWR | constants.O_CREAT, 0o600)
    try {
      const count = Math.floor(fstatSync(handle).size / recordBytes)
      let last = count > 0 ? recordAt(handle, count - 1) : { offset: 0, atMs: 0 }
      const fresh: LogTime[] = []
      for (const { offset, atMs } of [...times, { offset: size, atMs: nowMs }]) {
        const end = Math.min(offset, size)
        if (end <= last.offset) continue
        last = { offset: end, atMs: Math.min(nowMs, Math.max(atMs, last.atMs)) }
        const before = fresh.at(-1)
        if (before && last.atMs - before.atMs < leastGapMs) fresh.pop()
        fresh.push(last)
      }
      const fits = fresh.slice(0, Math.max(0, maxRecords - count))
      // a record that a crash tore is overwritten
      const bytes = new Uint8Array(new Float64Array(fits.flatMap(pairOf)).buffer)
      if (fits.length > 0) writeSync(handle, bytes, 0, bytes.length, count * recordBytes)
    } finally {
      closeSync(handle)
    }
  }

  /** Returns the time of a byte, and the offset up to which it holds; undefined when none is stored. */
  at(offset: number): { atMs: number; until: number } | undefined {
    let handle: number
    try {
      handle = openSync(this.#file, 'r')
    } catch {
      // a log of an earlier version has no times
      return undefined
    }
    try {
      const count = Math.floor(fstatSync(handle).size / recordBytes)
      let [low, high] = [0, count]
      while (low < high) {
        const middle = (low + high) >> 1
        if (recordAt(handle, middle).offset > offset) high = middle
        else low = middle + 1
      }
      if (low === count) return undefined
      const { offset: until, atMs } = recordAt(handle, low)
      return { atMs, until }
    } finally {
      closeSync(handle)
    }
  }
}

const pairOf = ({ offset, atMs }: LogTime) => [offset, atMs]

function recordAt(handle: number, index: number): LogTime {
  const pair = new Float64Array(2)
  readSync(handle, new Uint8Array(pair.buffer), 0, recordBytes, index * recordBytes)
  return { offset: pair[0]!, atMs: pair[1]! }
}
