import path from 'node:path'
import { parsePrescription, silentLogger } from '@muster-network/core'
import { GatewayService } from '@muster-network/node'
import OpenAI from 'openai'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sentence, writeChatService } from './support/chatService.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

// A model served from end to end: a wasm service in the sandboxes of real providers, paid by vouchers on a real chain, called by OpenAI's
// own client.

const task = `version: 1
kind: stream
name: chat
private: true
model: { wasm: model.wasm }
tokenizer: tokenizer
instructions: { window: 16, maxInput: 2000, maxOutput: 400, responseTime: { first: 10s, perUnit: 500ms } }
response: { method: optimistic, council: 2 }
pay: { function: perUnit, unit: tokens, price: "0.001", input: "0.0001", max: "1", guarantee: "60", budget: "400" }
equivalence: tokens
`

let network: TestNetwork
let gateway: GatewayService
let openai: OpenAI

beforeAll(async () => {
  network = await startTestNetwork({ providers: 3 })
  const folder = path.join(network.dir, 'task')
  await writeChatService(folder)
  const parsed = parsePrescription(task, { fileName: 'task.yaml' })
  if (!parsed.ok || parsed.prescription.kind !== 'stream') throw new Error(JSON.stringify(parsed))
  const { streams } = network.client.client!
  await streams.open(parsed.prescription, folder)
  gateway = new GatewayService({
    dir: network.client.context.dir,
    answerer: streams,
    logger: silentLogger,
  })
  const { url } = await gateway.listen({ host: '127.0.0.1', port: 0 })
  const { secret } = gateway.gateway.keys.create('test', {})
  openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: secret, maxRetries: 0 })
  await vi.waitFor(() => expect(streams.streams()[0]?.phase).toBe('up'), { timeout: 90_000, interval: 200 })
}, 240_000)
afterAll(async () => {
  await gateway?.stop()
  await network?.stop()
})

const ask = (content: string, max_tokens: number) => ({
  model: 'chat',
  temperature: 0,
  max_tokens,
  messages: [{ role: 'user' as const, content }],
})

it('answers a chat like OpenAI does, and the executor is owed for it', async () => {
  const answer = await openai.chat.completions.create(ask('What do you see?', 40))
  const [choice] = answer.choices
  expect(sentence.repeat(3)).toContain(choice!.message.content)
  expect(choice!.message.content).toHaveLength(40)
  expect(choice!.finish_reason).toBe('length')
  expect(answer.usage).toMatchObject({ completion_tokens: 40 })
})

it('streams an answer in pieces', async () => {
  let text = ''
  let pieces = 0
  for await (const piece of await openai.chat.completions.create({ ...ask('And now?', 100), stream: true })) {
    text += piece.choices[0]?.delta.content ?? ''
    pieces++
  }
  expect(text).toHaveLength(100)
  expect(sentence.repeat(4)).toContain(text)
  expect(pieces).toBeGreaterThan(2)
})

it('continues an answer whose executor dies in the middle', async () => {
  let text = ''
  let isKilled = false
  for await (const piece of await openai.chat.completions.create({ ...ask('slowly~', 60), stream: true })) {
    text += piece.choices[0]?.delta.content ?? ''
    if (text.length > 10 && !isKilled) {
      isKilled = true
      const busy = network.providers.find(({ provider }) =>
        provider!.streams().some(({ active }) => active > 0),
      )
      await busy!.stop()
    }
  }
  expect(isKilled).toBe(true)
  expect(text).toHaveLength(60)
  expect(sentence.repeat(3)).toContain(text)
}, 120_000)
