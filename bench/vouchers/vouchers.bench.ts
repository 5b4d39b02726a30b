import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import {
  type Hex,
  messageDigest,
  SignatureVerifier,
  type SignedVoucher,
  type StreamAccount,
  signDigest,
  ThreadedSigner,
  Voucher,
  VoucherBook,
} from '@muster-network/chain'
import { hexToBytes, keccak256, numberToHex, verifyTypedData, zeroHash } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'

const rounds = 5
/** Streams that pay one provider, each from a client with a key of its own. */
const streams = 1_000
const raises = 20
/** Vouchers that wait for their acknowledgement at the same time. */
const inFlight = 4_096
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const
const payee = '0x00000000000000000000000000000000000000aa'

/** `cpuMicros`: processor time of all threads for one voucher. */
type Received = { perSecond: number; cpuMicros: number }

type Case = { signed: SignedVoucher; account: StreamAccount }

const keys = Array.from({ length: streams }, (_, i) => keccak256(numberToHex(i + 1)))
const accounts = keys.map(
  (key, i): StreamAccount => ({
    ...{ streamId: numberToHex(i, { size: 32 }), payee, claimedWei: 0n, guaranteeWei: 10n ** 18n },
    ...{ signer: privateKeyToAddress(key), receiptKey: payee },
  }),
)

/** Signs the raises of a round: every stream in turn, as if all served at the same speed. */
function signRound(round: number): Case[] {
  return Array.from({ length: streams * raises }, (_, i): Case => {
    const account = accounts[i % streams]!
    const amount = BigInt((round * raises + Math.floor(i / streams) + 1) * 1_000)
    const voucher = {
      streamId: account.streamId,
      payee,
      amount,
      epoch: 0,
      count: 0n,
      root: zeroHash,
    } as const
    const digest = hexToBytes(messageDigest(domain, Voucher, voucher))
    return { account, signed: { voucher, signature: signDigest(digest, hexToBytes(keys[i % streams]!)) } }
  })
}

/** Hands the vouchers to the book. */
async function receiveAll(book: VoucherBook, cases: readonly Case[]): Promise<Received> {
  let next = 0
  const started = performance.now()
  const cpuBefore = process.cpuUsage()
  const sender = async () => {
    while (next < cases.length) {
      const { signed, account } = cases[next++]!
      const verdict = await book.receive(signed, account, { windowWei: 1_000n })
      if (!verdict.ok) throw new Error(`The book refused a valid voucher: ${verdict.reason}.`)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sender))
  const { user, system } = process.cpuUsage(cpuBefore)
  const perSecond = cases.length / ((performance.now() - started) / 1000)
  return { perSecond, cpuMicros: (user + system) / cases.length }
}

/** Has the client sign a raise for every stream, twenty times. Returns the vouchers that are signed and on disk per second. */
async function issueAll(book: VoucherBook, signer: ThreadedSigner, round: number): Promise<number> {
  const started = performance.now()
  for (let raise = 0; raise < raises; raise++) {
    const amountWei = BigInt((round * raises + raise + 1) * 1_000)
    const verdicts = await Promise.all(accounts.map((account) => book.issue(account, amountWei, signer)))
    const refused = verdicts.find(({ ok }) => !ok)
    if (refused) throw new Error(`The book signed no voucher: ${JSON.stringify(refused)}.`)
  }
  return (streams * raises) / ((performance.now() - started) / 1000)
}

async function measureIssuing(directory: string, verifier: SignatureVerifier): Promise<number> {
  const signer = new ThreadedSigner(hexToBytes(keys[0]!), 2)
  const book = await VoucherBook.open({ directory, domain, verifier })
  try {
    const perSecond: number[] = []
    for (let round = 0; round <= rounds; round++) perSecond.push(await issueAll(book, signer, round))
    return median(perSecond.slice(1)) // the first round loads and compiles
  } finally {
    await book.stop()
    await signer.stop()
  }
}

async function verifyWithViem(cases: readonly Case[]): Promise<number> {
  const types = { Voucher: Voucher.entries.map(([name, type]) => ({ name, type })) }
  const started = performance.now()
  for (const { signed, account } of cases) {
    const valid = await verifyTypedData({
      ...{ domain: { name: 'muster', version: '1', ...domain }, types, primaryType: 'Voucher' as const },
      ...{ message: signed.voucher, address: account.signer, signature: signed.signature as Hex },
    })
    if (!valid) throw new Error('viem rejected a valid voucher.')
  }
  return cases.length / ((performance.now() - started) / 1000)
}

export const bench: Bench = {
  about: 'vouchers: verified, stored and acknowledged per second, and against viem, which only verifies',
  targets: { vouchers_per_s: '>= 20000', vouchers_over_viem: '>= 20' },
  async run({ progress }) {
    const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-bench-vouchers-'))
    const verifier = new SignatureVerifier(2)
    const perSecond: number[] = []
    const ratios: number[] = []
    const cpuMicros: number[] = []
    let issued = 0
    try {
      const book = await VoucherBook.open({ directory: path.join(directory, 'received'), domain, verifier })
      try {
        await receiveAll(book, signRound(0)) // load, compile, learn the keys
        for (let round = 1; round <= rounds; round++) {
          const cases = signRound(round)
          const ours = await receiveAll(book, cases)
          const viem = await verifyWithViem(cases.slice(0, 150))
          perSecond.push(ours.perSecond)
          cpuMicros.push(ours.cpuMicros)
          ratios.push(ours.perSecond / viem)
          progress(`round ${round}: ${ours.perSecond.toFixed(0)}/s, viem ${viem.toFixed(0)}/s`)
        }
      } finally {
        await book.stop()
      }
      issued = await measureIssuing(path.join(directory, 'issued'), verifier)
    } finally {
      await verifier.stop()
      await rm(directory, { recursive: true })
    }
    return {
      metrics: {
        vouchers_per_s: median(perSecond),
        vouchers_over_viem: median(ratios),
        voucher_cpu_us: median(cpuMicros),
        issued_per_s: issued,
      },
      notes: [
        `${rounds} rounds of ${streams * raises} vouchers for ${streams} streams, ${inFlight} in flight; medians; ${os.availableParallelism()} cores, load ${os.loadavg()[0]!.toFixed(1)}`,
        'A voucher counts when it is verified, the newest of its stream, and on disk (SQLite, WAL, synchronous=FULL).',
        'voucher_cpu_us: processor time of all threads for one voucher; other programs on the machine change it less than the rate.',
        'issued_per_s: vouchers that a client signs, with one key on two threads, and stores before it sends them.',
        'viem verifies on one thread, which is all it has, and stores nothing.',
      ],
    }
  },
}
