/** Names in one block; a change moves only names of its block. */
const blockNames = 512

/** The names of a folder in byte order, the same on every machine. A change costs about the same in a large folder. */
export class SortedNames {
  /** Blocks in order, none of them empty. */
  readonly #blocks: string[][] = []

  add(name: string): void {
    const at = Math.max(0, this.#blockOf(name))
    const block = this.#blocks[at]
    if (block === undefined) {
      this.#blocks.push([name])
      return
    }
    block.splice(positionIn(block, name), 0, name)
    if (block.length > blockNames) this.#blocks.splice(at + 1, 0, block.splice(block.length / 2))
  }

  remove(name: string): void {
    const at = this.#blockOf(name)
    const block = this.#blocks[at]!
    block.splice(positionIn(block, name), 1)
    if (block.length === 0) this.#blocks.splice(at, 1)
  }

  /** The names from an index on. */
  *from(index: number): Iterable<string> {
    let skip = index
    for (const block of this.#blocks) {
      for (let i = skip; i < block.length; i++) yield block[i]!
      skip = Math.max(0, skip - block.length)
    }
  }

  [Symbol.iterator](): Iterator<string> {
    return this.from(0)[Symbol.iterator]()
  }

  /** The last block that begins at or before a name; -1 when all begin after it. */
  #blockOf(name: string): number {
    let [from, to] = [0, this.#blocks.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (isBefore(name, this.#blocks[middle]![0]!)) to = middle
      else from = middle + 1
    }
    return from - 1
  }
}

/** Where a name is, or belongs. */
function positionIn(names: readonly string[], name: string): number {
  let [from, to] = [0, names.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(names[middle]!, name)) from = middle + 1
    else to = middle
  }
  return from
}

function isBefore(a: string, b: string): boolean {
  return Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0
}
