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
    try {
      const book = await VoucherBook.open({ directory, domain, verifier })
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
    } finally {
      await verifier.stop()
      await rm(directory, { recursive: true })
    }
    return {
      metrics: {
        vouchers_per_s: median(perSecond),
        vouchers_over_viem: median(ratios),
        voucher_cpu_us: median(cpuMicros),
      },
      notes: [
        `${rounds} rounds of ${streams * raises} vouchers for ${streams} streams, ${inFlight} in flight; medians; ${os.availableParallelism()} cores, load ${os.loadavg()[0]!.toFixed(1)}`,
        'A voucher counts when it is verified, the newest of its stream, and on disk (SQLite, WAL, synchronous=FULL).',
        'voucher_cpu_us: processor time of all threads for one voucher; other programs on the machine change it less than the rate.',
        'viem verifies on one thread, which is all it has, and stores nothing.',
      ],
    }
  },
}
