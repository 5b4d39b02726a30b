import { type Hex, uint32s, windowHash } from '@muster-network/chain'
import type { StreamManifest } from '../../../task/StreamManifest.ts'

/** Why frames of an answer are refused. */
export type ChainRefusal =
  /** More than the ask allows. */
  | 'too-long'
  /** Frames of the other kind, or a body before its head. */
  | 'wrong-kind'
  /** A window that is not the next one, or that has not arrived. */
  | 'wrong-units'
  | 'wrong-hash'

export type ChainVerdict = { ok: true } | { ok: false; reason: ChainRefusal }

export type AnswerChainOptions = {
  /** The hash of the request, with which the chain begins. */
  request: Hex
  unit: StreamManifest['unit']
  windowUnits: number
  /** Most units of the range. */
  mostUnits: number
  /** Most bytes of a body. */
  mostBytes: number
}

/**
 * The range of an answer as it arrives: counts its units and computes the hashes that its executor must sign. A window ends after
 * `windowUnits` units; an answer at one price is a single window.
 */
export class AnswerChain {
  readonly #options: AnswerChainOptions
  #hash: Hex
  #signedUnits = 0
  /** The part behind the last signed window. */
  #ids: number[] = []
  readonly #chunks: Uint8Array[] = []
  #units = 0
  #bodyBytes = 0

  constructor(options: AnswerChainOptions) {
    this.#options = options
    this.#hash = options.request
  }

  /** Units that have arrived. An answer at one price counts as one unit when it is complete. */
  get units(): number {
    return this.#units
  }

  get signedUnits(): number {
    return this.#signedUnits
  }

  addIds(ids: readonly number[]): ChainVerdict {
    if (this.#options.unit !== 'tokens') return refused('wrong-kind')
    if (this.#units + ids.length > this.#options.mostUnits) return refused('too-long')
    this.#ids.push(...ids)
    this.#units += ids.length
    return { ok: true }
  }

  addBytes(bytes: Uint8Array): ChainVerdict {
    const { unit, mostUnits, mostBytes } = this.#options
    if (unit === 'tokens') return refused('wrong-kind')
    const units = unit === 'characters' ? this.#units + leadBytes(bytes) : this.#units
    this.#bodyBytes += bytes.length
    if (units > mostUnits || this.#bodyBytes > mostBytes) return refused('too-long')
    this.#chunks.push(bytes)
    this.#units = units
    return { ok: true }
  }

  /** Takes the next signed window. */
  takeWindow(units: number, hash: Hex): ChainVerdict {
    const next = this.#windowAt(units)
    if (!next) return refused('wrong-units')
    const expected = windowHash(this.#hash, next.window)
    if (expected !== hash) return refused('wrong-hash')
    this.#hash = expected
    this.#signedUnits = units
    this.#ids = next.restIds
    this.#chunks.splice(0, this.#chunks.length, next.restBytes)
    return { ok: true }
  }

  /** Returns whether a hash is that of all that has arrived: its full windows, and a last one that is not empty. */
  isWhole(hash: Hex): boolean {
    return hash === this.#wholeHash()
  }

  #wholeHash(): Hex {
    const { unit, windowUnits } = this.#options
    let hash = this.#hash
    if (unit === 'tokens') {
      for (let at = 0; at < this.#ids.length; at += windowUnits)
        hash = windowHash(hash, uint32s(this.#ids.slice(at, at + windowUnits)))
      return hash
    }
    let rest = this.#bytes()
    while (rest.length > 0) {
      const end = unit === 'characters' ? endOfCharacters(rest, windowUnits) : rest.length
      hash = windowHash(hash, rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return hash
  }

  /** Joins the chunks, so that many small frames cost no more than one. */
  #bytes(): Uint8Array {
    if (this.#chunks.length > 1) this.#chunks.splice(0, this.#chunks.length, Buffer.concat(this.#chunks))
    return this.#chunks[0] ?? new Uint8Array()
  }

  #windowAt(units: number): { window: Uint8Array; restIds: number[]; restBytes: Uint8Array } | undefined {
    const { unit, windowUnits } = this.#options
    if (unit !== 'tokens' && unit !== 'characters')
      return units === 1 && this.#signedUnits === 0
        ? { window: this.#bytes(), restIds: [], restBytes: new Uint8Array() }
        : undefined
    if (units !== this.#signedUnits + windowUnits || units > this.#units) return undefined
    if (unit === 'tokens')
      return {
        window: uint32s(this.#ids.slice(0, windowUnits)),
        restIds: this.#ids.slice(windowUnits),
        restBytes: new Uint8Array(),
      }
    const bytes = this.#bytes()
    const end = endOfCharacters(bytes, windowUnits)
    return { window: bytes.subarray(0, end), restIds: [], restBytes: bytes.subarray(end) }
  }
}

const refused = (reason: ChainRefusal): ChainVerdict => ({ ok: false, reason })

/** A character of UTF-8 has one byte that is no continuation. */
const isLead = (byte: number) => (byte & 0xc0) !== 0x80

function leadBytes(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (isLead(byte)) count++
  return count
}

/** Returns the offset behind the first `count` characters. */
function endOfCharacters(bytes: Uint8Array, count: number): number {
  let seen = 0
  for (const [at, byte] of bytes.entries()) if (isLead(byte) && ++seen > count) return at
  return bytes.length
}
