import type { DatabaseSync } from 'node:sqlite'
import { MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import { GrowingMerkle } from '../commitments/GrowingMerkle.ts'
import { indexedMerkle } from '../commitments/indexedMerkle.ts'
import type { Receipt } from '../signatures/messages.ts'
import type { BookWriter } from './disk/BookWriter.ts'
import { keysOf, type Row, readReceiptRow, receiptKey, receiptRow } from './disk/bookRows.ts'
import { receiptLeaf } from './receiptLeaf.ts'
import type { AccountKey, SignedReceipt } from './SignedMessages.ts'

/** Most receipts of one account and epoch: 28 per second for an hour, in 27 MB. */
export const mostPerEpoch = 100_000
/** Roots that an account holds in memory: vouchers lag behind the newest receipt by the answers that run at once. */
const rootsHeld = 256
/** Most accounts whose newest receipts are in memory; the others are read again when they are needed. */
const listsHeld = 1_000

type List = { newest: SignedReceipt | undefined; tree: GrowingMerkle; roots: Map<bigint, Hex> }

/** The receipts of each account, by epoch. Both sides of a stream have the same list, because both sign its root. */
export class ReceiptLists {
  readonly #reader: DatabaseSync
  readonly #writer: BookWriter
  readonly #lists = new Map<AccountKey, List>()

  constructor(reader: DatabaseSync, writer: BookWriter) {
    this.#reader = reader
    this.#writer = writer
  }

  newest(account: AccountKey): SignedReceipt | undefined {
    return this.#listOf(account).newest
  }

  /** Returns the root over the first `count` receipts of an epoch; undefined when there are fewer. */
  rootAt(account: AccountKey, epoch: number, count: bigint): Hex | undefined {
    const list = this.#listOf(account)
    const held = list.newest?.receipt.epoch === epoch ? list.roots.get(count) : undefined
    return held ?? this.read(account, epoch, count - 1n, 1)[0]?.receipt.root
  }

  /** Returns the root that the list of its epoch has with this receipt appended. */
  rootWith(account: AccountKey, receipt: Receipt): Hex {
    return this.#treeFor(account, receipt.epoch).clone().append(receiptLeaf(receipt))
  }

  /** Appends a receipt. The promise resolves when it is on disk; when that fails, the list is as before. */
  async append(account: AccountKey, signed: SignedReceipt): Promise<void> {
    const { receipt } = signed
    const list = this.#listOf(account)
    const isNewEpoch = list.newest?.receipt.epoch !== receipt.epoch
    const tree = this.#treeFor(account, receipt.epoch)
    if (BigInt(tree.width) !== receipt.seq)
      throw new MusterError('BUG_UNREACHABLE', `receipt ${receipt.seq} is not the next of its list`)
    if (isNewEpoch) list.roots.clear()
    list.roots.set(receipt.seq + 1n, tree.append(receiptLeaf(receipt)))
    list.roots.delete(receipt.seq + 1n - BigInt(rootsHeld))
    list.tree = tree
    list.newest = signed
    try {
      await this.#writer.put('receipt', receiptRow(account, signed))
    } catch (error) {
      this.#lists.delete(account) // the next call reads the list from disk
      throw error
    }
  }

  /** Returns receipts of an epoch that are on disk, from number `from`. */
  read(account: AccountKey, epoch: number, from: bigint, limit: number): SignedReceipt[] {
    return this.#reader
      .prepare('SELECT key, body FROM receipt WHERE key >= ? AND key < ? ORDER BY key LIMIT ?')
      .all(receiptKey(account, epoch, from), receiptKey(account, epoch + 1), limit)
      .map((row) => readReceiptRow(row as Row))
  }

  /** Returns the receipts on disk behind one of them, of all epochs, in order; without `after`, from the first. */
  behind(
    account: AccountKey,
    after: { epoch: number; seq: bigint } | undefined,
    limit: number,
  ): SignedReceipt[] {
    const from = after ? receiptKey(account, after.epoch, after.seq) : receiptKey(account, 0)
    const rows = this.#reader
      .prepare('SELECT key, body FROM receipt WHERE key >= ? AND key <= ? ORDER BY key LIMIT ?')
      .all(from, receiptKey(account, 0xffff_ffff, 0xffff_ffff_ffff_ffffn), limit + 1)
      .map((row) => readReceiptRow(row as Row))
    return rows
      .filter(({ receipt }) => receipt.epoch !== after?.epoch || receipt.seq > after.seq)
      .slice(0, limit)
  }

  /**
   * Returns a receipt with its proof under the root over the first `count` receipts of its epoch; undefined when the book
   * does not have them all.
   */
  prove(
    account: AccountKey,
    epoch: number,
    seq: bigint,
    count: bigint,
  ): { signed: SignedReceipt; proof: Hex[] } | undefined {
    if (seq < 0n || seq >= count || count > BigInt(mostPerEpoch)) return undefined
    const receipts = this.read(account, epoch, 0n, Number(count))
    if (BigInt(receipts.length) !== count) return undefined
    const tree = indexedMerkle(receipts.map(({ receipt }) => receiptLeaf(receipt)))
    return { signed: receipts[Number(seq)]!, proof: tree.proof(Number(seq)) }
  }

  /** Removes the receipts of epochs before `epoch`. The newest receipt stays, because the next total builds on it. */
  async prune(account: AccountKey, epoch: number): Promise<void> {
    const newest = this.#listOf(account).newest?.receipt
    const before = newest && newest.epoch < epoch ? newest.epoch : epoch
    await this.#writer.remove('receipt', receiptKey(account, 0), receiptKey(account, before))
  }

  /** Removes all receipts of an account. */
  async forget(account: AccountKey): Promise<void> {
    this.#lists.delete(account)
    await this.#writer.remove('receipt', ...keysOf(account))
  }

  #treeFor(account: AccountKey, epoch: number): GrowingMerkle {
    const list = this.#listOf(account)
    return list.newest?.receipt.epoch === epoch ? list.tree : new GrowingMerkle()
  }

  #listOf(account: AccountKey): List {
    const known = this.#lists.get(account)
    if (known) return known
    if (this.#lists.size >= listsHeld) this.#evict()
    const list = this.#load(account)
    this.#lists.set(account, list)
    return list
  }

  #load(account: AccountKey): List {
    const row = this.#reader
      .prepare('SELECT key, body FROM receipt WHERE key >= ? AND key <= ? ORDER BY key DESC LIMIT 1')
      .get(receiptKey(account, 0), receiptKey(account, 0xffff_ffff, 0xffff_ffff_ffff_ffffn))
    const list: List = {
      newest: row && readReceiptRow(row as Row),
      tree: new GrowingMerkle(),
      roots: new Map(),
    }
    if (!list.newest) return list
    const { epoch, seq } = list.newest.receipt
    const receipts = this.read(account, epoch, 0n, mostPerEpoch)
    for (const { receipt } of receipts) list.tree.append(receiptLeaf(receipt))
    for (const { receipt } of receipts.slice(-rootsHeld)) list.roots.set(receipt.seq + 1n, receipt.root)
    if (BigInt(receipts.length) !== seq + 1n)
      throw new MusterError(
        'CONFIG_DATA_DAMAGED',
        `receipts of epoch ${epoch} are missing in the voucher book`,
      )
    return list
  }

  /** Drops the list that was loaded first. A receipt of it may still wait for the disk: those lists stay. */
  #evict(): void {
    for (const [account, { newest }] of this.#lists) {
      const stored = newest && this.read(account, newest.receipt.epoch, newest.receipt.seq, 1).length === 1
      if (newest && !stored) continue
      this.#lists.delete(account)
      return
    }
  }
}
