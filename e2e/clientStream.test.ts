import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { parsePrescription, payFor, type StreamPrescription, tokensToWei } from '@muster-network/core'
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
const price = {
  ...{ per: 'unit', inputUnitWei: tokensToWei('0.0001'), unitWei: tokensToWei('0.001') },
  ...{ floorWei: 0n, mostWei: tokensToWei('1') },
} as const

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
