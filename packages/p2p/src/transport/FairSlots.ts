/**
 * So many at once and no more. When all places are taken, the source that has most gives its oldest up for one that has
 * fewer: keys cost nothing, addresses do, so nobody can take all the places with many keys from a few machines.
 */
export class FairSlots<T> {
  readonly #total: number
  readonly #drop: (one: T) => void
  readonly #bySource = new Map<string, Set<T>>()
  #taken = 0

  constructor(total: number, drop: (one: T) => void) {
    this.#total = total
    this.#drop = drop
  }

  /** A place for one more, until it is released; false when no source has more of them than this one. */
  take(source: string, one: T): boolean {
    if (this.#taken >= this.#total && !this.#makeRoom(source)) return false
    this.#bySource.set(source, (this.#bySource.get(source) ?? new Set()).add(one))
    this.#taken++
    return true
  }

  release(source: string, one: T): void {
    const own = this.#bySource.get(source)
    if (!own?.delete(one)) return
    this.#taken--
    if (own.size === 0) this.#bySource.delete(source)
  }

  #makeRoom(source: string): boolean {
    let most: [string, Set<T>] | undefined
    for (const entry of this.#bySource) if (entry[1].size > (most?.[1].size ?? 0)) most = entry
    if (!most || most[1].size <= (this.#bySource.get(source)?.size ?? 0) + 1) return false
    const [oldest] = most[1]
    this.release(most[0], oldest!)
    this.#drop(oldest!)
    return true
  }
}
