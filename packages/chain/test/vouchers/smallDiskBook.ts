// A book on a small disk: node smallDiskBook.ts <directory>. Adds receipts and vouchers until the disk is full, frees some
// space and continues. Prints what was acknowledged and what the book has.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from '@muster-network/core'
import { numberToHex, zeroHash } from 'viem'
import { LocalSigner } from '../../src/keys/LocalSigner.ts'
import { Voucher } from '../../src/signatures/messages.ts'
import { SignatureVerifier } from '../../src/signatures/SignatureVerifier.ts'
import { accountKeyOf, type StreamAccount } from '../../src/vouchers/SignedMessages.ts'
import { VoucherBook } from '../../src/vouchers/VoucherBook.ts'

const directory = process.argv[2]!
const ballast = path.join(directory, 'ballast')
writeFileSync(ballast, Buffer.alloc(300_000))
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const
const signer = new LocalSigner(new Uint8Array(32).fill(1))
const account: StreamAccount = {
  ...{ streamId: numberToHex(7, { size: 32 }), payee: signer.address, signer: signer.address },
  ...{ receiptKey: signer.address, claimedWei: 0n, guaranteeWei: 10n ** 18n },
}
const key = accountKeyOf(account.streamId, account.payee)
const answer = {
  ...{ rules: 1, epoch: 4, request: zeroHash, answer: zeroHash, from: 0, to: 9, inUnits: 3n, outUnits: 9n },
  priceWei: 10n,
}
const verifier = new SignatureVerifier(1)
const book = await VoucherBook.open({ directory: path.join(directory, 'book'), domain, verifier })
const acknowledged = { receipts: 0, amount: 0 }

/** Adds receipts, ten at once, and a voucher; returns the code of the error that ends it. */
async function addUntilFull(rounds: number): Promise<string | undefined> {
  for (let round = 0; round < rounds; round++) {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => book.addReceipt(account, answer, signer)),
    )
    acknowledged.receipts += results.filter(({ status }) => status === 'fulfilled').length
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) return hasCode(failed.reason, 'CHAIN_DISK_FULL') ? 'CHAIN_DISK_FULL' : String(failed.reason)
    const amount = BigInt(acknowledged.receipts * 10)
    const voucher = {
      ...{ streamId: account.streamId, payee: account.payee, amount, epoch: 0, count: 0n, root: zeroHash },
    }
    const signature = await signer.signMessage(domain, Voucher, voucher)
    try {
      const verdict = await book.receive({ voucher, signature }, account, { windowWei: 1n })
      if (verdict.ok) acknowledged.amount = Number(amount)
    } catch (error) {
      return hasCode(error, 'CHAIN_DISK_FULL') ? 'CHAIN_DISK_FULL' : String(error)
    }
  }
  return undefined
}

const print = (code: string | undefined) => {
  const stored = book.receipts.read(key, 4, 0n, 100_000)
  const amount = Number(book.newest(account.streamId, account.payee)?.voucher.amount ?? 0n)
  const inOrder = stored.every(({ receipt }, index) => receipt.seq === BigInt(index))
  process.stdout.write(`${JSON.stringify({ code, acknowledged, stored: stored.length, amount, inOrder })}\n`)
}
print(await addUntilFull(10_000))
rmSync(ballast)
print(await addUntilFull(3))
await book.stop()
await verifier.stop()
