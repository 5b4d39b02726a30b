/**
 * A fixed number of slots. When all are taken, the source with the most loses its oldest to a source with
 * fewer. Keys are free and addresses are not, so an attacker with many keys on a few machines cannot take all
 * slots.
 */
export class FairSlots<T> {
  readonly #total: number
  readonly #drop: (item: T) => void
  readonly #bySource = new Map<string, Set<T>>()
  #taken = 0

  constructor(total: number, drop: (item: T) => void) {
    this.#total = total
    this.#drop = drop
  }

  /**
   * Takes a slot until it is released. Returns false when all are taken and no source has more than this source.
   */
  take(source: string, item: T): boolean {
    if (this.#taken >= this.#total && !this.#makeRoom(source)) return false
    this.#bySource.set(source, (this.#bySource.get(source) ?? new Set()).add(item))
    this.#taken++
    return true
  }

  release(source: string, item: T): void {
    const items = this.#bySource.get(source)
    if (!items?.delete(item)) return
    this.#taken--
    if (items.size === 0) this.#bySource.delete(source)
  }

  #makeRoom(source: string): boolean {
    let largest: [string, Set<T>] | undefined
    for (const entry of this.#bySource) if (entry[1].size > (largest?.[1].size ?? 0)) largest = entry
    if (!largest || largest[1].size <= (this.#bySource.get(source)?.size ?? 0) + 1) return false
    const [oldest] = largest[1]
    this.release(largest[0], oldest!)
    this.#drop(oldest!)
    return true
  }
}
