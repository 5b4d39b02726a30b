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
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SpawnedPayee, spawnPayee } from './support/spawnPayee.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

let network: TestNetwork
let payee: SpawnedPayee
let terms: StreamTerms
let streamId: Hex
const wei = tokensToWei
/** Signs vouchers for the client. */
const signer = new LocalSigner(new Uint8Array(32).fill(7))
const thief = new LocalSigner(new Uint8Array(32).fill(8))

beforeAll(async () => {
  network = await startTestNetwork({ providers: 2, vetoes: 2, heartbeatMs: 500, strandedAfterSeconds: 2 })
  const name = 'payee'
  await network.fund(name, new LocalSigner(network.keyOf(name)).address, wei('100000'))
  payee = await spawnPayee(network, name)
  await openStream()
}, 180_000)
afterAll(async () => {
  await payee?.kill()
  await network?.stop()
})

async function openStream(): Promise<void> {
  const { network: contracts, sender, rules } = network.client.context
  const { token, streams } = contracts.addresses
  terms = {
    ...{ client: sender.address, signer: signer.address, peer: payee.classId, token, content: payee.classId },
    ...{ classId: payee.classId, salt: zeroHash, guarantee: wei('5') },
    ...{ stakeLock: wei('20'), trustLock: wei('20'), council: 1, maxSubscribers: 4, epochSeconds: 60 },
    ...{ settleSeconds: 600, settleBlocks: 2, accuseSeconds: 300, holdSeconds: 600, maxDowntime: 600 },
    ...{ how: 0, seats: 1, unitWork: 1_000n, runSeconds: 60, rate: 10n ** 18n },
    rules: await contracts.parameters.read.rulesHash([]),
  }
  const by = (intent: string) => ({ by: sender, intent: `stream/${intent}` })
  await bindContract(contracts.client, tokenAbi, token).send.approve([streams, wei('100')], by('approve'))
  await contracts.streams.send.open([terms, rules, wei('50'), '0x'], by('open'))
  streamId = await contracts.streams.read.idOf([terms])
  const { timestamp } = await contracts.client.getBlock()
  const admission = {
    ...{ streamId, provider: payee.address, node: payee.node, joins: 0, expiry: Number(timestamp) + 3_600 },
  }
  const signature = await signer.signMessage(domain(), Admission, admission)
  await payee.join({ terms, admission, signature })
}

function domain() {
  const { network: contracts, chainId } = network.client.context
  return { chainId, verifyingContract: contracts.addresses.streams }
}

async function voucher(amount: bigint, change: Partial<Voucher> = {}, by = signer): Promise<SignedVoucher> {
  const message = {
    ...{ streamId, payee: payee.address, amount, epoch: 0, count: 0n, root: zeroHash as Hex },
    ...change,
  } as Voucher
  return { voucher: message, signature: await by.signMessage(domain(), Voucher, message) }
}

const paid = () => {
  const { network: contracts } = network.client.context
  return contracts.streams.read.balanceOf([contracts.addresses.token, payee.address])
}

it('settles the voucher of a payee that was killed, after its client retracted the stream', {
  timeout: 120_000,
}, async () => {
  const watchers = network.vetoes.map(({ context }) => context.peer.peerId)
  const joined = () =>
    network.vetoes.every(({ context }) => context.ledger.subscription(streamId, payee.address))
  await expect.poll(joined, { timeout: 20_000 }).toBe(true)

  // attacks, by a peer that is not the payee
  const stranger = network.providers[0]!.context.peer
  const ask = async (signed: SignedVoucher) => stranger.call(watchers[0]!, holdVoucher, signed)
  expect(await ask(await voucher(wei('3'), {}, thief))).toEqual({ ok: false, reason: 'wrong-signer' })
  expect(await ask(await voucher(wei('3'), { streamId: zeroHash }))).toEqual({
    ok: false,
    reason: 'unknown-stream',
  })
  expect(await ask(await voucher(wei('3'), { payee: thief.address }))).toEqual({
    ok: false,
    reason: 'never-joined',
  })
  expect(await ask(await voucher(1n))).toEqual({ ok: false, reason: 'dust' })
  const forged = await voucher(wei('4'), {}, thief)
  const floods = await Promise.allSettled(Array.from({ length: 300 }, () => ask(forged)))
  const reasons = floods.map((each) =>
    each.status === 'fulfilled' ? each.value : { ok: false, reason: 'cut' },
  )
  expect(reasons.filter(({ ok }) => ok)).toEqual([])
  expect(reasons).toContainEqual({ ok: false, reason: 'too-many' })

  // the flood does not keep the payee out; only its newest voucher counts
  const handOver = async (amount: bigint) => payee.handOver({ signed: await voucher(amount), watchers })
  expect((await handOver(wei('2'))).map(({ ok }) => ok)).toEqual([true, true])
  expect((await handOver(wei('3'))).map(({ ok }) => ok)).toEqual([true, true])
  expect(await handOver(wei('2'))).toEqual(watchers.map(() => ({ ok: false, reason: 'stale' })))

  await payee.kill()
  expect(await paid()).toBe(0n)
  const { network: contracts, sender } = network.client.context
  await contracts.streams.send.retract([terms], { by: sender, intent: 'stream/retract' })
  await expect.poll(paid, { timeout: 60_000, interval: 250 }).toBe(wei('3'))
  const settled = () => network.vetoes[0]!.context.ledger.subscription(streamId, payee.address)?.claimedWei
  await expect.poll(settled, { timeout: 20_000 }).toBe(wei('3'))
})
