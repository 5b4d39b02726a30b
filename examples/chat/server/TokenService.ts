import { type Choices, drawToken, type Keccak256, positionKey } from '@muster-network/core'
import { Batches } from './Batches.ts'
import type { LanguageModel } from './LanguageModel.ts'
import type { ChoicesRequest, GenerateRequest } from './requests.ts'
import { type Lease, Sequences, type Wanted } from './Sequences.ts'

/** One line of an answer: tokens as they are made, then the end. */
export type AnswerLine = { ids: number[] } | { end: 'stop' | 'length' }

/** Answers requests with one model, several at the same time. */
export class TokenService {
  readonly #batches: Batches
  readonly #sequences: Sequences
  readonly #keccak: Keccak256

  constructor(model: Pick<LanguageModel, 'evaluate' | 'sequences'>, keccak: Keccak256) {
    this.#batches = new Batches(model)
    this.#sequences = new Sequences(model.sequences)
    this.#keccak = keccak
  }

  /** True when the next request would be refused. */
  get isFull(): boolean {
    return this.#sequences.isFull
  }

  /** Generates an answer token by token, and its end. Token i is drawn with H(seed, i). */
  async *generate(request: GenerateRequest, signal: AbortSignal): AsyncGenerator<AnswerLine, void, void> {
    const { sampler, endTokens, maxUnits } = request
    if (request.from >= maxUnits) return yield { end: 'length' }
    const seed = Buffer.from(request.seed.slice(2), 'hex')
    const wanted = { tokens: request.tokens, salt: request.cacheSalt.toLowerCase() }
    const lease = await this.#sequences.lend(wanted, signal)
    try {
      let unread: readonly number[] = request.tokens.slice(lease.sequence.tokens.length)
      for (let position = request.from; position < maxUnits; position++) {
        const [choices] = await this.#read(lease, unread, unread.length - 1, signal)
        const token = drawToken(choices!, sampler, positionKey(this.#keccak, seed, position))
        if (endTokens.includes(token)) return yield { end: 'stop' }
        yield { ids: [token] }
        unread = [token]
      }
      yield { end: 'length' }
    } finally {
      lease.release()
    }
  }

  /** Returns the choices of the model at `count` positions, in one prefill. */
  async choices({ tokens, from, count }: ChoicesRequest, signal: AbortSignal): Promise<Choices[]> {
    const wanted: Wanted = { tokens: tokens.slice(0, from + count - 1) }
    const lease = await this.#sequences.lend(wanted, signal)
    try {
      return await this.#read(lease, wanted.tokens, from - 1, signal)
    } finally {
      lease.release()
    }
  }

  async #read(
    { sequence }: Lease,
    tokens: readonly number[],
    firstWanted: number,
    signal: AbortSignal,
  ): Promise<Choices[]> {
    const keep = sequence.tokens.length
    const work = { sequence: sequence.id, keep, tokens, firstWanted }
    const choices = await this.#batches.evaluate(work, signal)
    sequence.tokens.push(...tokens)
    return choices
  }
}
