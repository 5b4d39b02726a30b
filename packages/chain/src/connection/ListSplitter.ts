import { BoundedBytes } from './BoundedBytes.ts'

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** One event: its data is bounded by the gas that it costs. */
const itemBytes = 1 << 20
/** Everything beside the items: the fields of JSON-RPC, or an error. */
const envelopeBytes = 256 << 10

/**
 * Cuts the bytes of a JSON object into the items of its list `result` and the rest, as they arrive. Checks only what it needs
 * to find their ends: items and rest are parsed afterwards, which finds other mistakes.
 */
export class ListSplitter {
  readonly #onItem: (bytes: Buffer) => void
  #depth = 0
  #inText = false
  #isEscaped = false
  #inList = false
  #foundList = false
  /** The last text directly in the object, and the one before the last colon there. */
  #text: number[] = []
  #key = ''
  readonly #item = new BoundedBytes(itemBytes, 'an item of the answer')
  readonly #envelope = new BoundedBytes(envelopeBytes, 'the answer without its items')

  constructor(onItem: (bytes: Buffer) => void) {
    this.#onItem = onItem
  }

  get foundList(): boolean {
    return this.#foundList
  }

  /** Throws for an item or a rest that is too long, and what `onItem` throws. */
  push(chunk: Uint8Array): void {
    let from = 0
    const take = (to: number) => {
      ;(this.#inList ? this.#item : this.#envelope).add(chunk.subarray(from, to))
      from = to
    }
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (this.#inText) {
        if (this.#isEscaped) this.#isEscaped = false
        else if (byte === backslash) this.#isEscaped = true
        else if (byte === quote) this.#inText = false
        if (this.#inText && this.#depth === 1 && this.#text.length < 16) this.#text.push(byte)
      } else if (byte === quote) {
        this.#inText = true
        if (this.#depth === 1) this.#text = []
      } else if (byte === openArray || byte === openObject) {
        this.#depth++
        if (this.#inList || byte === openObject || this.#depth !== 2 || this.#key !== 'result') continue
        if (this.#foundList) throw new Error('the answer has two results')
        take(at + 1)
        this.#inList = true
        this.#foundList = true
      } else if (byte === closeArray || byte === closeObject) {
        this.#depth--
        if (!this.#inList || this.#depth !== 1) continue
        take(at)
        this.#endItem(true)
        this.#inList = false
      } else if (byte === comma && this.#inList && this.#depth === 2) {
        take(at)
        from = at + 1
        this.#endItem(false)
      } else if (byte === colon && this.#depth === 1) this.#key = String.fromCharCode(...this.#text)
    }
    take(chunk.length)
  }

  /** Returns the rest: the object with an empty list. */
  end(): Buffer {
    return this.#envelope.take()
  }

  #endItem(isLast: boolean): void {
    const bytes = this.#item.take()
    // a list may be empty
    if (isLast && bytes.toString('latin1').trim() === '') return
    this.#onItem(bytes)
  }
}
