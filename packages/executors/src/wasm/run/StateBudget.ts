/** States that a run may write whatever it has done: enough for every segment of a program with little memory. */
const freeBytes = 64 * 2 ** 20
/** A quarter of a byte for each unit: a core that computes at full speed writes some 250 MB a second at most. */
const unitsPerByte = 4n

/**
 * Decides which states of segments are written. Their number is the client's choice, and each is as large as the
 * program's memory; so what is written is bounded by the work done. A state that is not written costs nothing but time:
 * it is computed again from the last written one, which is at most its size times four units before it.
 */
export class StateBudget {
  readonly #startUnits: bigint
  #writtenBytes = 0

  /** `startUnits`: the position from which this process computes. */
  constructor(startUnits: bigint) {
    this.#startUnits = startUnits
  }

  /** Returns whether a state of this size may be written now, and counts it if so. */
  take(bytes: number, units: bigint): boolean {
    const allowed = BigInt(freeBytes) + (units - this.#startUnits) / unitsPerByte
    if (BigInt(this.#writtenBytes + bytes) > allowed) return false
    this.#writtenBytes += bytes
    return true
  }
}
