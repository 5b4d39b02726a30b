import type { GivenAnswer } from '../../../confirm/judge/AnswerCase.ts'
import { mostConfirmedBytes } from '../../../wire/confirmCalls.ts'
import type { AnswerEnd, WireWork } from '../../../wire/serveCalls.ts'

/** The part of a range that arrived, to be confirmed. After a cancellation it grows until the receipt has come. */
export class SeenAnswer {
  end: AnswerEnd = 'cut'
  status = 0
  readonly ids: number[] = []
  readonly #kind: WireWork['kind']
  readonly #chunks: Uint8Array[] = []
  #bytes = 0

  constructor(kind: WireWork['kind']) {
    this.#kind = kind
  }

  /** Adds bytes of a body. Keeps no more than one chunk beyond the largest body that is confirmed. */
  addBytes(bytes: Uint8Array): void {
    if (this.#bytes > mostConfirmedBytes) return
    this.#chunks.push(bytes)
    this.#bytes += bytes.length
  }

  get answer(): GivenAnswer {
    return this.#kind === 'tokens'
      ? { kind: 'tokens', ids: this.ids }
      : { kind: 'http', status: this.status, body: Buffer.concat(this.#chunks) }
  }
}
