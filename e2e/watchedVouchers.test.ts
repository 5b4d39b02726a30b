import {
  Admission,
  bindContract,
  type Hex,
  LocalSigner,
  type SignedVoucher,
  type StreamTerms,
  tokenAbi,
  Voucher,
  zeroHash,
} from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import { holdVoucher } from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type SpawnedPayee, spawnPayee } from './support/spawnPayee.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

let network: TestNetwork
let payee: SpawnedPayee
let dismissed: SpawnedPayee
let terms: StreamTerms
let streamId: Hex
let watchers: PeerId[]
const wei = tokensToWei
const keyOf = (byte: number) => new LocalSigner(new Uint8Array(32).fill(byte))
/** The keys with which the client signs vouchers, one after the other. */
const [signer, nextSigner] = [keyOf(7), keyOf(9)]
const thief = keyOf(8)

beforeAll(async () => {
  network = await startTestNetwork({ providers: 2, vetoes: 2, heartbeatMs: 500, strandedAfterSeconds: 2 })
  watchers = network.vetoes.map(({ context }) => context.peer.peerId)
  for (const name of ['payee-0', 'payee-1'])
    await network.fund(name, new LocalSigner(network.keyOf(name)).address, wei('100000'))
  payee = await spawnPayee(network, 'payee-0')
  dismissed = await spawnPayee(network, 'payee-1')
  await openStream()
  for (const each of [payee, dismissed]) await admit(each)
}, 240_000)
afterAll(async () => {
  await payee?.kill()
  await dismissed?.kill()
  await network?.stop()
})

const by = (intent: string) => ({ by: network.client.context.sender, intent: `stream/${intent}` })
const contracts = () => network.client.context.network

async function openStream(): Promise<void> {
  const { sender, rules } = network.client.context
  const { token, streams } = contracts().addresses
  terms = {
    ...{ client: sender.address, signer: signer.address, peer: payee.classId, token, content: payee.classId },
    ...{ classId: payee.classId, salt: zeroHash, guarantee: wei('5') },
    ...{ stakeLock: wei('20'), trustLock: wei('20'), council: 1, maxSubscribers: 4, epochSeconds: 60 },
    ...{ settleSeconds: 600, settleBlocks: 2, accuseSeconds: 300, holdSeconds: 600, maxDowntime: 600 },
    ...{ how: 0, seats: 1, unitWork: 1_000n, runSeconds: 60, rate: 10n ** 18n },
    rules: await contracts().parameters.read.rulesHash([]),
  }
  await bindContract(contracts().client, tokenAbi, token).send.approve([streams, wei('100')], by('approve'))
  await contracts().streams.send.open([terms, rules, wei('50'), '0x'], by('open'))
  streamId = await contracts().streams.read.idOf([terms])
}

/** Lets a provider join, and waits until the watchers know. */
async function admit({ address, node, join }: SpawnedPayee): Promise<void> {
  const { timestamp } = await contracts().client.getBlock()
  const admission = { streamId, provider: address, node, joins: 0, expiry: Number(timestamp) + 3_600 }
  const signature = await signer.signMessage(domain(), Admission, admission)
  await join({ terms, admission, signature })
  const known = () =>
    network.vetoes.every(({ context }) => context.ledger.subscription(streamId, address) !== undefined)
  await vi.waitFor(() => expect(known()).toBe(true), { timeout: 20_000 })
}

function domain() {
  return { chainId: network.client.context.chainId, verifyingContract: contracts().addresses.streams }
}

async function voucher(amount: bigint, change: Partial<Voucher> = {}, key = signer): Promise<SignedVoucher> {
  const message = {
    ...{ streamId, payee: payee.address, amount, epoch: 0, count: 0n, root: zeroHash as Hex },
    ...change,
  } as Voucher
  return { voucher: message, signature: await key.signMessage(domain(), Voucher, message) }
}

const paidTo = ({ address }: SpawnedPayee) =>
  contracts().streams.read.balanceOf([contracts().addresses.token, address])
const untilPaid = (to: SpawnedPayee, amount: string) =>
  expect.poll(() => paidTo(to), { timeout: 60_000, interval: 250 }).toBe(wei(amount))

it('refuses vouchers that are forged, worthless or of nobody, and a flood of them', async () => {
  const stranger = network.providers[0]!.context.peer
  const ask = async (signed: SignedVoucher) => stranger.call(watchers[0]!, holdVoucher, signed)
  for (const [reason, signed] of [
    ['wrong-signer', await voucher(wei('3'), {}, thief)],
    ['unknown-stream', await voucher(wei('3'), { streamId: zeroHash })],
    ['never-joined', await voucher(wei('3'), { payee: thief.address })],
    ['dust', await voucher(1n)],
  ] as const)
    expect(await ask(signed)).toEqual({ ok: false, reason })
  const forged = await voucher(wei('4'), {}, thief)
  const flood = await Promise.allSettled(Array.from({ length: 300 }, () => ask(forged)))
  const answers = flood.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(answers.filter(({ ok }) => ok)).toEqual([])
  expect(answers).toContainEqual({ ok: false, reason: 'too-many' })
})

it('settles the newest voucher of a payee that was killed and then dismissed', async () => {
  const handOver = async (amount: bigint) =>
    dismissed.handOver({ signed: await voucher(amount, { payee: dismissed.address }), watchers })
  for (const amount of [wei('1'), wei('2')])
    expect((await handOver(amount)).map(({ ok }) => ok)).toEqual([true, true])
  expect(await handOver(wei('1'))).toEqual(watchers.map(() => ({ ok: false, reason: 'stale' })))
  await dismissed.kill()
  expect(await paidTo(dismissed)).toBe(0n)
  await contracts().streams.send.dismiss([terms, dismissed.address], by('dismiss'))
  await untilPaid(dismissed, '2')
})

it('settles a voucher of the key before, and after the end of the stream one of the new key', async () => {
  const handOver = async (amount: bigint, key: LocalSigner) =>
    (await payee.handOver({ signed: await voucher(amount, {}, key), watchers })).map(({ ok }) => ok)
  expect(await handOver(wei('2'), signer)).toEqual([true, true])
  await contracts().streams.send.setSigner([terms, nextSigner.address], by('signer'))
  await untilPaid(payee, '2')

  expect(await handOver(wei('3'), nextSigner)).toEqual([true, true])
  await payee.kill()
  await contracts().streams.send.retract([terms], by('retract'))
  await untilPaid(payee, '3')
  const claimed = () => network.vetoes[0]!.context.ledger.subscription(streamId, payee.address)?.claimedWei
  await expect.poll(claimed, { timeout: 20_000 }).toBe(wei('3'))
})
