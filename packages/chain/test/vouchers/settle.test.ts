import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { tokensToWei } from '@muster-network/core'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readLogs } from '../../src/contracts/readLogs.ts'
import { IntentJournal } from '../../src/sending/IntentJournal.ts'
import { JournalledSender } from '../../src/sending/JournalledSender.ts'
import { SignatureVerifier } from '../../src/signatures/SignatureVerifier.ts'
import type { SignedVoucher } from '../../src/vouchers/SignedMessages.ts'
import { settleVouchers } from '../../src/vouchers/settle/settleVouchers.ts'
import { VoucherBook } from '../../src/vouchers/VoucherBook.ts'
import { chainId, connect, guaranteeWei, signerOf, TestStream } from './TestStream.ts'

const wei = tokensToWei
let stream: TestStream
let directory: string
let verifier: SignatureVerifier
let network: ReturnType<typeof connect>['network']
let sender: JournalledSender
let journal: IntentJournal
let attempts = 0

beforeAll(async () => {
  stream = await TestStream.start(17)
  verifier = new SignatureVerifier(1)
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-settle-'))
  const connection = connect(stream.network.chain.url, stream.addresses)
  network = connection.network
  journal = new IntentJournal(path.join(directory, 'intents'))
  const signer = signerOf(100) // the first provider pays the gas
  sender = new JournalledSender({ ...connection, signer, journal })
})
afterAll(async () => {
  await verifier.stop()
  journal.close()
  await stream[Symbol.asyncDispose]()
  await rm(directory, { recursive: true })
})

const settle = (vouchers: readonly SignedVoucher[], signers = [stream.signer.address]) =>
  settleVouchers(network, sender, {
    chainId,
    terms: stream.terms,
    vouchers,
    signers,
    attempt: `${++attempts}`,
  })

/** A provider that no other test uses. */
const providerAt = (index: number): Address => stream.providers[index]!.address

describe('settling', () => {
  it('pays the newest voucher of a book, which then has nothing to settle', async () => {
    const payee = providerAt(0)
    const book = await VoucherBook.open({
      directory: path.join(directory, 'book'),
      domain: stream.domain,
      verifier,
    })
    onTestFinished(() => book.stop())
    for (const amount of [wei('1'), wei('2')]) {
      const signed = await stream.voucher(payee, amount)
      // a wrong v, which the book does not look at and the contract would reject
      const v = signed.signature.endsWith('1b') ? '1c' : '1b'
      const sloppy = {
        ...signed,
        signature: `${signed.signature.slice(0, -2)}${v}` as const,
      } as SignedVoucher
      expect(await book.receive(sloppy, await stream.accountOf(payee), { windowWei: 1n })).toEqual({
        ok: true,
      })
    }
    const outcomes = await settle(book.unsettled().map(({ signed }) => signed))
    expect(outcomes).toEqual([{ payee, ok: true, paidWei: wei('2'), claimedWei: wei('2') }])
    expect(await stream.balanceOf(payee)).toBe(wei('2'))
    for (const args of await readLogs(network.client, network.streams, 'Settled', { payee }))
      await book.settled(stream.streamId, payee, args.claimed as bigint)
    expect(book.unsettled()).toEqual([])
  })

  it('pays sixteen payees in one transaction', async () => {
    const payees = stream.providers.slice(1, 17).map(({ address }) => address)
    const vouchers = await Promise.all(payees.map((payee) => stream.voucher(payee, wei('1'))))
    const before = await network.client.getTransactionCount({ address: sender.address })
    const outcomes = await settle(vouchers)
    expect(await network.client.getTransactionCount({ address: sender.address })).toBe(before + 1)
    expect(outcomes).toEqual(
      payees.map((payee) => ({ payee, ok: true, paidWei: wei('1'), claimedWei: wei('1') })),
    )
  })

  it('skips stale and bad claims by name, and pays the others', async () => {
    const [good, stale, forged] = [providerAt(1), providerAt(2), providerAt(3)]
    const stranger = signerOf(999).address
    await settle([await stream.voucher(stale, wei('2'))])
    const outcomes = await settle([
      await stream.voucher(good, wei('3')),
      await stream.voucher(stale, wei('2')),
      await stream.voucher(forged, wei('3'), signerOf(2)),
      await stream.voucher(stranger, wei('3')),
    ])
    const byPayee = new Map(outcomes.map((outcome) => [outcome.payee, outcome]))
    expect(byPayee.get(good)).toMatchObject({ ok: true, claimedWei: wei('3') })
    expect(byPayee.get(stale)).toMatchObject({ ok: false, reason: 'stale' })
    expect(byPayee.get(forged)).toMatchObject({ ok: false, reason: 'wrongSigner' })
    expect(byPayee.get(stranger)).toMatchObject({ ok: false, reason: 'neverJoined' })
  })

  it('sends nothing that pays nobody, when told so', async () => {
    const payee = providerAt(5)
    await settle([await stream.voucher(payee, wei('2'))])
    const count = () => network.client.getTransactionCount({ address: sender.address })
    const before = await count()
    const vouchers = [
      await stream.voucher(payee, wei('2')),
      await stream.voucher(signerOf(999).address, wei('3')),
    ]
    const signers = [stream.signer.address]
    const settlement = { chainId, terms: stream.terms, vouchers, signers, attempt: 'worthless' }
    expect(await settleVouchers(network, sender, { ...settlement, onlyIfPaid: true })).toEqual([])
    expect(await count()).toBe(before)
  })

  it('pays a guarantee per epoch, and the rest in the next', async () => {
    const payee = providerAt(4)
    const claimed = await stream.claimedBy(payee)
    const voucher = await stream.voucher(payee, claimed + guaranteeWei + wei('1'))
    const nextEpoch = async () => {
      const { epochSeconds } = stream.terms
      const epoch = Math.floor((await stream.network.now()) / epochSeconds)
      await stream.network.chain.warp((epoch + 1) * epochSeconds)
    }
    await nextEpoch()
    expect(await settle([voucher])).toMatchObject([{ ok: true, paidWei: guaranteeWei }])
    expect(await settle([voucher])).toMatchObject([{ ok: false, reason: 'epochFull' }])
    await nextEpoch()
    expect(await settle([voucher])).toMatchObject([{ ok: true, paidWei: wei('1') }])
  })
})
