import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { keccak } from '../signatures/keccak.ts'

/** The roots of empty subtrees by height: zero, then the hash of two of the height below. */
const empty: Uint8Array[] = [new Uint8Array(32)]

/**
 * The root of `indexedMerkle` over a list that grows: appending a leaf hashes once per level instead of the whole list,
 * and only one node per level is held.
 */
export class GrowingMerkle {
  #width = 0
  /** By level: the newest left node, which the right node beside it is hashed with. */
  readonly #left: Uint8Array[] = []

  /** The number of leaves. */
  get width(): number {
    return this.#width
  }

  /** Returns a tree with the same leaves that grows on its own. */
  clone(): GrowingMerkle {
    const copy = new GrowingMerkle()
    copy.#width = this.#width
    copy.#left.push(...this.#left)
    return copy
  }

  /** Appends a leaf and returns the root over all leaves. */
  append(leaf: Hex): Hex {
    let node: Uint8Array = hexToBytes(leaf)
    let index = this.#width++
    for (let level = 0; 2 ** level < this.#width; level++) {
      const isRight = index % 2 === 1
      if (!isRight) this.#left[level] = node
      node = isRight ? parent(this.#left[level]!, node) : parent(node, emptyAt(level))
      index = Math.floor(index / 2)
    }
    // the top becomes a left node when the next leaf adds a level
    this.#left[Math.ceil(Math.log2(this.#width))] = node
    return bytesToHex(node)
  }
}

const pair = new Uint8Array(64)

function parent(left: Uint8Array, right: Uint8Array): Uint8Array {
  pair.set(left, 0)
  pair.set(right, 32)
  return keccak(pair)
}

function emptyAt(level: number): Uint8Array {
  for (let height = empty.length; height <= level; height++)
    empty.push(parent(empty[height - 1]!, empty[height - 1]!))
  return empty[level]!
}
