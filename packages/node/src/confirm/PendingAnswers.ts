import { type Hex, lowerHex, requestHash, type SignedReceipt } from '@muster-network/chain'
import type { AnsweredRange, AnsweredRequest } from './ConfirmedStream.ts'

/** An answer whose receipts may not have arrived yet. Ranges are read when the last receipt is there: one that was cut may grow until then. */
export type GivenRequest = Omit<AnsweredRequest, 'ranges'> & {
  ranges: readonly Omit<AnsweredRange, 'receipt'>[]
}

export type PendingAnswersOptions = {
  onAnswered(answered: AnsweredRequest): void
  /** How long the receipt of a range that broke off is awaited. */
  waitMs?: number
  limits?: Partial<typeof defaultLimits>
}

type Pending = {
  request: GivenRequest
  /** The names of its ranges, in their order. */
  names: string[]
  /** The names of the ranges whose receipts are awaited. */
  awaited: Set<string>
  receipts: Map<string, SignedReceipt>
  bytes: number
  timer: NodeJS.Timeout
}

const defaultWaitMs = 120_000
const defaultLimits = {
  /** Answers that wait for a receipt. */
  answers: 1_024,
  /** Bytes of their bodies and tokens. */
  bytes: 64 << 20,
  /** Receipts that came before the end of their answer. */
  receipts: 4_096,
}

/**
 * Joins answers with their receipts, which arrive in any order: the one of a range that broke off may come much later. An answer is passed
 * on once, after its last receipt, or without the ranges whose receipts did not come in time.
 */
export class PendingAnswers {
  readonly #options: PendingAnswersOptions
  readonly #limits: typeof defaultLimits
  readonly #receipts = new Map<string, SignedReceipt>()
  readonly #pending = new Map<string, Pending>()
  readonly #answers = new Set<Pending>()
  #bytes = 0

  constructor(options: PendingAnswersOptions) {
    this.#options = options
    this.#limits = { ...defaultLimits, ...options.limits }
  }

  /** Answers that wait. */
  get size(): number {
    return this.#answers.size
  }

  /** Takes an answer when the user has it. Over the limits the answer that waits longest is passed on as it is. */
  add(request: GivenRequest): void {
    const names = request.ranges.map(({ provider, work, from }) =>
      nameOf(provider, requestHash(request.salt, work, from)),
    )
    const pending: Pending = {
      ...{ request, names, awaited: new Set(names), receipts: new Map(), bytes: bytesOf(request) },
      timer: setTimeout(() => this.#pass(pending), this.#options.waitMs ?? defaultWaitMs).unref(),
    }
    this.#answers.add(pending)
    this.#bytes += pending.bytes
    for (const name of names) {
      this.#pending.set(name, pending)
      const known = this.#receipts.get(name)
      if (known) this.#put(pending, name, known)
    }
    this.#passComplete(pending)
    while (this.#answers.size > this.#limits.answers || this.#bytes > this.#limits.bytes)
      this.#pass(this.#answers.values().next().value!)
  }

  /** Takes a receipt when it is in the book. */
  receipt(provider: Hex, signed: SignedReceipt): void {
    const name = nameOf(provider, signed.receipt.request)
    const pending = this.#pending.get(name)
    if (pending) {
      this.#put(pending, name, signed)
      this.#passComplete(pending)
      return
    }
    this.#receipts.set(name, signed)
    if (this.#receipts.size > this.#limits.receipts)
      this.#receipts.delete(this.#receipts.keys().next().value!)
  }

  /** Takes the news that no receipt of a range will come. */
  drop(provider: Hex, request: Hex): void {
    const name = nameOf(provider, request)
    this.#receipts.delete(name)
    const pending = this.#pending.get(name)
    if (!pending) return
    pending.awaited.delete(name)
    this.#passComplete(pending)
  }

  /** Passes on what waits. */
  stop(): void {
    for (const pending of [...this.#answers]) this.#pass(pending)
  }

  #put(pending: Pending, name: string, signed: SignedReceipt): void {
    this.#receipts.delete(name)
    pending.awaited.delete(name)
    pending.receipts.set(name, signed)
  }

  #passComplete(pending: Pending): void {
    if (pending.awaited.size === 0) this.#pass(pending)
  }

  #pass(pending: Pending): void {
    if (!this.#answers.delete(pending)) return
    clearTimeout(pending.timer)
    const { request, names, receipts } = pending
    this.#bytes -= pending.bytes
    for (const name of names) this.#pending.delete(name)
    const ranges = request.ranges.flatMap((range, i) => {
      const receipt = receipts.get(names[i]!)
      return receipt ? [{ ...range, receipt }] : []
    })
    if (ranges.length > 0) this.#options.onAnswered({ ...request, ranges })
  }
}

function nameOf(provider: Hex, request: Hex): string {
  return `${lowerHex(provider)}/${request}`
}

function bytesOf({ ranges }: GivenRequest): number {
  return ranges.reduce((sum, { answer, work }) => {
    const asked = work.kind === 'tokens' ? 4 * work.tokens.length : work.body.length
    return sum + asked + (answer.kind === 'tokens' ? 4 * answer.ids.length : answer.body.length)
  }, 0)
}
