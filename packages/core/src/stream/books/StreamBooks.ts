import type { StreamEndReason, StreamState, SubscriptionState } from '../../task/contractEnums.ts'

/** A time of the chain. Waits need both, seconds and blocks, because a chain can stand still. */
export type Moment = { seconds: number; block: number }

/** The terms of a stream that decide about money. */
export type BookTerms = {
  client: string
  /** G. */
  guaranteeWei: bigint
  /** S, in the stake token. */
  stakeLockWei: bigint
  /** c. */
  council: number
  maxSubscribers: number
  epochSeconds: number
  settleSeconds: number
  settleBlocks: number
  holdSeconds: number
  maxDowntimeSeconds: number
}

/** One subscriber, all its subscriptions together. */
export type Member = {
  status: Exclude<SubscriptionState, 'none'>
  receiptKey: string
  /** The end of the newest subscription; undefined while it serves, and when it ended with the stream. */
  left?: Moment | undefined
  /** G minus the guarantee that is held, while the status is serving or left. */
  missingWei: bigint
  /** The stake that is locked, in the stake token. */
  stakeWei: bigint
  joins: number
  /** Open audits, which hold the stake. */
  audits: number
  /** Paid so far, waived amounts included; never erased. */
  claimedWei: bigint
  /** `claimedWei` when `epoch` began. */
  epochStartWei: bigint
  /** The epoch of the last payment. */
  epoch: number
}

/**
 * The books of one stream, as the contract `Streams` keeps them: a reference model, exact to the wei. Parity tests replay
 * the same calls on both. Each call returns new books, or a reason and no change.
 */
export type StreamBooks = {
  terms: BookTerms
  status: Exclude<StreamState, 'none'>
  endReason?: Exclude<StreamEndReason, 'none'> | undefined
  ended?: Moment | undefined
  /** The budget that is no member's guarantee. */
  freeWei: bigint
  /** The client's trust lock that backs no audit, in the stake token. */
  lockWei: bigint
  /** Members that serve, or served when the stream ended. */
  subscribers: number
  /** The time since which fewer than c serve; undefined while enough do. */
  belowSince?: number | undefined
  /** The key that signs vouchers, and the one before with the time of the change. */
  signer: string
  before?: { signer: string; changed: Moment } | undefined
  members: ReadonlyMap<string, Member>
  /** The amounts that accounts can withdraw, in the payment token. */
  balances: ReadonlyMap<string, bigint>
  /** The part of its trust lock that the client can withdraw, in the stake token. */
  returnedLockWei: bigint
}

/** Why a call changes nothing, by the errors of the contract. */
export const bookRefusals = [
  'not-open',
  'bad-amount',
  'bad-signer',
  'wrong-subscription',
  'receipt-key',
  'full',
  'budget-too-small',
  'guarantee-full',
  'stream-is-up',
  'not-yet',
  'audits-open',
  'too-many-audits',
  'trust-lock-too-small',
  'no-audit',
] as const
export type BookRefusal = (typeof bookRefusals)[number]

export type BookStep = { ok: true; books: StreamBooks } | { ok: false; reason: BookRefusal }

/** The largest amount of the contract's type, uint96. */
export const mostWei = 2n ** 96n - 1n

/** Opens the books of a stream with a budget and a trust lock. */
export function openBooks(
  terms: BookTerms,
  { budgetWei, lockWei, signer }: { budgetWei: bigint; lockWei: bigint; signer: string },
  now: Moment,
): StreamBooks {
  return {
    terms,
    status: 'open',
    freeWei: budgetWei,
    lockWei,
    subscribers: 0,
    belowSince: now.seconds,
    signer,
    members: new Map(),
    balances: new Map(),
    returnedLockWei: 0n,
  }
}

/** Adds to the budget and to the trust lock. */
export function topUp(books: StreamBooks, budgetWei: bigint, lockWei: bigint): BookStep {
  if (books.status !== 'open') return refused('not-open')
  const freeWei = books.freeWei + budgetWei
  const lock = books.lockWei + lockWei
  if (freeWei > mostWei || lock > mostWei) return refused('bad-amount')
  return { ok: true, books: { ...books, freeWei, lockWei: lock } }
}

/** Replaces the key that signs, unless vouchers of an earlier key are still paid. */
export function setSigner(books: StreamBooks, signer: string, now: Moment): BookStep {
  if (books.status !== 'open') return refused('not-open')
  if (signer === books.signer) return refused('bad-signer')
  if (books.before && !isSettleTimeOver(books.terms, books.before.changed, now)) return refused('not-yet')
  return { ok: true, books: { ...books, signer, before: { signer: books.signer, changed: now } } }
}

export function refused(reason: BookRefusal): { ok: false; reason: BookRefusal } {
  return { ok: false, reason }
}

/** Returns true when both, the seconds and the blocks of the settle time, are over. */
export function isSettleTimeOver(terms: BookTerms, since: Moment, now: Moment): boolean {
  return isOver(since, now, terms.settleSeconds, terms.settleBlocks)
}

export function isOver(since: Moment, now: Moment, seconds: number, blocks: number): boolean {
  return now.seconds > since.seconds + seconds && now.block > since.block + blocks
}

/** Returns the guarantee that a member can count on. */
export function guaranteeHeld(books: StreamBooks, provider: string): bigint {
  const member = books.members.get(provider)
  if (!member || !holdsGuarantee(member)) return 0n
  return books.terms.guaranteeWei - member.missingWei
}

export function holdsGuarantee({ status }: Member): boolean {
  return status === 'serving' || status === 'left'
}

export function withMember(books: StreamBooks, provider: string, member: Member): StreamBooks {
  return { ...books, members: new Map(books.members).set(provider, member) }
}

export function credit(books: StreamBooks, account: string, wei: bigint): StreamBooks {
  if (wei === 0n) return books
  const balance = (books.balances.get(account) ?? 0n) + wei
  return { ...books, balances: new Map(books.balances).set(account, balance) }
}

/** Returns an amount to the budget; to the client when the stream is closed or the budget would leave its type. */
export function giveBack(books: StreamBooks, wei: bigint): StreamBooks {
  const freeWei = books.freeWei + wei
  if (books.status === 'closed' || freeWei > mostWei) return credit(books, books.terms.client, wei)
  return { ...books, freeWei }
}

/** Counts a member of an open stream that serves no longer. */
export function countDeparture(books: StreamBooks, now: Moment): StreamBooks {
  const subscribers = books.subscribers - 1
  const belowSince = books.belowSince ?? (subscribers < books.terms.council ? now.seconds : undefined)
  return { ...books, subscribers, belowSince }
}
