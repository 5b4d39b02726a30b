// A client and a payee that trade until they are killed: receipt, voucher, receipt, voucher. Prints one line for each
// voucher and receipt that a book has acknowledged, and first the state that both books have on disk.
import { writeSync } from 'node:fs'
import path from 'node:path'
import { keccak256, numberToHex } from 'viem'
import { LocalSigner } from '../../src/keys/LocalSigner.ts'
import { SignatureVerifier } from '../../src/signatures/SignatureVerifier.ts'
import { accountKeyOf, type StreamAccount } from '../../src/vouchers/SignedMessages.ts'
import { VoucherBook } from '../../src/vouchers/VoucherBook.ts'

const directory = process.argv[2]!
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const
const [client, executor] = [1, 2].map((n) => new LocalSigner(keccak256(numberToHex(n), 'bytes'))) as [
  LocalSigner,
  LocalSigner,
]
const verifier = new SignatureVerifier(1)
const [clientBook, payeeBook] = (await Promise.all(
  ['client', 'payee'].map((name) =>
    VoucherBook.open({ directory: path.join(directory, name), domain, verifier }),
  ),
)) as [VoucherBook, VoucherBook]

const priceWei = 100n
const answer = {
  ...{ rules: 1, request: numberToHex(1, { size: 32 }), answer: numberToHex(2, { size: 32 }) },
  ...{ from: 0, to: 9, inUnits: 3n, outUnits: 9n, priceWei },
}

/** One system call per line: a line that the parent reads was acknowledged before the kill. */
function print(account: StreamAccount, what: string, value: bigint): void {
  writeSync(1, `${account.streamId.slice(-2)} ${what} ${value}\n`)
}

async function trade(account: StreamAccount): Promise<void> {
  const key = accountKeyOf(account.streamId, account.payee)
  const amountIn = (book: VoucherBook) => book.newest(account.streamId, account.payee)?.voucher.amount ?? 0n
  const totalIn = (book: VoucherBook) => book.receipts.newest(key)?.receipt.total ?? 0n
  print(account, 'stored-issued', amountIn(clientBook))
  print(account, 'stored-received', amountIn(payeeBook))
  print(account, 'stored-signed', totalIn(payeeBook))
  print(account, 'stored-taken', totalIn(clientBook))

  // both show their newest state, and the one that lacks something takes it
  const met = await clientBook.meet(account, payeeBook.newest(account.streamId, account.payee))
  if (!met.ok) throw new Error(`meet: ${met.reason}`)
  if (clientBook.owedWei(account) === account.guaranteeWei) throw new Error('the client lost a voucher')
  if (met.newest && met.newest.voucher.amount > amountIn(payeeBook))
    await payeeBook.receive(met.newest, account, { windowWei: 1n })
  const take = async (epoch: number, from: bigint) => {
    for (const signed of payeeBook.receipts.read(key, epoch, from, 1_000)) {
      const expected = { rules: 1, priceWei, epochs: { from: epoch, to: epoch } }
      const verdict = await clientBook.receiveReceipt(signed, account, expected)
      if (!verdict.ok) throw new Error(`receipt: ${verdict.reason}`)
      print(account, 'taken', signed.receipt.total)
    }
  }
  const nextOf = (epoch: number) => {
    const last = clientBook.receipts.newest(key)?.receipt
    return last?.epoch === epoch ? last.seq + 1n : 0n
  }
  const ownEpoch = payeeBook.receipts.newest(key)?.receipt.epoch
  if (ownEpoch !== undefined) await take(ownEpoch, nextOf(ownEpoch))

  const epoch = (ownEpoch ?? 0) + 1
  for (;;) {
    const { receipt } = await payeeBook.addReceipt(account, { ...answer, epoch }, executor)
    print(account, 'signed', receipt.total)
    await take(epoch, nextOf(epoch))
    const issued = await clientBook.issue(account, receipt.total, client)
    if (!issued.ok) throw new Error(`issue: ${issued.reason}`)
    print(account, 'issued', receipt.total)
    const verdict = await payeeBook.receive(issued.signed, account, { windowWei: 1n })
    if (!verdict.ok) throw new Error(`receive: ${verdict.reason}`)
    print(account, 'received', receipt.total)
  }
}

await Promise.all(
  Array.from({ length: 8 }, (_, i) =>
    trade({
      ...{ streamId: numberToHex(16 + i, { size: 32 }), payee: executor.address, claimedWei: 0n },
      ...{ guaranteeWei: 10n ** 18n, signer: client.address, receiptKey: executor.address },
    }),
  ),
)
