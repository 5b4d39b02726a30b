// The life of a provider in a stream: it joins, answers, settles, follows revisions and its owner, survives a crash, and gets its stake back.
import { LocalSigner } from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon } from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { servingExecutor } from './support/servingExecutor.ts'
import { spawnProvider } from './support/spawnProvider.ts'
import { type GatewayOptions, TestGateway } from './support/testGateway.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { behaviours, tokenAt } from './support/tokenService.ts'
import { untilServing } from './support/untilServing.ts'

let network: TestNetwork
let provider: Daemon
const wei = tokensToWei
const gateways: TestGateway[] = []
const poll = (read: () => unknown) => expect.poll(read, { timeout: 30_000, interval: 100 })

beforeAll(async () => {
  network = await startTestNetwork({
    ...{ providers: 1, vetoes: 1, heartbeatMs: 500, payWaitMs: 1_000, strandedAfterSeconds: 2 },
    executorOf: (_, dir) => servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })),
    settingsOf: () => ({ limits: { slots: 3 }, streams: { offlineSeconds: 10 } }),
  })
  provider = network.providers[0]!
}, 240_000)
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop()
  await network?.stop()
})

/** Every test leaves the provider without a stream. */
afterEach(async () => {
  for (const gateway of gateways) {
    const { status } = await contracts().streams.read.streamOf([gateway.streamId])
    if (status === 1) await contracts().streams.send.retract([gateway.terms], gateway.by('retract'))
  }
  await poll(() => provider.provider!.streams().flatMap(({ revisions }) => revisions)).toEqual([])
}, 60_000)

const contracts = () => network.client.context.network
const prompt = [behaviours.honest, 7, 9]
/** An answer of 20 tokens costs one. */
const dearPay = {
  inputUnitWei: '0',
  unitWei: wei('0.05').toString(),
  floorWei: '0',
  mostWei: wei('1').toString(),
}
const expected = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => tokenAt(prompt, from + i))

async function start(options: GatewayOptions = {}): Promise<TestGateway> {
  const gateway = await TestGateway.start(network, options)
  gateways.push(gateway)
  return gateway
}

const viewOf = (gateway: TestGateway) =>
  provider.provider!.streams().find(({ streamId }) => streamId === gateway.streamId)
const reasonsOf = (gateway: TestGateway) => viewOf(gateway)?.reasons.map(({ reason }) => reason)
const claimedOf = async (gateway: TestGateway, payee = provider.context.sender.address) =>
  (await contracts().streams.read.accountOf([gateway.streamId, payee])).claimed

/** The voucher that the watcher has for a stream. */
function heldWei(gateway: TestGateway): bigint {
  const rows = network.vetoes[0]!.context.store.prepare(
    "SELECT document FROM record WHERE kind = 'veto-voucher' AND id LIKE ?",
  ).all(`${gateway.streamId}%`)
  const amounts = rows.map(({ document }) => /"amount":\D*(\d+)/.exec(document as string)?.[1] ?? '0')
  return amounts.map(BigInt).reduce((a, b) => (a > b ? a : b), 0n)
}

it('answers tokens, ranges and bodies, and settles everything at the end', async () => {
  const gateway = await start()
  await untilServing(gateway, provider)
  const whole = await gateway.complete(provider, gateway.askOf(prompt))
  expect(whole.ids).toEqual(expected(20))
  expect(whole.frames.at(-1)).toMatchObject({ type: 'end', end: 'length' })
  // another executor had the first 6 tokens
  const ask = gateway.askOf([...prompt, ...expected(6)], { from: 6 })
  const rest = await gateway.complete(provider, ask)
  expect(rest.ids).toEqual(expected(14, 6))
  expect(rest.frames.at(-1)).toMatchObject({ receipt: { receipt: { from: 6, to: 20, inUnits: 9n } } })
  const paid = await gateway.retract(provider)
  expect(paid).toBe(gateway.book.newest(gateway.streamId, provider.context.sender.address)!.voucher.amount)
  expect(gateway.totalOf(provider)).toBeLessThanOrEqual(paid)
}, 90_000)

it.each([
  ['characters', 'añ🦜'],
  ['answers', 'a picture'],
] as const)(
  'answers a service that is paid by %s',
  async (unit, text) => {
    const gateway = await start({ manifest: { unit, windowUnits: 3 } })
    await untilServing(gateway, provider)
    const body = Uint8Array.from(Buffer.from(text))
    const work = { kind: 'http', method: 'POST', path: '/v1/echo', contentType: 'text/plain', body } as const
    const answer = await gateway.complete(provider, gateway.askOf([], { work }))
    expect(answer.body).toBe(text.repeat(2))
    expect(answer.frames[0]).toMatchObject({ type: 'head', status: 200, contentType: 'text/plain' })
    const outUnits = unit === 'answers' ? 1n : BigInt([...text].length * 2)
    expect(answer.frames.at(-1)).toMatchObject({ end: 'stop', receipt: { receipt: { outUnits } } })
  },
  90_000,
)

it('does not join a stream that does not suit it, and shows every reason', async () => {
  const { pay } = (await start({ terms: { settleSeconds: 600 } })).manifest
  const poor = await start({
    manifest: { pay: { ...pay, unitWei: '1' }, memoryBytes: 2 ** 50 },
    terms: { guarantee: 10n ** 6n },
  })
  await poll(() => reasonsOf(poor)).toEqual(['memory', 'price', 'guarantee'])
  expect(poor.applications).toBe(0)
}, 90_000)

it('joins as soon as the gateway admits it, and never serves another service than the chain names', async () => {
  const gateway = await start()
  gateway.refusal = { reason: 'full', why: 'no place' }
  const liar = await start()
  liar.manifest = { ...liar.manifest, args: ['--cheaper'] }
  await poll(() => reasonsOf(liar)).toEqual(['service'])
  await poll(() => gateway.applications).toBeGreaterThan(0)
  gateway.refusal = undefined
  await untilServing(gateway, provider)
  expect(liar.applications).toBe(0)
}, 90_000)

it('settles at half of its guarantee, before anybody asks it to', async () => {
  const gateway = await start({ manifest: { pay: dearPay, maxOutput: 20, windowUnits: 20 } })
  await untilServing(gateway, provider)
  for (let answers = 0; answers < 21; answers++)
    expect((await gateway.complete(provider, gateway.askOf(prompt))).ids).toHaveLength(20)
  await poll(() => claimedOf(gateway)).toBeGreaterThanOrEqual(wei('20'))
  // it continues at once, on a little credit from now on
  await gateway.complete(provider, gateway.askOf(prompt))
  expect(gateway.totalOf(provider)).toBe(wei('22'))
}, 90_000)

it('serves two revisions until the notice is over, and leaves one that does not suit it', async () => {
  const gateway = await start()
  await untilServing(gateway, provider)
  await gateway.revise({ args: ['--new'], noticeSeconds: 4 })
  await poll(() => viewOf(gateway)?.revisions).toEqual([0, 1])
  for (const rules of [0, 1])
    expect((await gateway.complete(provider, gateway.askOf(prompt, { rules }))).ids).toHaveLength(20)
  await poll(() => viewOf(gateway)?.revisions).toEqual([1])
  await gateway.revise({ memoryBytes: 2 ** 50, noticeSeconds: 1 })
  await poll(() => viewOf(gateway)?.status).toBe('left')
}, 90_000)

it('leaves when the owner wants the machine, and returns under the same key', async () => {
  const gateway = await start()
  await untilServing(gateway, provider)
  await gateway.complete(provider, gateway.askOf(prompt))
  const { receiptKey } = await gateway.accountOf(provider)
  await provider.provider!.turnOff()
  await poll(() => viewOf(gateway)?.status).toBe('left')
  await expect(gateway.complete(provider, gateway.askOf(prompt))).rejects.toMatchObject({
    code: 'STREAM_BUSY',
  })
  await provider.provider!.goLive()
  await untilServing(gateway, provider)
  expect((await gateway.accountOf(provider)).receiptKey).toBe(receiptKey)
  await gateway.complete(provider, gateway.askOf(prompt))
}, 90_000)

it('takes as many streams as it has slots', async () => {
  const many = [await start(), await start(), await start(), await start()]
  await poll(() => many.filter((gateway) => viewOf(gateway)?.status === 'serving').length).toBe(3)
  const left = many.find((gateway) => viewOf(gateway)?.status !== 'serving')!
  await poll(() => reasonsOf(left)).toEqual(['busy'])
}, 90_000)

it('gets its stake back after the hold', async () => {
  const gateway = await start({
    terms: {
      ...{ epochSeconds: 10, settleSeconds: 16, settleBlocks: 1 },
      ...{ accuseSeconds: 1, holdSeconds: 16 },
    },
  })
  await untilServing(gateway, provider)
  await gateway.complete(provider, gateway.askOf(prompt))
  const paid = await gateway.retract(provider)
  expect(paid).toBeGreaterThan(0n)
  const stake = async () => {
    const { address } = provider.context.sender
    return (await contracts().streams.read.subscriptionOf([gateway.streamId, address])).stake
  }
  expect(await stake()).toBe(gateway.terms.stakeLock)
  await expect.poll(stake, { timeout: 60_000, interval: 250 }).toBe(0n)
}, 120_000)

it('is killed in the middle of an answer, and serves again with everything that it was owed', async () => {
  const key = new LocalSigner(network.keyOf('killed'))
  await network.fund('killed', key.address, wei('1000000'))
  await provider.provider!.turnOff()
  const first = await spawnProvider(network, 'killed', { serves: true })
  const { peerId } = (await first.step('ready')) as { peerId: PeerId }
  const killed = { context: { peer: { peerId }, sender: { address: key.address } } }
  const gateway = await start({ manifest: { pay: dearPay, maxOutput: 20 } })
  await untilServing(gateway, killed)
  await gateway.complete(killed, gateway.askOf(prompt))
  const ask = gateway.askOf([behaviours.slow, 1])
  gateway.cover(ask, 0)
  const stream = await gateway.open(killed, { ...ask, voucher: await gateway.voucher(killed) })
  await stream.next()
  await first.kill()
  gateway.uncover(ask)
  const second = await spawnProvider(network, 'killed', { serves: true })
  try {
    await untilServing(gateway, killed)
    // it has the voucher of the answer that broke off, which nobody showed it again
    const met = await gateway.meet(killed, network.client, false)
    expect(met.newest?.signature).toBe(gateway.book.newest(gateway.streamId, key.address)!.signature)
    for (let answers = 0; answers < 2; answers++)
      expect((await gateway.complete(killed, gateway.askOf(prompt))).ids).toHaveLength(20)
    // a watcher settles the voucher that it left there, while it is gone
    await poll(() => heldWei(gateway)).toBeGreaterThanOrEqual(wei('2'))
    await second.kill()
    const held = heldWei(gateway)
    await contracts().streams.send.retract([gateway.terms], gateway.by('retract'))
    await poll(() => claimedOf(gateway, key.address)).toBe(held)
  } finally {
    await second.kill()
    await provider.provider!.goLive()
  }
}, 240_000)
