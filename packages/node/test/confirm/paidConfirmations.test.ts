import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { accountKeyOf, SignatureVerifier, type StreamAccount, VoucherBook } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConfirmerPay } from '../../src/confirm/ask/Candidate.ts'
import { confirmationPrice } from '../../src/confirm/confirmationPrice.ts'
import type { ConfirmerAccount } from '../../src/confirm/serve/ConfirmerAccount.ts'
import { exact } from './ToyModel.ts'
import { domain, ToyStream } from './ToyStream.ts'
import { toyCase } from './toyCase.ts'

// The pay of confirmers with the books of both sides.

let dir: string
let stream: ToyStream
let verifier: SignatureVerifier
let books: { gateway: VoucherBook; confirmer: VoucherBook }
/** What the gateway pays less than it should. */
let shortWei = 0n

beforeEach(async () => {
  shortWei = 0n
  dir = await mkdtemp(path.join(tmpdir(), 'paid-'))
  verifier = new SignatureVerifier(1)
  const open = (name: string) => VoucherBook.open({ directory: path.join(dir, name), domain, verifier })
  books = { gateway: await open('gateway'), confirmer: await open('confirmer') }
  stream = await ToyStream.start({ machines: [exact, exact], confirmer: { account: () => account() } })
  stream.candidates = () => [{ ...stream.allCandidates()[1]!, pay: pay() }]
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

/** The confirmer's side, as a provider with no other asks has it. */
function account(): ConfirmerAccount {
  return {
    async begin(paid, voucher) {
      const neededWei = totalOf(books.confirmer) + paid.priceWei
      if (voucher) await books.confirmer.receive(voucher, facts(), { windowWei: 0n, awaitedWei: neededWei })
      const vouchedWei = books.confirmer.newest(stream.streamId, stream.at(1))?.voucher.amount ?? 0n
      if (vouchedWei < neededWei)
        throw new MusterError('STREAM_UNPAID', 'no voucher pays for the confirmation')
      const { rules, request, from, inUnits, priceWei } = paid
      return {
        sign: () =>
          books.confirmer.addReceipt(
            facts(),
            {
              ...{ rules, epoch: 0, request, answer: request, from, to: from, inUnits: BigInt(inUnits) },
              ...{ outUnits: 0n, priceWei },
            },
            stream.members[1]!.signer,
          ),
        end() {},
      }
    },
  }
}

/** The gateway's side, as one that asks nothing else has it. */
function pay(): ConfirmerPay {
  let expectedWei = 0n
  return {
    async cover({ priceWei }) {
      expectedWei = priceWei
      const issued = await books.gateway.issue(
        facts(),
        totalOf(books.gateway) + priceWei - shortWei,
        stream.signer,
      )
      return issued.ok ? issued.signed : books.gateway.newest(stream.streamId, stream.at(1))
    },
    async take(signed) {
      const epochs = { from: 0, to: 0 }
      const expected = { rules: 0, priceWei: expectedWei, epochs }
      expect(await books.gateway.receiveReceipt(signed, facts(), expected)).toEqual({ ok: true })
    },
    drop() {},
  }
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

it('gives no work for less', async () => {
  shortWei = 1n
  const confirmations = stream.confirmations({ limits: { running: 1 } })
  stream.script = [0, 0.99]
  confirmations.onAnswered(await stream.answered(0, toyCase({ name: 'unpaid' })))
  await vi.waitFor(() => expect(confirmations.open).toEqual({ queued: 1, running: 0 }), { timeout: 60_000 })
  expect(stream.members[1]!.service.asked).toEqual([])
  expect(totalOf(books.confirmer)).toBe(0n)
  // the case waits, and is confirmed when the pay is right
  shortWei = 0n
  confirmations.retryNow()
  await vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000 })
  expect(confirmations.counts.confirmed).toBe(1)
})
