import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  accountKeyOf,
  type Receipt,
  SignatureVerifier,
  type StreamAccount,
  type StreamTerms,
  VoucherBook,
} from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Measured } from '../../src/client/stream/subscribers/Measured.ts'
import { SubscriberLink } from '../../src/client/stream/subscribers/SubscriberLink.ts'
import { linkPay } from '../../src/confirm/ask/linkPay.ts'
import { confirmationPrice } from '../../src/confirm/confirmationPrice.ts'
import type { ConfirmerAccount } from '../../src/confirm/serve/ConfirmerAccount.ts'
import { subscriberAccount } from '../../src/confirm/serve/subscriberAccount.ts'
import { Payments } from '../../src/provider/stream/answer/Payments.ts'
import { priceOfManifest } from '../../src/task/priceOfManifest.ts'
import { exact } from './ToyModel.ts'
import { domain, ToyStream } from './ToyStream.ts'
import { toyCase } from './toyCase.ts'

// The pay of confirmers with the books of both sides.

let dir: string
let stream: ToyStream
let verifier: SignatureVerifier
let books: { gateway: VoucherBook; confirmer: VoucherBook }
let payments: Payments | undefined
let link: SubscriberLink
let receipts: Receipt[]
let broken: string[]

beforeEach(async () => {
  payments = undefined
  receipts = []
  broken = []
  dir = await mkdtemp(path.join(tmpdir(), 'paid-'))
  verifier = new SignatureVerifier(1)
  const open = (name: string) => VoucherBook.open({ directory: path.join(dir, name), domain, verifier })
  books = { gateway: await open('gateway'), confirmer: await open('confirmer') }
  stream = await ToyStream.start({ machines: [exact, exact], confirmer: { account: () => account() } })
  link = openLink()
  const pay = linkPay(link, { price: priceOfManifest(stream.manifest), epoch: () => 60 })
  stream.candidates = () => [{ ...stream.allCandidates()[1]!, pay }]
})
afterEach(async () => {
  await stream.stop()
  await books.gateway.stop()
  await books.confirmer.stop()
  await verifier.stop()
  await rm(dir, { recursive: true, force: true })
})

const facts = (): StreamAccount => ({
  ...{ streamId: stream.streamId, payee: stream.at(1), signer: stream.signer.address },
  ...{ receiptKey: stream.at(1), claimedWei: 0n, guaranteeWei: 10n ** 6n },
})
const totalOf = (book: VoucherBook) =>
  book.receipts.newest(accountKeyOf(stream.streamId, stream.at(1)))?.receipt.total ?? 0n

/** The confirmer's side: the account of a provider. */
function account(): ConfirmerAccount {
  payments ??= new Payments({ book: books.confirmer, account: facts, windowWei: () => 160n, waitMs: 1_000 })
  return subscriberAccount({
    payments,
    sign: (served, ask) =>
      payments!.addReceipt(ask, served.priceWei, () =>
        books.confirmer.addReceipt(facts(), { ...served, epoch: 60 }, stream.members[1]!.signer),
      ),
  })
}

/** The gateway's side: the account of a client. */
function openLink(): SubscriberLink {
  return new SubscriberLink({
    ...{ streamId: stream.streamId, provider: stream.at(1), peerId: stream.members[1]!.peer.peerId },
    ...{ terms: { epochSeconds: 60 } as StreamTerms, book: books.gateway, measured: new Measured() },
    facts: { account: facts(), stakeWei: 1n, operator: stream.at(1) },
    ...{ signer: stream.signer, peer: stream.gateway, nowMs: () => stream.nowMs, logger: silentLogger },
    onReceipt: (_, receipt) => void receipts.push(receipt),
    onDrop: () => {},
    onBroken: (_, reason) => void broken.push(reason),
  })
}

it('pays the price of input for request and answer, by a receipt that both sides have', async () => {
  const confirmations = stream.confirmations({ limits: { running: 1 } })
  let owedWei = 0n
  for (let i = 0; i < 3; i++) {
    const given = toyCase({ name: `paid ${i}` })
    stream.script = [0, 0.99]
    confirmations.onAnswered(await stream.answered(0, given))
    await vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000 })
    owedWei += confirmationPrice(stream.manifest, 32 + given.answer.ids.length)
    expect(totalOf(books.gateway)).toBe(owedWei)
  }
  expect(totalOf(books.confirmer)).toBe(owedWei)
  expect(owedWei).toBeGreaterThan(0n)
  expect(confirmations.counts.confirmed).toBe(3)
})

it('pays parallel confirmations, each once', async () => {
  const confirmations = stream.confirmations({ limits: { running: 4 } })
  let owedWei = 0n
  for (let i = 0; i < 8; i++) {
    const given = toyCase({ name: `parallel ${i}` })
    stream.script = [0, 0.99]
    confirmations.onAnswered(await stream.answered(0, given))
    owedWei += confirmationPrice(stream.manifest, 32 + given.answer.ids.length)
  }
  await vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000 })
  expect({ gateway: totalOf(books.gateway), confirmer: totalOf(books.confirmer) }).toEqual({
    ...{ gateway: owedWei, confirmer: owedWei },
  })
  expect(receipts).toHaveLength(8)
  expect(broken).toEqual([])
  // nothing is covered any more
  expect([link.neededWei, payments!.asks.coverWei]).toEqual([owedWei, 0n])
})

it('gives no work without a voucher that pays for it', async () => {
  const confirmations = stream.confirmations({ limits: { running: 1 } })
  const paid = stream.candidates!()
  const { pay } = paid[0]!
  // a gateway that shows its older voucher again
  stream.candidates = () => [{ ...paid[0]!, pay: { ...pay!, cover: async () => undefined } }]
  stream.script = [0, 0.99]
  confirmations.onAnswered(await stream.answered(0, toyCase({ name: 'unpaid' })))
  await vi.waitFor(() => expect(confirmations.open).toEqual({ queued: 1, running: 0 }), { timeout: 60_000 })
  expect(stream.members[1]!.service.asked).toEqual([])
  expect([totalOf(books.confirmer), payments!.asks.coverWei]).toEqual([0n, 0n])
  // the case waits, and is confirmed when the pay is right
  stream.candidates = () => paid
  confirmations.retryNow()
  await vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000 })
  expect(confirmations.counts.confirmed).toBe(1)
})
