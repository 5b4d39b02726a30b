import { type Hex, windowHash } from '@muster-network/chain'

/** The running hash over the windows of one range of an answer. */
export class RangeHash {
  #hash: Hex
  #window: Uint8Array[] = []

  /** Begins with the hash of the request. */
  constructor(request: Hex) {
    this.#hash = request
  }

  add(bytes: Uint8Array): void {
    this.#window.push(bytes)
  }

  /** Ends a full window, and returns the hash after it. */
  endWindow(): Hex {
    this.#hash = windowHash(this.#hash, Buffer.concat(this.#window))
    this.#window = []
    return this.#hash
  }

  /** Returns the hash of all that was added: a last window that is not full counts, an empty one does not. */
  end(): Hex {
    return this.#window.length === 0 ? this.#hash : this.endWindow()
  }
}
