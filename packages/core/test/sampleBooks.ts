import {
  type BookStep,
  type BookTerms,
  openBooks,
  type StreamBooks,
} from '../src/stream/books/StreamBooks.ts'
import { join } from '../src/stream/books/subscribe.ts'

export const sampleTerms: BookTerms = {
  client: 'client',
  guaranteeWei: 100n,
  stakeLockWei: 200n,
  council: 2,
  maxSubscribers: 3,
  epochSeconds: 3_600,
  settleSeconds: 86_400,
  settleBlocks: 300,
  holdSeconds: 129_600,
  maxDowntimeSeconds: 7_200,
}

/** The moment at which the sample stream opens. */
export const start = { seconds: 36_000, block: 10 }

export const later = (seconds: number, blocks = 0) => ({
  seconds: start.seconds + seconds,
  block: start.block + blocks,
})

/** Opens a stream whose vouchers `key` signs, with a trust lock of 50 wei. */
export const opened = (budgetWei = 1_000n) =>
  openBooks(sampleTerms, { budgetWei, lockWei: 50n, signer: 'key' }, start)

/** Plays steps that must succeed. */
export function play(books: StreamBooks, ...steps: ((books: StreamBooks) => BookStep)[]): StreamBooks {
  return steps.reduce((before, step) => {
    const taken = step(before)
    if (!taken.ok) throw new Error(taken.reason)
    return taken.books
  }, books)
}

/** Joins under the provider's own key. */
export const joins = (provider: string) => (books: StreamBooks) => join(books, provider, `${provider}'s key`)

/** The reason of a refusal, or `ok`. */
export const why = (step: BookStep) => (step.ok ? 'ok' : step.reason)
