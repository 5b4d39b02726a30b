import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Address, Hex } from 'viem'
import { zeroHash } from 'viem'
import { lockDirectory } from '../embedded/lockDirectory.ts'
import type { Signer } from '../keys/Signer.ts'
import { gather } from '../signatures/gather.ts'
import type { SigningDomain } from '../signatures/hashMessage.ts'
import { Receipt, Voucher } from '../signatures/messages.ts'
import type { SignatureVerifier, ToVerify } from '../signatures/SignatureVerifier.ts'
import { BookWriter } from './disk/BookWriter.ts'
import {
  accountRow,
  keysOf,
  type Row,
  readAccountRow,
  readRestoredRow,
  readVoucherRow,
  restoredRow,
  voucherRow,
} from './disk/bookRows.ts'
import { InTurn } from './InTurn.ts'
import { mostPerEpoch, ReceiptLists } from './ReceiptLists.ts'
import {
  type AccountKey,
  accountKeyOf,
  type SignedReceipt,
  type SignedVoucher,
  type StreamAccount,
} from './SignedMessages.ts'
import { type ReceiptCase, type ReceiptRefusal, whyNotReceipt } from './whyNotReceipt.ts'
import { type VoucherCase, type VoucherRefusal, whyNotVoucher } from './whyNotVoucher.ts'

/** Most accounts of a book, which holds their newest vouchers in memory: about 100 MB. */
const defaultMostAccounts = 100_000

export type VoucherBookOptions = {
  /** A directory of its own, which only one process may use. */
  directory: string
  /** The domain of the contract `Streams`. */
  domain: SigningDomain
  verifier: SignatureVerifier
  mostAccounts?: number
}

type Refused<R> = { ok: false; reason: R }
export type VoucherVerdict = { ok: true } | Refused<VoucherRefusal | 'book-full'>
export type ReceiptVerdict = { ok: true } | Refused<ReceiptRefusal>
export type IssueVerdict =
  | { ok: true; signed: SignedVoucher }
  /** `not-met`: the book was restored, and this payee has not shown its newest voucher yet. */
  | Refused<'stale' | 'uncovered' | 'not-met' | 'book-full'>

/** The answer of one executor that a receipt is about. */
export type Served = Pick<
  Receipt,
  'rules' | 'epoch' | 'request' | 'answer' | 'from' | 'to' | 'inUnits' | 'outUnits'
> & { priceWei: bigint }

type State = {
  /** The newest voucher, on disk or on its way there. */
  newest?: SignedVoucher | undefined
  /** The newest voucher on disk. */
  stored?: SignedVoucher | undefined
  claimedWei: bigint
  /** The number of the restoration after which it was met. */
  metAfter: number
}

/**
 * The newest voucher of each payee of each stream, and their receipts. Payees keep the vouchers that they received here,
 * clients the ones that they signed. An accepted or signed voucher is on disk before a call returns it, so neither
 * `kill -9` nor a power cut loses one that the other side knows of.
 */
export class VoucherBook {
  readonly receipts: ReceiptLists
  readonly #domain: SigningDomain
  readonly #writer: BookWriter
  readonly #reader: DatabaseSync
  readonly #unlock: () => void
  readonly #mostAccounts: number
  readonly #accounts = new Map<AccountKey, State>()
  readonly #turns = new InTurn<AccountKey>()
  readonly #isVoucherOf: (item: ToVerify<(typeof Voucher)['fields']>) => Promise<boolean>
  readonly #isReceiptOf: (item: ToVerify<(typeof Receipt)['fields']>) => Promise<boolean>
  /** How often the book was restored from a backup. */
  #restorations = 0
  #stopped: Promise<void> | undefined

  private constructor(options: VoucherBookOptions, writer: BookWriter, unlock: () => void) {
    const { domain, verifier } = options
    this.#domain = domain
    this.#writer = writer
    this.#unlock = unlock
    this.#mostAccounts = options.mostAccounts ?? defaultMostAccounts
    this.#reader = new DatabaseSync(bookFile(options.directory), { readOnly: true })
    this.receipts = new ReceiptLists(this.#reader, writer)
    // v is corrected when a voucher goes to the contract: see `claimOf`
    this.#isVoucherOf = gather((items) => verifier.verify(domain, Voucher, items, { anyParity: true }))
    this.#isReceiptOf = gather((items) => verifier.verify(domain, Receipt, items, { anyParity: true }))
    for (const row of this.#rows('restored')) this.#restorations = readRestoredRow(row)
    for (const row of this.#rows('account')) this.#accounts.set(keyOfRow(row), readAccountRow(row))
    for (const row of this.#rows('voucher')) {
      const signed = readVoucherRow(row)
      const key = keyOfRow(row)
      const known = this.#accounts.get(key) ?? { claimedWei: 0n, metAfter: 0 }
      this.#accounts.set(key, { ...known, newest: signed, stored: signed })
    }
  }

  /**
   * Opens the book of a directory, and creates it on first use.
   *
   * @throws CHAIN_DATA_IN_USE, CONFIG_DATA_NEWER, CONFIG_DATA_DAMAGED
   */
  static async open(options: VoucherBookOptions): Promise<VoucherBook> {
    const unlock = await lockDirectory(options.directory)
    let writer: BookWriter | undefined
    try {
      writer = await BookWriter.start(bookFile(options.directory))
      return new VoucherBook(options, writer, unlock)
    } catch (error) {
      await writer?.stop()
      unlock()
      throw error
    }
  }

  /** Returns the newest voucher of a payee that is on disk, to be shown on a new connection. */
  newest(streamId: Hex, payee: Address): SignedVoucher | undefined {
    return this.#accounts.get(accountKeyOf(streamId, payee))?.stored
  }

  /** Takes a voucher as its payee. A refusal changes nothing. */
  async receive(
    signed: SignedVoucher,
    account: StreamAccount,
    { windowWei, awaitedWei }: Pick<VoucherCase, 'windowWei' | 'awaitedWei'>,
  ): Promise<VoucherVerdict> {
    const { voucher, signature } = signed
    const key = accountKeyOf(account.streamId, account.payee)
    const ownRoot = (epoch: number, count: bigint) => this.receipts.rootAt(key, epoch, count)
    const refusal = () => {
      const state = this.#accounts.get(key)
      if (!state && this.#accounts.size >= this.#mostAccounts) return 'book-full'
      const newest = state?.newest?.voucher
      return whyNotVoucher({ voucher, account, newest, windowWei, awaitedWei, ownRoot })
    }
    const early = refusal()
    if (early) return { ok: false, reason: early }
    if (!(await this.#isVoucherOf({ message: voucher, signature, signer: account.signer })))
      return { ok: false, reason: 'wrong-signer' }
    // others may have come while this one was verified
    const late = refusal()
    if (late) return { ok: false, reason: late }
    await this.#keep(key, signed)
    return { ok: true }
  }

  /**
   * Signs a voucher as the client, over the receipts that the book has. Nobody signs less than before: the amount must be
   * larger than that of every voucher that was signed or paid.
   */
  issue(account: StreamAccount, amountWei: bigint, signer: Signer): Promise<IssueVerdict> {
    const key = accountKeyOf(account.streamId, account.payee)
    return this.#turns.run(key, async () => {
      const state = this.#accounts.get(key)
      if (!state && this.#accounts.size >= this.#mostAccounts) return { ok: false, reason: 'book-full' }
      if (!this.#isMet(state)) return { ok: false, reason: 'not-met' }
      const signedWei = state?.newest?.voucher.amount ?? 0n
      if (amountWei <= signedWei || amountWei <= account.claimedWei) return { ok: false, reason: 'stale' }
      if (amountWei > account.claimedWei + account.guaranteeWei) return { ok: false, reason: 'uncovered' }
      const last = this.receipts.newest(key)?.receipt
      const list = last
        ? { epoch: last.epoch, count: last.seq + 1n, root: last.root }
        : { epoch: 0, count: 0n, root: zeroHash }
      const voucher = { streamId: account.streamId, payee: account.payee, amount: amountWei, ...list }
      const signature = await signer.signMessage(this.#domain, Voucher, voucher)
      await this.#keep(key, { voucher, signature })
      return { ok: true, signed: { voucher, signature } }
    })
  }

  /**
   * Compares books with a payee on a new connection, as the client. Takes the voucher that the payee shows when it is
   * larger than the newest one, and returns the newest one of both.
   */
  meet(
    account: StreamAccount,
    shown?: SignedVoucher,
  ): Promise<{ ok: true; newest: SignedVoucher | undefined } | Refused<VoucherRefusal | 'book-full'>> {
    const key = accountKeyOf(account.streamId, account.payee)
    return this.#turns.run(key, async () => {
      const known = this.#accounts.get(key)
      if (!known && this.#accounts.size >= this.#mostAccounts) return { ok: false, reason: 'book-full' }
      if (shown) {
        const { voucher } = shown
        if (accountKeyOf(voucher.streamId, account.payee) !== key)
          return { ok: false, reason: 'other-stream' }
        if (accountKeyOf(voucher.streamId, voucher.payee) !== key) return { ok: false, reason: 'other-payee' }
        if (!(await this.#isOwn(shown, account))) return { ok: false, reason: 'wrong-signer' }
      }
      const signedWei = known?.newest?.voucher.amount ?? 0n
      const isLarger = shown !== undefined && shown.voucher.amount > signedWei
      // the client signed more than this book has: the book is an older one
      if ((isLarger || account.claimedWei > signedWei) && this.#isMet(known)) await this.markRestored()
      if (isLarger) await this.#keep(key, shown)
      if (!this.#isMet(this.#accounts.get(key))) await this.#record(key, { metAfter: this.#restorations })
      return { ok: true, newest: this.#accounts.get(key)?.stored }
    })
  }

  /** Returns what a client must assume that a payee is owed: the whole guarantee until a restored book has met it. */
  owedWei(account: StreamAccount): bigint {
    const state = this.#accounts.get(accountKeyOf(account.streamId, account.payee))
    if (!this.#isMet(state)) return account.guaranteeWei
    const owedWei = (state?.newest?.voucher.amount ?? 0n) - account.claimedWei
    return owedWei > 0n ? owedWei : 0n
  }

  /** Records that this book is older than the vouchers that were signed, as after a restored backup: no payee was met. */
  async markRestored(): Promise<void> {
    this.#restorations++
    await this.#writer.put('restored', restoredRow(this.#restorations))
  }

  /** Signs a receipt for an answer as its executor, appends it to the list, and returns it when it is on disk. */
  async addReceipt(account: StreamAccount, served: Served, signer: Signer): Promise<SignedReceipt> {
    const key = accountKeyOf(account.streamId, account.payee)
    const { priceWei, ...fields } = served
    let stored: Promise<void> | undefined
    const signed = await this.#turns.run(key, async () => {
      const last = this.receipts.newest(key)?.receipt
      const draft = {
        ...{ streamId: account.streamId, ...fields, root: zeroHash as Hex },
        seq: last?.epoch === served.epoch ? last.seq + 1n : 0n,
        total: (last?.total ?? 0n) + priceWei,
      }
      const receipt: Receipt = { ...draft, root: this.receipts.rootWith(key, draft) }
      const signature = await signer.signMessage(this.#domain, Receipt, receipt)
      stored = this.receipts.append(key, { receipt, signature })
      return { receipt, signature }
    })
    await stored
    return signed
  }

  /** Takes a receipt as the client. A refusal changes nothing. */
  async receiveReceipt(
    signed: SignedReceipt,
    account: StreamAccount,
    expected: Pick<ReceiptCase, 'rules' | 'priceWei' | 'epochs'>,
  ): Promise<ReceiptVerdict> {
    const key = accountKeyOf(account.streamId, account.payee)
    const { receipt, signature } = signed
    let stored: Promise<void> | undefined
    const verdict = await this.#turns.run<ReceiptVerdict>(key, async () => {
      const reason = whyNotReceipt({
        ...{ receipt, account, mostPerEpoch, ...expected },
        newest: this.receipts.newest(key)?.receipt,
        rootWith: (next) => this.receipts.rootWith(key, next),
      })
      if (reason) return { ok: false, reason }
      if (!(await this.#isReceiptOf({ message: receipt, signature, signer: account.receiptKey })))
        return { ok: false, reason: 'wrong-signer' }
      stored = this.receipts.append(key, signed)
      return { ok: true }
    })
    await stored
    return verdict
  }

  /** Records the amount that the contract has paid, from its event `Settled`. A smaller amount changes nothing. */
  async settled(streamId: Hex, payee: Address, claimedWei: bigint): Promise<void> {
    const key = accountKeyOf(streamId, payee)
    const known = this.#accounts.get(key)
    if (known && claimedWei > known.claimedWei) await this.#record(key, { claimedWei })
  }

  /** Returns the vouchers on disk that are larger than what the contract has paid. */
  unsettled(): { signed: SignedVoucher; claimedWei: bigint }[] {
    return [...this.#accounts.values()].flatMap(({ stored, claimedWei }) =>
      stored && stored.voucher.amount > claimedWei ? [{ signed: stored, claimedWei }] : [],
    )
  }

  /** Removes an account whose stream is closed: its vouchers are no longer paid, and its id is never used again. */
  forget(streamId: Hex, payee: Address): Promise<void> {
    const key = accountKeyOf(streamId, payee)
    return this.#turns.run(key, async () => {
      this.#accounts.delete(key)
      await Promise.all([
        this.#writer.remove('voucher', ...keysOf(key)),
        this.#writer.remove('account', ...keysOf(key)),
        this.receipts.forget(key),
      ])
    })
  }

  /** Writes what waits, and closes the book. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop()
    return this.#stopped
  }

  async #stop(): Promise<void> {
    await this.#writer.stop()
    this.#reader.close()
    this.#unlock()
  }

  async #keep(key: AccountKey, signed: SignedVoucher): Promise<void> {
    const state = this.#stateOf(key)
    state.newest = signed
    try {
      await this.#writer.put('voucher', voucherRow(key, signed))
    } catch (error) {
      if (state.newest === signed) state.newest = state.stored
      throw error
    }
    if (signed.voucher.amount > (state.stored?.voucher.amount ?? 0n)) state.stored = signed
  }

  async #record(key: AccountKey, change: Partial<Pick<State, 'claimedWei' | 'metAfter'>>): Promise<void> {
    const state = Object.assign(this.#stateOf(key), change)
    await this.#writer.put('account', accountRow(key, state))
  }

  /** Returns whether this client signed a voucher, with its key of now or the one before. */
  async #isOwn({ voucher, signature }: SignedVoucher, account: StreamAccount): Promise<boolean> {
    const { signer, signerBefore } = account
    if (await this.#isVoucherOf({ message: voucher, signature, signer })) return true
    return (
      signerBefore !== undefined &&
      (await this.#isVoucherOf({ message: voucher, signature, signer: signerBefore }))
    )
  }

  #isMet(state: State | undefined): boolean {
    return (state?.metAfter ?? 0) >= this.#restorations
  }

  #stateOf(key: AccountKey): State {
    const known = this.#accounts.get(key)
    if (known) return known
    const state: State = { claimedWei: 0n, metAfter: 0 }
    this.#accounts.set(key, state)
    return state
  }

  #rows(table: 'voucher' | 'account' | 'restored'): Row[] {
    return this.#reader.prepare(`SELECT key, body FROM ${table}`).all() as unknown as Row[]
  }
}

function bookFile(directory: string): string {
  return path.join(directory, 'book.sqlite')
}

function keyOfRow({ key }: Row): AccountKey {
  return `0x${Buffer.from(key).toString('hex')}` as AccountKey
}
