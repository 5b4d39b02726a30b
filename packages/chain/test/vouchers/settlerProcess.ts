// A payee that receives a voucher, settles it, and starts again until it is killed. Prints what it acknowledged.
import { writeSync } from 'node:fs'
import path from 'node:path'
import { type Address, type Hex, zeroHash } from 'viem'
import type { NetworkAddresses } from '../../src/contracts/bindNetwork.ts'
import type { StreamTerms } from '../../src/contracts/types.ts'
import { IntentJournal } from '../../src/sending/IntentJournal.ts'
import { JournalledSender } from '../../src/sending/JournalledSender.ts'
import { Voucher } from '../../src/signatures/messages.ts'
import { SignatureVerifier } from '../../src/signatures/SignatureVerifier.ts'
import { settleVouchers } from '../../src/vouchers/settle/settleVouchers.ts'
import { VoucherBook } from '../../src/vouchers/VoucherBook.ts'
import { chainId, connect, guaranteeWei, signerOf } from './TestStream.ts'

export type SettlerOptions = {
  directory: string
  url: string
  addresses: NetworkAddresses
  /** The terms with their amounts as text. */
  terms: Record<string, unknown>
  streamId: Hex
}

const options: SettlerOptions = JSON.parse(process.argv[2]!)
const amounts = ['guarantee', 'stakeLock', 'trustLock', 'unitWork', 'rate']
const terms = Object.fromEntries(
  Object.entries(options.terms).map(([name, value]) => [
    name,
    amounts.includes(name) ? BigInt(value as string) : value,
  ]),
) as unknown as StreamTerms
const [client, provider] = [signerOf(1), signerOf(100)]
const payee: Address = provider.address
const { streamId } = options
const connection = connect(options.url, options.addresses)
const { network } = connection
const domain = { chainId, verifyingContract: network.streams.address }
const journal = new IntentJournal(path.join(options.directory, 'intents'))
const sender = new JournalledSender({ ...connection, signer: provider, journal })
const verifier = new SignatureVerifier(1)
const book = await VoucherBook.open({ directory: path.join(options.directory, 'book'), domain, verifier })
for (const { receipt } of await sender.resume()) await receipt
writeSync(1, 'started\n')

for (;;) {
  const { claimed } = await network.streams.read.accountOf([streamId, payee])
  const newestWei = book.newest(streamId, payee)?.voucher.amount ?? 0n
  const account = {
    ...{ streamId, payee, signer: client.address, receiptKey: payee, claimedWei: claimed, guaranteeWei },
  }
  const voucher = {
    streamId,
    payee,
    amount: newestWei + 1_000n,
    epoch: 0,
    count: 0n,
    root: zeroHash,
  } as const
  const signature = await client.signMessage(domain, Voucher, voucher)
  const verdict = await book.receive({ voucher, signature }, account, { windowWei: 1_000n })
  if (!verdict.ok) throw new Error(`receive: ${verdict.reason}`)
  writeSync(1, `received ${voucher.amount}\n`)
  const vouchers = book.unsettled().map(({ signed }) => signed)
  const outcomes = await settleVouchers(network, sender, {
    ...{ chainId, terms, vouchers, signers: [client.address], attempt: `${claimed}` },
  })
  for (const outcome of outcomes) if (outcome.ok) await book.settled(streamId, payee, outcome.claimedWei)
  writeSync(1, `settled ${voucher.amount}\n`)
}
