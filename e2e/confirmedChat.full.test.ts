import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { parsePrescription, type StreamPrescription } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import type { AnswerEvent } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sentence, writeChatService } from './support/chatService.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { wrongTokenExecutor } from './support/wrongTokenExecutor.ts'

// A gateway that confirms every answer of a stream: by its subscribers, and by a service on the client's own machine.

const timeout = 180_000
const liar = 2
const task = (isPrivate: boolean) => `version: 1
kind: stream
name: ${isPrivate ? 'secret' : 'chat'}
private: ${isPrivate}
model: { wasm: model.wasm }
tokenizer: tokenizer
instructions: { window: 16, maxInput: 200, maxOutput: 100, responseTime: { first: 20s, perUnit: 500ms } }
response: { method: optimistic, council: 3, confirm: 1 }
pay: { function: perUnit, unit: tokens, price: "0.001", input: "0.0001", max: "0.1", guarantee: "60", budget: "600" }
equivalence: tokens
`
let network: TestNetwork
let folder: string
let isLying = false

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 4,
    streams: { calibratedAnswers: 1 },
    executorOf: (index, dir) =>
      index === liar
        ? (wrongTokenExecutor(
            new WasmExecutor({ dir, modulesDir: `${dir}/modules` }),
            () => isLying,
          ) as never)
        : undefined,
  })
  folder = path.join(network.dir, 'task')
  await writeChatService(folder)
}, 240_000)
afterAll(() => network?.stop())

const streams = () => network.client.client!.streams
const addressOf = (index: number) => network.providers[index]!.context.sender.address.toLowerCase() as Hex
const subscriberOf = (streamId: Hex, index: number) =>
  streams()
    .view(streamId)
    .subscribers.find(({ provider }) => provider === addressOf(index))!

async function open(isPrivate: boolean): Promise<Hex> {
  const parsed = parsePrescription(task(isPrivate), { fileName: 'task.yaml' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed))
  const { streamId } = await streams().open(parsed.prescription as StreamPrescription, folder)
  await vi.waitFor(
    () => {
      const { phase, subscribers } = streams().view(streamId)
      const serving = subscribers.filter(({ served }) => (served?.slots ?? 0) > 0)
      expect([phase, serving.length]).toEqual(['up', 4])
    },
    { timeout: 120_000, interval: 250 },
  )
  return streamId
}

/** Asks, and cancels the request after its first tokens when `isCancelled`. */
async function ask(streamId: Hex, prompt: string, isCancelled = false) {
  const work = {
    ...{ kind: 'tokens' as const, tokens: [...Buffer.from(prompt)], endTokens: [] },
    sampler: { temperature: 0, topK: 0, topP: 1 },
  }
  const ids: number[] = []
  let end: Extract<AnswerEvent, { type: 'end' }> | undefined
  const request = { work, maxUnits: 24, cacheSalt: `0x${'0'.repeat(64)}` as Hex }
  for await (const event of streams().answer(streamId, request)) {
    if (event.type === 'ids') ids.push(...event.ids)
    if (event.type === 'end') end = event
    if (event.type === 'ids' && isCancelled) break
  }
  return { text: String.fromCharCode(...ids), end: end! }
}

/** Asks until an answer is found to be `outcome`: a few drawn answers are planted instead, and a slow subscriber is seldom asked. */
async function askUntil(streamId: Hex, outcome: 'confirmed' | 'wrong'): Promise<bigint> {
  const most = 500
  let costWei = 0n
  for (let i = 0; i < most; i++) {
    const before = streams().view(streamId).confirming
    const decided = () => {
      const { confirmed, wrong, planted, undecided, unchecked } = streams().view(streamId).confirming
      return confirmed + wrong + planted + undecided + unchecked
    }
    const count = decided()
    const { end } = await ask(streamId, `question ${i}`)
    costWei += end.costWei
    await vi.waitFor(() => expect(decided()).toBeGreaterThan(count), { timeout: 60_000, interval: 50 })
    if (streams().view(streamId).confirming[outcome] > before[outcome]) return costWei
  }
  throw new Error(`no answer of ${most} was ${outcome}`)
}

it(
  'confirms answers by other subscribers, pays them, and dismisses the one that lies',
  async () => {
    isLying = false
    const streamId = await open(false)
    expect(streams().view(streamId).confirming).toMatchObject({ by: 'council', share: 1, problem: undefined })
    const costWei = await askUntil(streamId, 'confirmed')
    const { confirming, subscribers } = streams().view(streamId)
    expect(confirming).toMatchObject({ wrong: 0, undecided: 0, unchecked: 0, missed: 0 })
    expect(subscribers.reduce((sum, { totalWei }) => sum + totalWei, 0n)).toBeGreaterThan(costWei)

    // the user leaves in the middle of a slow answer, which is confirmed as far as it was paid
    const { confirmed } = streams().view(streamId).confirming
    await ask(streamId, 'slowly~', true)
    await vi.waitFor(() => expect(streams().view(streamId).confirming.confirmed).toBe(confirmed + 1), {
      ...{ timeout: 60_000, interval: 50 },
    })

    isLying = true
    await askUntil(streamId, 'wrong')
    await vi.waitFor(
      () =>
        expect(subscriberOf(streamId, liar)).toMatchObject({
          ...{ status: 'left', broken: 'confirmers found a wrong answer' },
        }),
      { timeout: 60_000, interval: 100 },
    )
    const { streams: contract } = network.client.context.network
    const { audits } = await contract.read.subscriptionOf([streamId, addressOf(liar)])
    expect(audits).toBe(1)
    // the others stay, and answer
    const { text, end } = await ask(streamId, 'And now?')
    expect(sentence.repeat(2)).toContain(text)
    expect(end.executors).not.toContain(addressOf(liar))
  },
  2 * timeout,
)

it(
  'confirms answers of a private stream on the own machine',
  async () => {
    isLying = false
    const streamId = await open(true)
    expect(streams().view(streamId).confirming).toMatchObject({ by: 'own', problem: undefined })
    const costWei = await askUntil(streamId, 'confirmed')
    // nobody else was asked
    const totalWei = streams()
      .view(streamId)
      .subscribers.reduce((sum, each) => sum + each.totalWei, 0n)
    expect(totalWei).toBe(costWei)
    isLying = true
    await askUntil(streamId, 'wrong')
    await vi.waitFor(() => expect(subscriberOf(streamId, liar).status).toBe('left'), {
      ...{ timeout: 60_000, interval: 100 },
    })
  },
  2 * timeout,
)
