import os from 'node:os'
import {
  Bid,
  messageDigest,
  SignatureVerifier,
  signDigest,
  type ToVerify,
  verifyMessage,
} from '@muster-network/chain'
import { type Hex, hexToBytes, keccak256, numberToHex, verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'

const rounds = 5
const privateKey = keccak256('0x07')
const signer = privateKeyToAccount(privateKey).address
const domain = { chainId: 31_337, verifyingContract: '0x00000000000000000000000000000000000000bb' } as const

function signedBid(index: number): ToVerify<(typeof Bid)['fields']> {
  const word = (n: number): Hex => numberToHex(n, { size: 32 })
  const message: Bid = {
    ...{ taskId: word(1), operator: signer, node: word(2), price: 10n ** 18n, floor: 10n ** 17n },
    ...{ stakeLock: 10n ** 19n, maxParts: 4, startSeconds: 30, expiry: 2_000_000_000 },
    ...{ takeoverUntil: 2_000_000_000, nonce: BigInt(index), payCode: word(0) },
  }
  const digest = hexToBytes(messageDigest(domain, Bid, message))
  return { message, signer, signature: signDigest(digest, hexToBytes(privateKey)) }
}

/** Runs `run`, which does `count` operations, and returns operations per second. */
async function rate(count: number, run: () => unknown): Promise<number> {
  const started = performance.now()
  await run()
  return count / ((performance.now() - started) / 1000)
}

async function withViem(items: ToVerify<(typeof Bid)['fields']>[]): Promise<void> {
  const types = { Bid: Bid.entries.map(([name, type]) => ({ name, type })) }
  for (const { message, signature } of items) {
    const typed = {
      domain: { name: 'muster', version: '1', ...domain },
      types,
      primaryType: 'Bid',
      message,
    } as const
    if (!(await verifyTypedData({ ...typed, address: signer, signature })))
      throw new Error('viem rejected a valid signature.')
  }
}

function onThisThread(items: ToVerify<(typeof Bid)['fields']>[]): void {
  for (const item of items)
    if (!verifyMessage({ domain, type: Bid, ...item }))
      throw new Error('verifyMessage rejected a valid signature.')
}

export const bench: Bench = {
  about: 'signed bids: verification rate against viem on one core, and of two worker threads against one',
  targets: { verify_over_viem: '>= 20', two_workers_over_one: '>= 1.7' },
  async run({ progress }) {
    const items = Array.from({ length: 4_000 }, (_, i) => signedBid(i))
    const ratios: number[] = []
    const perSecond: number[] = []
    const scaling: number[] = []
    const one = new SignatureVerifier(1)
    const two = new SignatureVerifier(2)
    try {
      for (const verifier of [one, two]) await verifier.verify(domain, Bid, items) // load and compile
      onThisThread(items)
      await withViem(items.slice(0, 50))
      for (let round = 0; round < rounds; round++) {
        const ours = await rate(2_000, () => onThisThread(items.slice(0, 2_000)))
        const viem = await rate(150, () => withViem(items.slice(0, 150)))
        const single = await rate(items.length, () => one.verify(domain, Bid, items))
        const double = await rate(items.length, () => two.verify(domain, Bid, items))
        ratios.push(ours / viem)
        perSecond.push(ours)
        scaling.push(double / single)
        progress(
          `round ${round + 1}: ${ours.toFixed(0)}/s, viem ${viem.toFixed(0)}/s, workers ${single.toFixed(0)} and ${double.toFixed(0)}/s`,
        )
      }
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
    return {
      metrics: {
        verify_over_viem: median(ratios),
        two_workers_over_one: median(scaling),
        verify_per_s: median(perSecond),
      },
      notes: [
        `${rounds} rounds of bids with 12 fields; medians; ${os.availableParallelism()} cores, load ${os.loadavg()[0]!.toFixed(1)}`,
        'verify_per_s: one thread, including hashing',
      ],
    }
  },
}
