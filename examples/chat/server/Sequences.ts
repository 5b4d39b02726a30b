/** One sequence of the model, with the tokens that it has read. */
export type Sequence = {
  readonly id: number
  tokens: number[]
  /** Whose tokens they are; undefined when nobody may continue them. */
  salt: string | undefined
}

/** A sequence that one request has for itself until `release`. */
export type Lease = {
  sequence: Sequence
  release(): void
}

/** The tokens that a request wants to have read; without a salt nothing is shared. */
export type Wanted = { tokens: readonly number[]; salt?: string | undefined }

type Waiter = Wanted & { start(lease: Lease): void }

/** Requests that may wait for a sequence; more are refused. */
const mostWaiting = 64

/**
 * Lends the sequences of a model to requests and remembers what they have read, so that the next request of the same
 * conversation reads only what is new. Tokens are shared between requests with the same salt only: otherwise the time to the
 * first token would tell a user what others have asked.
 */
export class Sequences {
  /** Least recently used first. */
  readonly #free: Sequence[]
  readonly #waiting: Waiter[] = []

  constructor(count: number) {
    this.#free = Array.from({ length: count }, (_, id) => ({ id, tokens: [], salt: undefined }))
  }

  /** True when the next request would be refused. */
  get isFull(): boolean {
    return this.#free.length === 0 && this.#waiting.length >= mostWaiting
  }

  /**
   * Returns a sequence whose tokens are the first ones of the request, at least one fewer: the model says what comes behind
   * a token only when it reads the token. Waits while all sequences are lent.
   */
  lend(wanted: Wanted, signal: AbortSignal): Promise<Lease> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      if (this.#free.length > 0) return resolve(this.#take(wanted))
      if (this.isFull) return reject(new Error('too many requests wait'))
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1)
        reject(signal.reason)
      }
      const waiter: Waiter = {
        ...wanted,
        start: (lease) => {
          signal.removeEventListener('abort', leave)
          resolve(lease)
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(waiter)
    })
  }

  #take({ tokens, salt }: Wanted): Lease {
    let sequence = this.#free[0]!
    let shared = 0
    for (const each of this.#free) {
      const count = sharedTokens(each, { tokens, salt })
      if (count > shared) [sequence, shared] = [each, count]
    }
    this.#free.splice(this.#free.indexOf(sequence), 1)
    sequence.tokens = sequence.tokens.slice(0, Math.min(shared, tokens.length - 1))
    sequence.salt = salt
    let isLent = true
    const release = () => {
      if (!isLent) return
      isLent = false
      this.#free.push(sequence)
      const next = this.#waiting.shift()
      next?.start(this.#take(next))
    }
    return { sequence, release }
  }
}

function sharedTokens(sequence: Sequence, { tokens, salt }: Wanted): number {
  if (salt === undefined || sequence.salt !== salt) return 0
  const limit = Math.min(sequence.tokens.length, tokens.length)
  let shared = 0
  while (shared < limit && sequence.tokens[shared] === tokens[shared]) shared++
  return shared
}
