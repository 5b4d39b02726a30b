import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import {
  type AnswerPrice,
  hasCode,
  parsePrescription,
  payFor,
  type StreamPrescription,
  tokensToWei,
} from '@muster-network/core'
import type { AnswerEvent, StreamRequest } from '@muster-network/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyProgram } from '../packages/cli/test/support.ts'
import {
  answerLength,
  honest,
  joinStream,
  type Script,
  type ScriptedSubscriber,
  startSubscriber,
  tokenAt,
} from './support/scriptedSubscriber.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

// The client's side of a stream on a real chain with real peers. The subscribers are scripted, so that they can cheat.

const windowUnits = 16
const task = (response = 'method: optimistic, council: 1') => `version: 1
kind: stream
name: chat
private: true
model: { wasm: model.wasm }
tokenizer: tokenizer
instructions: { window: ${windowUnits}, maxInput: 1000, responseTime: { first: 5s, perUnit: 100ms } }
response: { ${response} }
pay: { function: perUnit, unit: tokens, price: "0.001", input: "0.0001", max: "1", guarantee: "60", budget: "400" }
equivalence: tokens
`
const price: AnswerPrice = {
  per: 'unit',
  ...{ inputUnitWei: tokensToWei('0.0001'), unitWei: tokensToWei('0.001') },
  ...{ floorWei: 0n, mostWei: tokensToWei('1') },
}

let network: TestNetwork
let folder: string
const subscribers: ScriptedSubscriber[] = []

beforeAll(async () => {
  network = await startTestNetwork({ providers: 0 })
  folder = path.join(network.dir, 'task')
  await mkdir(path.join(folder, 'tokenizer'), { recursive: true })
  await writeFile(path.join(folder, 'model.wasm'), emptyProgram)
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await writeFile(path.join(folder, 'tokenizer', name), '{}')
  for (const name of ['subscriber-0', 'subscriber-1', 'subscriber-2'])
    subscribers.push(await startSubscriber(network, name))
}, 240_000)
afterAll(async () => {
  for (const each of subscribers) await each.stop()
  await network?.stop()
})
afterEach(() => {
  for (const each of subscribers) Object.assign(each, { script: honest, slots: 4, isMute: false, asks: [] })
})

function prescriptionOf(text: string): StreamPrescription {
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok || parsed.prescription.kind !== 'stream') throw new Error(JSON.stringify(parsed))
  return parsed.prescription
}

const streams = () => network.client.client!.streams

/** Opens a stream that some of the subscribers serve. */
async function serve(indexes: readonly number[], response?: string): Promise<Hex> {
  const { streamId } = await streams().open(prescriptionOf(task(response)), folder)
  const { context } = network.client
  const { terms } = context.ledger.stream(streamId)!
  for (const index of indexes) {
    const subscriber = subscribers[index]!
    await vi.waitFor(() => expect(subscriber.daemon.context.ledger.stream(streamId)).toBeDefined(), {
      timeout: 20_000,
    })
    await joinStream(subscriber, context.peer.peerId, { streamId, terms })
  }
  await vi.waitFor(
    () => {
      const view = streams().view(streamId)
      expect(view.phase).toBe('up')
      expect(view.subscribers.filter(({ served }) => served)).toHaveLength(indexes.length)
    },
    { timeout: 30_000 },
  )
  return streamId
}

const prompt = [1, 2, 3]
const request = (maxUnits = 200): StreamRequest => ({
  work: { kind: 'tokens', tokens: prompt, sampler: { temperature: 0, topK: 0, topP: 1 }, endTokens: [] },
  maxUnits,
  cacheSalt: `0x${'0'.repeat(64)}`,
})

async function ask(streamId: Hex, asked = request(), options = {}) {
  const ids: number[] = []
  let end: Extract<AnswerEvent, { type: 'end' }> | undefined
  for await (const event of streams().answer(streamId, asked, options)) {
    if (event.type === 'ids') ids.push(...event.ids)
    if (event.type === 'end') end = event
  }
  return { ids, end: end! }
}

const answerOf = (units: number) => Array.from({ length: units }, (_, i) => tokenAt(i))
const costOf = (units: number, complete = true, input = prompt.length) =>
  payFor(price, { inputUnits: BigInt(input), outputUnits: BigInt(units), complete })
const subscriberView = (streamId: Hex, index: number) =>
  streams()
    .view(streamId)
    .subscribers.find(({ provider }) => provider === subscribers[index]!.address.toLowerCase())!
const newestVoucher = async ({ book, account }: ScriptedSubscriber) => {
  const { streamId, payee } = await account()
  return book.newest(streamId, payee)?.voucher
}

describe('one honest subscriber', () => {
  it('answers as it generates, is paid by windows, and signs one receipt for each answer', async () => {
    const streamId = await serve([0])
    expect(
      streams()
        .streams()
        .find(({ id }) => id === streamId),
    ).toMatchObject({
      ...{ name: expect.stringMatching(/^chat/), unit: 'tokens', phase: 'up', revision: 0, windowUnits },
      price,
    })
    const first = await ask(streamId)
    expect(first.ids).toEqual(answerOf(answerLength))
    expect(first.end).toEqual({
      ...{ type: 'end', end: 'stop', inUnits: prompt.length, outUnits: answerLength },
      ...{ costWei: costOf(answerLength), executors: [subscribers[0]!.address.toLowerCase()] },
    })
    const second = await ask(streamId, request(40))
    expect(second.ids).toEqual(answerOf(40))
    expect(second.end).toMatchObject({ end: 'length', costWei: costOf(40) })
    const voucher = await newestVoucher(subscribers[0]!)
    // paid ahead by at most one window
    const owedWei = costOf(answerLength) + costOf(40)
    expect(voucher!.amount).toBeGreaterThanOrEqual(owedWei)
    expect(voucher!.amount).toBeLessThanOrEqual(owedWei + costOf(windowUnits, true, 0))
    expect(voucher!.count).toBe(1n)
    expect(subscriberView(streamId, 0)).toMatchObject({ answers: 2, failures: 0, broken: undefined })
    expect(streams().tokenizerDir(streamId)).toContain('tokenizers')
  }, 120_000)
})

/** The first ask goes to a script, whoever gets it; the others are answered honestly. Returns who got the first. */
function firstAsk(script: Script): { bad(): ScriptedSubscriber; index(): number } {
  let first: ScriptedSubscriber | undefined
  for (const each of subscribers)
    each.script = async function* (play) {
      first ??= each
      yield* first === each && each.asks.length === 1 ? script(play) : honest(play)
    }
  return { bad: () => first!, index: () => subscribers.indexOf(first!) }
}

/** Sends tokens of the honest answer, and windows as they are full. */
const begin = (units: number): Script =>
  async function* (play) {
    while (play.units() < units) {
      yield* play.paid(Math.min(units, (Math.floor(play.units() / windowUnits) + 1) * windowUnits))
      yield play.ids(play.next(1))
      if (play.units() % windowUnits === 0) yield await play.window()
    }
  }
const until = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

describe('a subscriber that fails', () => {
  const failures: [name: string, script: Script, units: number][] = [
    [
      'stalls',
      async function* (play) {
        yield* begin(20)(play)
        await until(play.cancelled)
        yield await play.end('cut')
      },
      20,
    ],
    [
      'cuts its answer',
      async function* (play) {
        yield* begin(20)(play)
        yield await play.end('cut')
      },
      20,
    ],
    [
      'vanishes and signs its receipt later',
      async function* (play) {
        yield* begin(20)(play)
        throw new Error('gone')
      },
      20,
    ],
    [
      'never begins',
      async function* (play) {
        await until(play.cancelled)
        yield await play.end('cut')
      },
      0,
    ],
  ]
  it.each(failures)(
    '%s: another one continues behind its last token, and both are paid',
    async (_, script, units) => {
      const streamId = await serve([0, 1])
      const { bad, index } = firstAsk(script)
      const { ids, end } = await ask(streamId)
      expect(ids).toEqual(answerOf(answerLength))
      expect(end.end).toBe('stop')
      const other = subscribers[1 - index()]!
      expect(other.asks[0]).toMatchObject({ from: units, inUnits: prompt.length + units })
      const badWei = costOf(units, false)
      const otherWei = costOf(answerLength - units, true, prompt.length + units)
      expect(end).toMatchObject({ costWei: badWei + otherWei, outUnits: answerLength })
      expect(end.executors).toEqual(
        [...(units > 0 ? [bad()] : []), other].map(({ address }) => address.toLowerCase()),
      )
      // the receipt that did not come with the answer is fetched
      await vi.waitFor(() => expect(totalOf(streamId, bad())).toBe(badWei), { timeout: 15_000 })
      expect(totalOf(streamId, other)).toBe(otherWei)
      expect(subscriberView(streamId, index())).toMatchObject({ broken: undefined, failures: 1 })
    },
    120_000,
  )
})

/** The total of the receipts that the gateway has, as its next voucher names them. */
function totalOf(streamId: Hex, { address }: ScriptedSubscriber): bigint | undefined {
  return subscriberLink(streamId, address)?.totalWei
}
const subscriberLink = (streamId: Hex, address: Hex) =>
  streams()
    .view(streamId)
    .subscribers.find(({ provider }) => provider === address.toLowerCase())

describe('a subscriber that lies', () => {
  const lies: [name: string, script: Script, reason: RegExp][] = [
    [
      'signs the hash of other tokens',
      async function* (play) {
        yield* begin(windowUnits - 1)(play)
        yield play.ids(play.next(1))
        yield await play.window({ hash: `0x${'ab'.repeat(32)}` })
        await until(play.cancelled)
      },
      /wrong-hash/,
    ],
    [
      'does not sign its window',
      async function* (play) {
        yield* begin(windowUnits - 1)(play)
        yield play.ids(play.next(1))
        yield await play.window({ signature: `0x${'1b'.repeat(65)}` })
        await until(play.cancelled)
      },
      /wrong-signer/,
    ],
    [
      'signs more units than it sent',
      async function* (play) {
        yield* begin(5)(play)
        yield await play.window({ units: windowUnits })
        await until(play.cancelled)
      },
      /wrong-units/,
    ],
    [
      'signs a window twice',
      async function* (play) {
        yield* begin(windowUnits)(play)
        yield await play.window()
        await until(play.cancelled)
      },
      /wrong-units/,
    ],
    [
      'sends more than was asked for',
      async function* (play) {
        yield play.ids(play.next(300))
        await until(play.cancelled)
      },
      /too-long/,
    ],
    [
      'sends a body instead of tokens',
      async function* () {
        yield { type: 'body', bytes: new Uint8Array(10) }
      },
      /wrong-kind/,
    ],
    [
      'opens a seal that nobody asked for',
      async function* () {
        yield { type: 'seal', seal: `0x${'ab'.repeat(32)}`, units: 5 }
      },
      /wrong-seal/,
    ],
  ]
  it.each(lies)(
    '%s: it is cut, blocked and dismissed, and the user gets the answer',
    async (_, script, reason) => {
      const streamId = await serve([0, 1])
      const { bad, index } = firstAsk(script)
      const { ids, end } = await ask(streamId)
      expect(ids.slice(-50)).toEqual(answerOf(answerLength).slice(-50))
      expect(end.end).toBe('stop')
      expect(subscriberView(streamId, index()).broken).toMatch(reason)
      const { ledger } = network.client.context
      await vi.waitFor(
        () => expect(ledger.subscription(streamId, bad().address)).toMatchObject({ dismissed: true }),
        { timeout: 20_000 },
      )
      // never more than the input and one window
      const voucher = await newestVoucher(bad())
      expect(voucher?.amount ?? 0n).toBeLessThanOrEqual(costOf(2 * windowUnits))
      const again = joinStream(bad(), network.client.context.peer.peerId, {
        streamId,
        terms: ledger.stream(streamId)!.terms,
      })
      await expect(again).rejects.toThrow('broke the protocol')
    },
    120_000,
  )

  const overclaims: [name: string, change: Parameters<Parameters<Script>[0]['end']>[1], reason: RegExp][] = [
    ['one wei more', { priceWei: costOf(answerLength) + 1n }, /wrong-price/],
    ['more units', { outUnits: 101n, to: 101, priceWei: costOf(101) }, /wrong-units/],
    ['more input', { inUnits: 4n, priceWei: costOf(answerLength, true, 4) }, /other-range/],
    ['another answer', { answer: `0x${'cd'.repeat(32)}` }, /wrong-answer/],
    ['another request', { request: `0x${'cd'.repeat(32)}` }, /another request/],
  ]
  it.each(overclaims)(
    'claims %s in its receipt: the user has the answer, and it is asked no more',
    async (_, change, reason) => {
      const streamId = await serve([0])
      firstAsk(async function* (play) {
        yield* begin(answerLength)(play)
        yield await play.end('stop', change)
      })
      const { ids } = await ask(streamId)
      expect(ids).toEqual(answerOf(answerLength))
      expect(subscriberView(streamId, 0).broken).toMatch(reason)
      await vi.waitFor(() => expect(streams().view(streamId).phase).toBe('down'), { timeout: 20_000 })
      const refused = await ask(streamId).catch((error: unknown) => error)
      expect(hasCode(refused, 'STREAM_DOWN') && refused.details).toMatchObject({
        reason: 'too-few',
        retryAfterMs: 30_000,
      })
    },
    120_000,
  )

  it('asks for more than it is owed: it is not paid, and not asked again at once', async () => {
    const streamId = await serve([0, 1])
    const { index } = firstAsk(async function* () {
      yield { type: 'unpaid', neededWei: tokensToWei('50') }
    })
    const { ids } = await ask(streamId)
    expect(ids).toEqual(answerOf(answerLength))
    const voucher = await newestVoucher(subscribers[index()]!)
    expect(voucher!.amount).toBe(costOf(windowUnits))
  }, 120_000)
})

describe('many requests', () => {
  it('are answered at the same time, and every wei of every receipt is accounted for', async () => {
    const streamId = await serve([0, 1])
    // subscribers with a record get asks in parallel
    for (let i = 0; i < 40; i++) await ask(streamId, request(4))
    const beforeWei = [0, 1].reduce((sum, i) => sum + subscriberView(streamId, i).totalWei, 0n)
    expect(beforeWei).toBe(40n * costOf(4))
    expect(Math.min(...[0, 1].map((index) => subscriberView(streamId, index).answers))).toBeGreaterThan(5)
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => ask(streamId, request(20 + i))))
    for (const [i, { ids, end }] of answers.entries()) {
      expect(ids).toEqual(answerOf(20 + i))
      expect(end.end).toBe('length')
      // a second attempt costs its input too
      expect([costOf(20 + i), costOf(20 + i) + costOf(0)]).toContain(end.costWei)
    }
    const costWei = answers.reduce((sum, { end }) => sum + end.costWei, 40n * costOf(4))
    const paidWei = () => [0, 1].reduce((sum, i) => sum + subscriberView(streamId, i).totalWei, 0n)
    await vi.waitFor(() => expect(paidWei()).toBeGreaterThanOrEqual(costWei), { timeout: 15_000 })
    // tokens of a second attempt may be on their way when it is cancelled
    expect(paidWei() - costWei).toBeLessThanOrEqual(4n * costOf(windowUnits))
    for (const index of [0, 1]) {
      const { broken, totalWei } = subscriberView(streamId, index)
      expect(broken).toBeUndefined()
      const { amount } = (await newestVoucher(subscribers[index]!))!
      expect(amount).toBeGreaterThanOrEqual(totalWei)
    }
  }, 180_000)

  it('of one newcomer wait for each other, and long ones are answered in parts', async () => {
    const streamId = await serve([0])
    const asks: number[] = []
    let running = 0
    subscribers[0]!.script = async function* (play) {
      asks.push(++running)
      yield* honest(play)
      running--
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(streamId, request(900))))
    for (const { ids } of answers) expect(ids).toEqual(answerOf(answerLength))
    expect(asks).toEqual([1, 1, 1, 1])
    expect(subscribers[0]!.asks.map(({ maxUnits }) => maxUnits)).toEqual([256, 256, 256, 256])
  }, 120_000)

  it('end when their user cancels, and are paid to that point', async () => {
    const streamId = await serve([0])
    const abort = new AbortController()
    subscribers[0]!.script = async function* (play) {
      yield* begin(10)(play)
      await until(play.cancelled)
      yield await play.end('cut')
    }
    let seen = 0
    let end: AnswerEvent | undefined
    for await (const event of streams().answer(streamId, request(), { signal: abort.signal })) {
      if (event.type === 'ids' && ++seen === 10) abort.abort()
      if (event.type === 'end') end = event
    }
    expect(end).toMatchObject({ end: 'cut', outUnits: 10, costWei: costOf(10, false) })
    await vi.waitFor(() => expect(subscriberView(streamId, 0).totalWei).toBe(costOf(10, false)), {
      timeout: 15_000,
    })
    expect(subscriberView(streamId, 0)).toMatchObject({ broken: undefined, failures: 0 })
  }, 120_000)

  it('end when their user stops reading', async () => {
    const streamId = await serve([0])
    for await (const event of streams().answer(streamId, request())) if (event.type === 'ids') break
    await vi.waitFor(() => expect(subscriberView(streamId, 0).totalWei).toBeGreaterThan(0n), {
      timeout: 15_000,
    })
    expect(subscriberView(streamId, 0).totalWei).toBeLessThanOrEqual(costOf(2 * windowUnits, false))
    expect(subscriberView(streamId, 0).broken).toBeUndefined()
  }, 120_000)
})

describe('requests that the stream does not serve', () => {
  it('are refused before anybody is asked', async () => {
    const streamId = await serve([0])
    const refusal = (asked: StreamRequest) => ask(streamId, asked).catch((error: unknown) => error)
    const tokens = request().work as Extract<StreamRequest['work'], { kind: 'tokens' }>
    for (const asked of [
      { ...request(), maxUnits: 0 },
      { ...request(), maxUnits: 1_001 },
      { ...request(), work: { ...tokens, tokens: [] } },
      { ...request(), work: { ...tokens, tokens: Array.from({ length: 1_001 }, () => 1) } },
      { ...request(), work: { kind: 'http', method: 'GET', path: '/', body: new Uint8Array() } as const },
    ])
      expect(await refusal(asked)).toMatchObject({ code: 'STREAM_REQUEST_INVALID' })
    expect(subscribers[0]!.asks).toEqual([])
    const unknown = ask(`0x${'ef'.repeat(32)}`)
    await expect(unknown).rejects.toMatchObject({ code: 'STREAM_UNKNOWN' })
  }, 120_000)
})
