import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { parsePrescription, type StreamPrescription, tokensToWei } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import type { AnswerEvent, StreamRequest } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyProgram } from '../packages/cli/test/support.ts'
import { servingExecutor } from './support/servingExecutor.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { behaviours, tokenAt } from './support/tokenService.ts'

// Client and providers of a stream together, from the task file to the last withdrawal. Only the service is a program of the test.

const timeout = 120_000
const task = (response: string, price = '0.001') => `version: 1
kind: stream
name: chat
private: true
model: { wasm: model.wasm }
tokenizer: tokenizer
instructions: { window: 16, maxInput: 1000, responseTime: { first: 10s, perUnit: 200ms }, notice: 1s }
response: { ${response} }
pay: { function: perUnit, unit: tokens, price: "${price}", input: "0.0001", max: "1", guarantee: "60", budget: "400" }
equivalence: tokens
`
let network: TestNetwork
let folder: string

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 3,
    heartbeatMs: 500,
    streams: { epochSeconds: 10, accuseSeconds: 10, settleSeconds: 20, settleBlocks: 2, holdSeconds: 20 },
    settingsOf: () => ({ streams: { offlineSeconds: 0 } }) as never,
    executorOf: (_, dir) => servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })) as never,
  })
  folder = path.join(network.dir, 'task')
  await mkdir(path.join(folder, 'tokenizer'), { recursive: true })
  await writeFile(path.join(folder, 'model.wasm'), emptyProgram)
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await writeFile(path.join(folder, 'tokenizer', name), '{}')
}, 240_000)
afterAll(() => network?.stop())

function prescriptionOf(text: string): StreamPrescription {
  const parsed = parsePrescription(text, { fileName: 'task.yaml' })
  if (!parsed.ok || parsed.prescription.kind !== 'stream') throw new Error(JSON.stringify(parsed))
  return parsed.prescription
}

const streams = () => network.client.client!.streams

async function serve(response: string): Promise<Hex> {
  const { streamId } = await streams().open(prescriptionOf(task(response)), folder)
  await vi.waitFor(
    () => {
      const { phase, subscribers } = streams().view(streamId)
      expect([phase, subscribers.filter(({ served }) => (served?.slots ?? 0) > 0).length]).toEqual(['up', 3])
    },
    { timeout: 90_000, interval: 250 },
  )
  return streamId
}

const request = (prompt: number[], maxUnits: number): StreamRequest => ({
  work: { kind: 'tokens', tokens: prompt, sampler: { temperature: 0, topK: 0, topP: 1 }, endTokens: [] },
  maxUnits,
  cacheSalt: `0x${'0'.repeat(64)}`,
})

async function ask(streamId: Hex, asked: StreamRequest) {
  const ids: number[] = []
  let end: Extract<AnswerEvent, { type: 'end' }> | undefined
  for await (const event of streams().answer(streamId, asked)) {
    if (event.type === 'ids') ids.push(...event.ids)
    if (event.type === 'end') end = event
  }
  return { ids, end: end! }
}

const answerOf = (prompt: number[], units: number) =>
  Array.from({ length: units }, (_, i) => tokenAt(prompt, i))
const totalWei = (streamId: Hex) =>
  streams()
    .view(streamId)
    .subscribers.reduce((sum, each) => sum + each.totalWei, 0n)

it(
  'is joined by providers, answers, is revised, and returns every wei that was not earned',
  async () => {
    const { context } = network.client
    const token = bindContract(context.network.client, tokenAbi, context.network.addresses.token)
    const balance = () => token.read.balanceOf([context.sender.address])
    const beforeWei = await balance()
    const streamId = await serve('method: optimistic, council: 1')
    const prompt = [behaviours.honest, 5, 6]
    let costWei = 0n
    for (const units of [1, 16, 50, 100]) {
      const { ids, end } = await ask(streamId, request(prompt, units))
      expect(ids).toEqual(answerOf(prompt, units))
      expect(end).toMatchObject({ end: 'length', outUnits: units })
      costWei += end.costWei
    }
    const stopped = await ask(streamId, request([behaviours.stops, 5], 50))
    expect(stopped.end).toMatchObject({ end: 'stop', outUnits: 5 })
    costWei += stopped.end.costWei
    expect(totalWei(streamId)).toBe(costWei)

    await streams().topUp(streamId, { budgetWei: tokensToWei('10') })
    expect(
      await streams().revise(
        streamId,
        prescriptionOf(task('method: optimistic, council: 1', '0.0005')),
        folder,
      ),
    ).toEqual({
      revision: 1,
    })
    await vi.waitFor(
      () =>
        expect(
          streams()
            .streams()
            .find(({ id }) => id === streamId),
        ).toMatchObject({ phase: 'up', revision: 1 }),
      { timeout: 60_000, interval: 250 },
    )
    const cheaper = await ask(streamId, request(prompt, 20))
    expect(cheaper.end.costWei).toBe(tokensToWei('0.0103'))
    costWei += cheaper.end.costWei

    await streams().retract(streamId)
    await expect(ask(streamId, request(prompt, 1))).rejects.toMatchObject({ code: 'STREAM_DOWN' })
    await vi.waitFor(() => expect(streams().view(streamId).closedMs).toBeDefined(), {
      timeout: 90_000,
      interval: 500,
    })
    const claimedWei = streams()
      .view(streamId)
      .subscribers.reduce((sum, each) => sum + each.claimedWei, 0n)
    expect(claimedWei).toBeGreaterThanOrEqual(costWei)
    expect(beforeWei - (await balance())).toBe(claimedWei)
  },
  4 * timeout,
)

it.each([
  ['weighted', 'method: weighted, council: 3, weight: 0.6', 2],
  ['unanimous', 'method: unanimous, council: 3', 3],
  ['pool', 'method: pool, council: 3', 1],
])(
  'answers with a %s council under seal',
  async (_, response, agreeing) => {
    const streamId = await serve(response)
    const prompt = [behaviours.honest, 9]
    const { ids, end } = await ask(streamId, request(prompt, 40))
    expect(ids).toEqual(answerOf(prompt, 40))
    expect(end).toMatchObject({ end: 'length', outUnits: 40 })
    expect(end.executors).toHaveLength(agreeing)
    await vi.waitFor(() => expect(totalWei(streamId)).toBe(end.costWei), { timeout: 20_000 })
    expect(
      streams()
        .view(streamId)
        .subscribers.map(({ broken }) => broken),
    ).toEqual([undefined, undefined, undefined])
    await streams().retract(streamId)
  },
  timeout,
)
