// A provider of a stream against gateways and services that do not play by the rules. After each attack the books agree to the last wei.
import { LocalSigner } from '@muster-network/chain'
import { payFor } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { type Daemon, priceOfManifest } from '@muster-network/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountsOf, type BalanceSheet, balanceSheet, inside } from './support/balanceSheet.ts'
import { servingExecutor } from './support/servingExecutor.ts'
import { type Ask, type Down, TestGateway } from './support/testGateway.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { behaviours, tokenAt } from './support/tokenService.ts'
import { untilServing } from './support/untilServing.ts'

let network: TestNetwork
let provider: Daemon
let gateway: TestGateway
let before: BalanceSheet

beforeAll(async () => {
  network = await startTestNetwork({
    ...{ providers: 2, heartbeatMs: 500, payWaitMs: 3_000 },
    executorOf: (_, dir) => servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })),
    // the second one is a stranger
    settingsOf: (index) => ({ limits: { slots: 8 }, streams: { serve: index === 0, parallel: 4 } }),
  })
  provider = network.providers[0]!
}, 240_000)
afterAll(() => network?.stop())

beforeEach(async () => {
  before = await balanceSheet(network, accountsOf(network))
  gateway = await TestGateway.start(network)
  await untilServing(gateway, provider)
}, 120_000)

/** The end of every test: both sides have the same receipts, and exactly the promised amount was paid. */
afterEach(async () => {
  await gateway.meet(provider)
  const view = viewOf(gateway)
  expect(view!.earnedWei).toBe(gateway.totalOf(provider))
  expect(view!.active).toBe(0)
  // never more than was promised
  expect(gateway.totalOf(provider)).toBeLessThanOrEqual(view!.vouchedWei)
  const paid = await gateway.retract(provider)
  const after = await balanceSheet(network, accountsOf(network))
  expect(after.accounts['provider-0']! - before.accounts['provider-0']!).toBe(paid)
  expect(inside(after)).toBe(inside(before))
  expect(after.supply).toBe(before.supply)
  await gateway.stop()
}, 120_000)

const viewOf = ({ streamId }: TestGateway) =>
  provider.provider!.streams().find((view) => view.streamId === streamId)
const prompt = (behaviour: keyof typeof behaviours) => [behaviours[behaviour], 20, 300]
const priceOf = (outputUnits: number, complete = false) =>
  payFor(priceOfManifest(gateway.manifest), { inputUnits: 3n, outputUnits: BigInt(outputUnits), complete })

/** Opens an ask with its first voucher, and nothing more. */
async function begin(ask: Ask) {
  gateway.cover(ask, 0)
  return gateway.open(provider, { ...ask, voucher: await gateway.voucher(provider) })
}

async function framesOf(stream: AsyncIterable<Down>): Promise<Down[]> {
  const frames: Down[] = []
  for await (const frame of stream) frames.push(frame)
  return frames
}

const idsOf = (frames: Down[]) => frames.flatMap((frame) => (frame.type === 'ids' ? frame.ids : []))

it('answers nobody but the gateway', async () => {
  const stranger = network.providers[1]!
  const ask = gateway.askOf(prompt('honest'), { voucher: await gateway.forgedVoucher(provider, 10n ** 18n) })
  const stream = await gateway.open(provider, ask, stranger)
  await expect(framesOf(stream)).rejects.toMatchObject({ code: 'STREAM_UNKNOWN' })
  await expect(gateway.meet(provider, stranger)).rejects.toMatchObject({ code: 'STREAM_UNKNOWN' })
  expect(gateway.totalOf(provider)).toBe(0n)
})

it.each<[string, string, Partial<Ask>]>([
  ['another revision', 'STREAM_OTHER_RULES', { rules: 7 }],
  ['more output than the stream allows', 'STREAM_REQUEST_INVALID', { maxUnits: 101 }],
  ['less input than it has', 'STREAM_REQUEST_INVALID', { inUnits: 1 }],
  ['a range behind its end', 'STREAM_REQUEST_INVALID', { from: 20 }],
  ['a range without a prompt', 'STREAM_REQUEST_INVALID', { from: 3 }],
  [
    'other work than tokens',
    'STREAM_REQUEST_INVALID',
    { work: { kind: 'http', method: 'GET', path: '/health', body: new Uint8Array() }, inUnits: 0 },
  ],
])('refuses an ask for %s as %s, and earns nothing', async (_, code, change) => {
  await expect(framesOf(await begin(gateway.askOf(prompt('honest'), change)))).rejects.toMatchObject({ code })
  expect(await gateway.meet(provider)).toMatchObject({ receipts: [] })
})

it('refuses vouchers that are forged, of another stream, or worth nothing', async () => {
  const thief = new LocalSigner(new Uint8Array(32).fill(5))
  const first = await gateway.voucher(provider).catch(() => undefined)
  expect(first).toBeUndefined()
  for (const voucher of [
    await gateway.forgedVoucher(provider, 10n ** 18n, { by: thief }),
    await gateway.forgedVoucher(provider, 10n ** 18n, { streamId: `0x${'11'.repeat(32)}` }),
    await gateway.forgedVoucher(network.providers[1]!, 10n ** 18n),
    // more than the guarantee
    await gateway.forgedVoucher(provider, gateway.terms.guarantee + 1n),
    // dust
    await gateway.forgedVoucher(provider, 1n),
    undefined,
  ]) {
    const ask = { ...gateway.askOf(prompt('honest')), ...(voucher && { voucher }) }
    await expect(framesOf(await gateway.open(provider, ask))).rejects.toMatchObject({ code: 'STREAM_UNPAID' })
  }
  // a voucher that was sent before does not pay twice
  const { ids } = await gateway.complete(provider, gateway.askOf(prompt('honest')))
  expect(ids).toHaveLength(20)
  const stale = gateway.book.newest(gateway.streamId, provider.context.sender.address)!
  const again = await gateway.open(provider, { ...gateway.askOf(prompt('honest')), voucher: stale })
  await expect(framesOf(again)).rejects.toMatchObject({ code: 'STREAM_UNPAID' })
})

it('stops at the window that nobody pays, and signs a receipt for what it sent', async () => {
  const frames = await framesOf(await begin(gateway.askOf(prompt('honest'))))
  expect(idsOf(frames)).toHaveLength(8)
  expect(frames.map(({ type }) => type).slice(-3)).toEqual(['window', 'unpaid', 'end'])
  expect(frames.at(-1)).toMatchObject({
    end: 'cut',
    receipt: { receipt: { outUnits: 8n, total: priceOf(8) } },
  })
})

it('cuts an ask whose gateway sends forged vouchers instead of paying', async () => {
  const stream = await begin(gateway.askOf(prompt('honest')))
  const thief = new LocalSigner(new Uint8Array(32).fill(6))
  for (let i = 0; i < 8; i++) {
    const voucher = await gateway.forgedVoucher(provider, BigInt(i + 2) * 10n ** 17n, { by: thief })
    await stream.send({ type: 'voucher', voucher })
  }
  const frames = await framesOf(stream)
  expect(idsOf(frames)).toHaveLength(8)
  expect(frames.at(-1)).toMatchObject({ type: 'end', end: 'cut' })
})

it('is paid for what it sent, wherever the gateway cancels', async () => {
  for (const after of [0, 1, 3, 7, 8, 9]) {
    const ask = gateway.askOf(prompt('slow'))
    const stream = await begin(ask)
    const frames: Down[] = []
    if (after === 0) await stream.send({ type: 'cancel' })
    for await (const frame of stream) {
      frames.push(frame)
      if (frames.length === after) await stream.send({ type: 'cancel' })
    }
    const end = frames.at(-1)
    if (end?.type !== 'end') throw new Error('the answer has no end')
    const units = idsOf(frames).length
    expect(end.end).toBe('cut')
    expect(end.receipt.receipt.outUnits).toBe(BigInt(units))
    const total = gateway.totalOf(provider)
    await gateway.takeReceipts(provider, [end.receipt])
    expect(gateway.totalOf(provider) - total).toBe(priceOf(units))
    gateway.uncover(ask)
  }
})

it('has a receipt for a gateway that drops the connection, and for one that reads nothing', async () => {
  const ask = gateway.askOf(prompt('slow'))
  const dropped = await begin(ask)
  for (let frames = 0; frames < 3; frames++) await dropped.next()
  dropped.cancel()
  await expect
    .poll(async () => gateway.meet(provider).then(() => gateway.totalOf(provider)), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(priceOf(3))
  gateway.uncover(ask)
  const unread = await begin(gateway.askOf(prompt('honest')))
  const total = gateway.totalOf(provider)
  await expect
    .poll(async () => gateway.meet(provider).then(() => gateway.totalOf(provider)), { timeout: 10_000 })
    .toBe(total + priceOf(8))
  unread.cancel()
})

it('cuts at the deadline, and asks never block each other for good', async () => {
  const asks = Array.from({ length: 4 }, () => gateway.askOf(prompt('silent'), { deadlineMs: 6_000 }))
  const streams = await Promise.all(asks.map(begin))
  await expect.poll(() => viewOf(gateway)!.active, { timeout: 5_000 }).toBe(4)
  await expect(framesOf(await begin(gateway.askOf(prompt('honest'))))).rejects.toMatchObject({
    code: 'STREAM_BUSY',
  })
  for (const frames of await Promise.all(streams.map(framesOf))) {
    expect(idsOf(frames)).toHaveLength(3)
    expect(frames.at(-1)).toMatchObject({ type: 'end', end: 'cut' })
  }
})

it('takes a thousand asks at once without giving an answer away', async () => {
  const ask = gateway.askOf(prompt('honest'))
  gateway.cover(ask, 0)
  const voucher = await gateway.voucher(provider)
  // one voucher for one ask, sent with a thousand
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, async () =>
      framesOf(await gateway.open(provider, { ...gateway.askOf(prompt('honest')), voucher })),
    ),
  )
  const answered = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [idsOf(each.value)] : []))
  expect(answered.reduce((sum, ids) => sum + ids.length, 0)).toBeLessThanOrEqual(8)
  gateway.uncover(ask)
  await gateway.meet(provider)
  expect(gateway.totalOf(provider)).toBeLessThanOrEqual(voucher.voucher.amount)
  const { ids } = await gateway.complete(provider, gateway.askOf(prompt('honest')))
  expect(ids).toHaveLength(20)
})

it('answers in parallel, each ask with its own pay', async () => {
  const prompts = [1, 2, 3, 4].map((n) => [behaviours.honest, n, 5])
  const answers = await Promise.all(
    prompts.map(async (each) => {
      const ask = gateway.askOf(each)
      const stream = await begin(ask)
      const frames: Down[] = []
      for await (const frame of stream) {
        frames.push(frame)
        if (frame.type === 'window' || frame.type === 'unpaid') {
          gateway.cover(ask, idsOf(frames).length)
          await stream.send({ type: 'voucher', voucher: await gateway.voucher(provider) })
        }
      }
      return idsOf(frames)
    }),
  )
  for (const [i, ids] of answers.entries())
    expect(ids).toEqual(Array.from({ length: 20 }, (_, at) => tokenAt(prompts[i]!, at)))
})

it.each<[keyof typeof behaviours, number]>([
  ['garbage', 3],
  ['badId', 3],
  ['hugeLine', 3],
  ['noEnd', 3],
  ['tooMany', 20],
])('cuts the answer of a service that sends %s', async (behaviour, units) => {
  const { ids, frames } = await gateway.complete(provider, gateway.askOf(prompt(behaviour)))
  expect(ids).toHaveLength(units)
  expect(frames.at(-1)).toMatchObject({ type: 'end', end: 'cut' })
})

it('charges nothing when its own service fails before the answer', async () => {
  const ask = gateway.askOf(prompt('fails'))
  await expect(framesOf(await begin(ask))).rejects.toMatchObject({ code: 'STREAM_BUSY' })
  gateway.uncover(ask)
  expect(await gateway.meet(provider)).toMatchObject({ receipts: [] })
})

it('shows a sealed answer only after it was paid, and keeps the input price of one that nobody takes', async () => {
  const { ids } = await gateway.complete(provider, gateway.askOf(prompt('honest'), { sealed: true }))
  expect(ids).toHaveLength(20)
  const total = gateway.totalOf(provider)
  const ask = gateway.askOf(prompt('honest'), { sealed: true })
  const frames = await framesOf(await begin(ask))
  expect(frames.map(({ type }) => type)).toEqual(['seal', 'unpaid', 'end'])
  gateway.uncover(ask)
  await gateway.meet(provider)
  expect(gateway.totalOf(provider) - total).toBe(priceOf(0))
})
