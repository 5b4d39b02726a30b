import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Hex, keccak256, numberToHex, zeroHash } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { rootFrom } from '../commitments/indexedMerkle.ts'
import { LocalSigner } from '../keys/LocalSigner.ts'
import { Voucher } from '../signatures/messages.ts'
import { SignatureVerifier } from '../signatures/SignatureVerifier.ts'
import { receiptLeaf } from './receiptLeaf.ts'
import { accountKeyOf, type StreamAccount } from './SignedMessages.ts'
import { type Served, VoucherBook } from './VoucherBook.ts'

const word = (n: number): Hex => numberToHex(n, { size: 32 })
const keyOf = (n: number) => new LocalSigner(keccak256(numberToHex(n), 'bytes'))
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const
const [client, executor, thief] = [keyOf(1), keyOf(2), keyOf(3)]
const payee = '0x00000000000000000000000000000000000000AA'
const account: StreamAccount = {
  ...{ streamId: word(7), payee, signer: client.address, receiptKey: executor.address },
  ...{ claimedWei: 0n, guaranteeWei: 10_000n },
}
const key = accountKeyOf(account.streamId, payee)
const windowWei = 10n
const served: Served = {
  ...{ rules: 1, epoch: 4, request: word(1), answer: word(2), from: 0, to: 9 },
  ...{ inUnits: 3n, outUnits: 9n, priceWei: 50n },
}
const expected = { rules: 1, priceWei: 50n, epochs: { from: 4, to: 4 } }

let verifier: SignatureVerifier
beforeAll(() => {
  verifier = new SignatureVerifier(1)
})
afterAll(() => verifier.stop())

async function folder(): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-book-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

/** Opens a book that the test may stop itself. */
async function openBook(directory: string, mostAccounts?: number): Promise<VoucherBook> {
  const book = await VoucherBook.open({ directory, domain, verifier, ...(mostAccounts && { mostAccounts }) })
  onTestFinished(() => book.stop())
  return book
}

async function signed(amount: bigint, change: Partial<Voucher> = {}, by = client, inDomain = domain) {
  const voucher = {
    ...{ streamId: account.streamId, payee, amount, epoch: 0, count: 0n, root: zeroHash as Hex },
    ...change,
  } as Voucher
  return { voucher, signature: await by.signMessage(inDomain, Voucher, voucher) }
}

describe('the book of a payee', () => {
  it('keeps the newest voucher over a restart', async () => {
    const directory = await folder()
    const book = await openBook(directory)
    for (const amount of [100n, 200n])
      expect(await book.receive(await signed(amount), account, { windowWei })).toEqual({ ok: true })
    expect(await book.receive(await signed(200n), account, { windowWei })).toEqual({
      ok: false,
      reason: 'stale',
    })
    await book.stop()
    const again = await openBook(directory)
    expect(again.newest(account.streamId, payee)).toEqual(await signed(200n, { payee: lower(payee) }))
  })

  it('refuses signatures of others and for other chains, and keeps what it had', async () => {
    const book = await openBook(await folder())
    await book.receive(await signed(100n), account, { windowWei })
    for (const forged of [
      await signed(200n, {}, thief),
      await signed(200n, {}, client, { ...domain, chainId: 1 } as never),
      await signed(200n, {}, client, { ...domain, verifyingContract: payee } as never),
      { ...(await signed(200n)), signature: (await signed(300n)).signature },
      { ...(await signed(200n)), signature: '0x12' as Hex },
    ])
      expect(await book.receive(forged, account, { windowWei })).toEqual({
        ok: false,
        reason: 'wrong-signer',
      })
    expect(book.newest(account.streamId, payee)?.voucher.amount).toBe(100n)
  })

  it('keeps the largest of vouchers that come at once', async () => {
    const book = await openBook(await folder())
    const amounts = Array.from({ length: 60 }, (_, i) => BigInt(((i * 37) % 60) * 10 + 100))
    const vouchers = await Promise.all(amounts.map((amount) => signed(amount)))
    const verdicts = await Promise.all(vouchers.map((one) => book.receive(one, account, { windowWei })))
    expect(verdicts.some(({ ok }) => ok)).toBe(true)
    for (const verdict of verdicts) if (!verdict.ok) expect(verdict.reason).toBe('stale')
    expect(book.newest(account.streamId, payee)?.voucher.amount).toBe(690n)
  })

  it('takes only vouchers over the receipts that it signed', async () => {
    const book = await openBook(await folder())
    const { receipt } = await book.addReceipt(account, served, executor)
    const list = { epoch: 4, count: 1n, root: receipt.root }
    for (const wrong of [
      { ...list, count: 2n },
      { ...list, root: word(9) },
      { ...list, epoch: 5 },
    ])
      expect(await book.receive(await signed(100n, wrong), account, { windowWei })).toEqual({
        ok: false,
        reason: 'other-receipts',
      })
    expect(await book.receive(await signed(100n, list), account, { windowWei })).toEqual({ ok: true })
    await book.addReceipt(account, served, executor)
    // the client may still pay the list as it was before
    expect(await book.receive(await signed(200n, list), account, { windowWei })).toEqual({ ok: true })
  })

  it('names the vouchers that are not settled', async () => {
    const book = await openBook(await folder())
    await book.receive(await signed(100n), account, { windowWei })
    expect(book.unsettled().map(({ claimedWei }) => claimedWei)).toEqual([0n])
    await book.settled(account.streamId, payee, 60n)
    await book.settled(account.streamId, payee, 40n)
    expect(book.unsettled().map(({ claimedWei }) => claimedWei)).toEqual([60n])
    await book.settled(account.streamId, payee, 100n)
    expect(book.unsettled()).toEqual([])
  })

  it('opens no more accounts than allowed', async () => {
    const book = await openBook(await folder(), 1)
    await book.receive(await signed(100n), account, { windowWei })
    const streamId = word(8)
    expect(
      await book.receive(await signed(100n, { streamId }), { ...account, streamId }, { windowWei }),
    ).toEqual({ ok: false, reason: 'book-full' })
    expect(await book.receive(await signed(200n), account, { windowWei })).toEqual({ ok: true })
  })

  it('forgets an account and no other', async () => {
    const directory = await folder()
    const book = await openBook(directory)
    const other = { ...account, payee: '0x00000000000000000000000000000000000000Ab' as Hex }
    for (const one of [account, other]) {
      await book.addReceipt(one, served, executor)
      expect(await book.receive(await signed(100n, { payee: one.payee }), one, { windowWei })).toEqual({
        ok: true,
      })
      await book.settled(one.streamId, one.payee, 60n)
    }
    await book.forget(account.streamId, payee)
    for (const each of [book, undefined]) {
      if (!each) await book.stop()
      const now = each ?? (await openBook(directory))
      expect(now.newest(account.streamId, payee)).toBeUndefined()
      expect(now.receipts.newest(key)).toBeUndefined()
      expect(now.unsettled().map(({ claimedWei }) => claimedWei)).toEqual([60n])
      expect(now.receipts.newest(accountKeyOf(other.streamId, other.payee))).toBeDefined()
    }
  })

  it('belongs to one process at a time', async () => {
    const directory = await folder()
    await openBook(directory)
    await expect(VoucherBook.open({ directory, domain, verifier })).rejects.toMatchObject({
      code: 'CHAIN_DATA_IN_USE',
    })
  })
})

describe('the book of a client', () => {
  it('never signs less than before, nor more than the guarantee', async () => {
    const directory = await folder()
    const book = await openBook(directory)
    expect((await book.issue(account, 100n, client)).ok).toBe(true)
    for (const [amount, reason] of [
      [100n, 'stale'],
      [99n, 'stale'],
      [10_001n, 'uncovered'],
    ] as const)
      expect(await book.issue(account, amount, client)).toEqual({ ok: false, reason })
    await book.stop()
    const again = await openBook(directory)
    expect(await again.issue(account, 100n, client)).toEqual({ ok: false, reason: 'stale' })
    expect(await again.issue({ ...account, claimedWei: 500n }, 400n, client)).toEqual({
      ok: false,
      reason: 'stale',
    })
  })

  it('signs each of many raises once, in order', async () => {
    const book = await openBook(await folder())
    const amounts = [100n, 300n, 200n, 300n, 400n]
    const verdicts = await Promise.all(amounts.map((amount) => book.issue(account, amount, client)))
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, false, false, true])
    expect(book.newest(account.streamId, payee)?.voucher.amount).toBe(400n)
  })

  it('signs vouchers over its receipts that the payee takes', async () => {
    const [ours, theirs] = [await openBook(await folder()), await openBook(await folder())]
    for (let seq = 0; seq < 5; seq++) {
      const receipt = await theirs.addReceipt(account, served, executor)
      expect(await ours.receiveReceipt(receipt, account, expected)).toEqual({ ok: true })
      const verdict = await ours.issue(account, BigInt(50 * (seq + 1)), client)
      expect(verdict.ok && (await theirs.receive(verdict.signed, account, { windowWei }))).toEqual({
        ok: true,
      })
    }
    expect(theirs.newest(account.streamId, payee)).toEqual(ours.newest(account.streamId, payee))
    expect(ours.newest(account.streamId, payee)?.voucher).toMatchObject({ epoch: 4, count: 5n })
  })

  it('treats payees as fully owed after a backup was restored, until it has met them', async () => {
    const [directory, backup] = [await folder(), await folder()]
    const book = await openBook(directory)
    await book.issue(account, 100n, client)
    await book.stop()
    await cp(directory, backup, { recursive: true })
    const before = await openBook(directory)
    const newest = await before.issue(account, 900n, client)
    if (!newest.ok) throw new Error(newest.reason)
    const restored = await openBook(backup)
    await restored.markRestored()
    expect(restored.owedWei(account)).toBe(10_000n)
    expect(await restored.issue(account, 150n, client)).toEqual({ ok: false, reason: 'not-met' })
    expect(await restored.meet(account, newest.signed)).toEqual({ ok: true, newest: newest.signed })
    expect(restored.owedWei(account)).toBe(900n)
    expect(await restored.issue(account, 150n, client)).toEqual({ ok: false, reason: 'stale' })
    expect((await restored.issue(account, 950n, client)).ok).toBe(true)
    const unknown = { ...account, payee: thief.address }
    expect(restored.owedWei(unknown)).toBe(10_000n)
  })

  it('notices that it was restored from a voucher or a payment that it does not know', async () => {
    const elsewhere = { ...account, streamId: word(8) }
    for (const [known, shown] of [
      [account, await signed(500n)],
      [{ ...account, claimedWei: 500n }, undefined],
    ] as const) {
      const book = await openBook(await folder())
      expect(book.owedWei(elsewhere)).toBe(0n)
      expect((await book.meet(known, shown)).ok).toBe(true)
      expect(book.owedWei(elsewhere)).toBe(10_000n)
      // the next payee that shows more is explained by the same restoration, and does not undo this one
      await book.meet(elsewhere, await signed(70n, { streamId: elsewhere.streamId }))
      expect(book.owedWei(elsewhere)).toBe(70n)
      expect(await book.issue(known, 400n, client)).toEqual({ ok: false, reason: 'stale' })
      expect((await book.issue(known, 600n, client)).ok).toBe(true)
    }
  })

  it('takes from a payee only vouchers that it signed, with its key of now or the one before', async () => {
    const book = await openBook(await folder())
    const [ours, forged] = [await signed(500n), await signed(500n, {}, thief)]
    expect(await book.meet(account, forged)).toEqual({ ok: false, reason: 'wrong-signer' })
    expect(await book.meet({ ...account, payee: thief.address }, ours)).toEqual({
      ok: false,
      reason: 'other-payee',
    })
    expect(await book.meet({ ...account, streamId: word(8) }, ours)).toEqual({
      ok: false,
      reason: 'other-stream',
    })
    const rekeyed = { ...account, signer: thief.address, signerBefore: client.address }
    expect(await book.meet(rekeyed, ours)).toMatchObject({ ok: true, newest: ours })
  })

  it('refuses receipts of others, and receipts twice', async () => {
    const [ours, theirs] = [await openBook(await folder()), await openBook(await folder())]
    const forged = await theirs.addReceipt(account, served, thief)
    expect(await ours.receiveReceipt(forged, account, expected)).toEqual({
      ok: false,
      reason: 'wrong-signer',
    })
    const real = await (await openBook(await folder())).addReceipt(account, served, executor)
    const verdicts = await Promise.all([real, real].map((one) => ours.receiveReceipt(one, account, expected)))
    expect(verdicts).toEqual([{ ok: true }, { ok: false, reason: 'other-seq' }])
  })
})

describe('the receipts of a book', () => {
  it('continue after a restart and prove each receipt under a root that was signed', async () => {
    const directory = await folder()
    const book = await openBook(directory)
    await Promise.all(Array.from({ length: 5 }, () => book.addReceipt(account, served, executor)))
    await book.stop()
    const again = await openBook(directory)
    const last = await again.addReceipt(account, served, executor)
    expect(last.receipt).toMatchObject({ seq: 5n, total: 300n })
    for (let seq = 0n; seq < 6n; seq++) {
      const proven = again.receipts.prove(key, 4, seq, 6n)!
      expect(rootFrom(receiptLeaf(proven.signed.receipt), Number(seq), proven.proof)).toBe(last.receipt.root)
    }
    expect(again.receipts.prove(key, 4, 6n, 6n)).toBeUndefined()
    expect(again.receipts.prove(key, 4, 0n, 7n)).toBeUndefined()
    expect(again.receipts.rootAt(key, 4, 6n)).toBe(last.receipt.root)
    expect(again.receipts.rootAt(key, 4, 7n)).toBeUndefined()
  })

  it('are pruned by epoch, except for the list that the next receipt builds on', async () => {
    const directory = await folder()
    const book = await openBook(directory)
    for (const epoch of [4, 4, 5, 6, 6]) await book.addReceipt(account, { ...served, epoch }, executor)
    const behind = (after?: { epoch: number; seq: bigint }, limit = 10) =>
      book.receipts.behind(key, after, limit).map(({ receipt }) => `${receipt.epoch}/${receipt.seq}`)
    expect(behind()).toEqual(['4/0', '4/1', '5/0', '6/0', '6/1'])
    expect(behind({ epoch: 4, seq: 0n }, 2)).toEqual(['4/1', '5/0'])
    expect(behind({ epoch: 5, seq: 0n })).toEqual(['6/0', '6/1'])
    expect(behind({ epoch: 5, seq: 7n })).toEqual(['6/0', '6/1'])
    expect(behind({ epoch: 6, seq: 1n })).toEqual([])
    await book.receipts.prune(key, 6)
    expect([4, 5, 6].map((epoch) => book.receipts.read(key, epoch, 0n, 10).length)).toEqual([0, 0, 2])
    await book.receipts.prune(key, 9)
    await book.stop()
    const again = await openBook(directory)
    const next = await again.addReceipt(account, { ...served, epoch: 6 }, executor)
    expect(next.receipt).toMatchObject({ seq: 2n, total: 300n })
  })
})

function lower(address: Hex): Hex {
  return address.toLowerCase() as Hex
}
