import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parsePrescription } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { GatewayService } from '@muster-network/node'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyProgram } from '../packages/cli/test/support.ts'
import { template, writeTokenizer } from '../packages/node/test/gateway/support.ts'
import { servingExecutor } from './support/servingExecutor.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tokenAt } from './support/tokenService.ts'

// OpenAI's client → gateway → voucher book → peers → service, on a real chain. Only the service is a program of the test.

const task = `version: 1
kind: stream
name: chat
private: true
model: { wasm: model.wasm }
tokenizer: tokenizer
instructions: { window: 16, maxInput: 1000, responseTime: { first: 10s, perUnit: 200ms }, notice: 1s }
response: { method: optimistic, council: 1 }
pay: { function: perUnit, unit: tokens, price: "0.001", input: "0.0001", max: "1", guarantee: "60", budget: "400" }
equivalence: tokens
`

let network: TestNetwork
let service: GatewayService
let openai: OpenAI
let words: string
const streams = () => network.client.client!.streams

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 2,
    heartbeatMs: 500,
    streams: { epochSeconds: 10, accuseSeconds: 10, settleSeconds: 20, settleBlocks: 2, holdSeconds: 20 },
    settingsOf: () => ({ streams: { offlineSeconds: 0 } }) as never,
    executorOf: (_, dir) => servingExecutor(new WasmExecutor({ dir, modulesDir: `${dir}/modules` })) as never,
  })
  const folder = path.join(network.dir, 'task')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'model.wasm'), emptyProgram)
  await writeTokenizer(path.join(folder, 'tokenizer'), template, 50_000)
  words = path.join(folder, 'tokenizer')
  const parsed = parsePrescription(task, { fileName: 'task.yaml' })
  if (!parsed.ok || parsed.prescription.kind !== 'stream') throw new Error(JSON.stringify(parsed))
  const { logger, dir } = network.client.context
  service = new GatewayService({ dir, answerer: streams(), logger })
  const { url } = await service.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = service.gateway.keys.create('test', {})
  openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: secret, maxRetries: 0 })
  const { streamId } = await streams().open(parsed.prescription, folder)
  await vi.waitFor(() => expect(streams().view(streamId).phase).toBe('up'), {
    timeout: 120_000,
    interval: 250,
  })
}, 300_000)
afterAll(async () => {
  await service?.stop()
  await network?.stop()
})

const messages = [{ role: 'user' as const, content: 'hi' }]
/** The text that the service says to these messages. */
async function textOf(units: number): Promise<string> {
  const { tokenizers } = service.gateway
  const prompt = await tokenizers.encodeChat(words, { messages })
  const ids = Array.from({ length: units }, (_, position) => tokenAt(prompt, position))
  const [text] = await tokenizers.decoderOf(words)([ids])
  return text!
}
const create = (maxTokens: number) =>
  openai.chat.completions.create({ model: 'chat', messages, max_tokens: maxTokens, temperature: 0 })

it('answers as a whole, in events and in parallel, and the bill is what the subscribers earned', async () => {
  expect((await openai.models.list()).data).toMatchObject([{ id: 'chat', status: 'up' }])
  const whole = await create(40)
  expect(whole.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: await textOf(40) } })
  expect(whole.usage).toMatchObject({ completion_tokens: 40 })

  const events = await openai.chat.completions.create({
    ...{ model: 'chat', messages, max_tokens: 50, stream: true },
    stream_options: { include_usage: true },
  })
  let [text, completion] = ['', 0]
  for await (const { choices, usage } of events) {
    text += choices[0]?.delta.content ?? ''
    completion = usage?.completion_tokens ?? completion
  }
  expect([text, completion]).toEqual([await textOf(50), 50])

  const parallel = await Promise.all(Array.from({ length: 4 }, () => create(20)))
  for (const { choices } of parallel) expect(choices[0]!.message.content).toBe(await textOf(20))

  const { streamId } = streams().views()[0]!
  const rows = service.gateway.usage.rows({ streamId })
  expect(rows.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const billedWei = rows.reduce((sum, { costWei }) => sum + costWei!, 0n)
  await vi.waitFor(
    () => {
      const earned = streams()
        .view(streamId)
        .subscribers.map(({ totalWei }) => totalWei)
      expect(earned.reduce((sum, wei) => sum + wei, 0n)).toBe(billedWei)
    },
    { timeout: 30_000 },
  )
}, 240_000)

it('pays a caller that leaves to the point where it left, and answers 410 after the end', async () => {
  const before = service.gateway.usage.rows().length
  const stream = await openai.chat.completions.create({ model: 'chat', messages, stream: true })
  let pieces = 0
  for await (const _ of stream) if (++pieces === 3) break
  await vi.waitFor(() => expect(service.gateway.usage.rows()[before]?.status).toBe(499), { timeout: 30_000 })
  const row = service.gateway.usage.rows()[before]!
  expect(row.costWei! < row.reservedWei).toBe(true)
  const { streamId } = streams().views()[0]!
  await streams().retract(streamId)
  await vi.waitFor(async () => await expect(create(5)).rejects.toMatchObject({ status: 410 }), {
    timeout: 60_000,
  })
}, 240_000)
