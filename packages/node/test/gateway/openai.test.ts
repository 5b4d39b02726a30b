import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { soon } from './soon.ts'
import {
  bytesOf,
  endToken,
  fails,
  says,
  speaks,
  startGateway,
  type TestGateway,
  toolTemplate,
} from './support.ts'

// OpenAI's own client against the gateway, over a real socket.

let gateway: TestGateway
let openai: OpenAI
const messages = [{ role: 'user' as const, content: 'hi' }]

beforeAll(async () => {
  gateway = await startGateway({ chatTemplate: toolTemplate })
  openai = new OpenAI({ baseURL: `${gateway.url}/v1`, apiKey: gateway.key(), maxRetries: 0 })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.answerer.script = says('hello world')
  gateway.answerer.asked.length = 0
})

const rendered = (text: string) => `<|im_start|>user\n${text}<|im_end|>\n<|im_start|>assistant\n`
/** Decodes the tokens that the answerer got. */
const promptOf = (at: number) => {
  const { work } = gateway.answerer.asked[at]!.request
  if (work.kind !== 'tokens') throw new Error('no tokens')
  const others = ['<|im_end|>', '<|im_start|>', 'he', 'll', 'hell', 'hello']
  return work.tokens.map((id) => others[id - 256] ?? String.fromCharCode(id)).join('')
}

describe('chat', () => {
  it('answers as a whole, with the template applied and the usage counted', async () => {
    const answer = await openai.chat.completions.create({
      model: 'smol',
      messages,
      seed: 5,
      temperature: 0.5,
    })
    expect(answer.choices).toEqual([
      {
        index: 0,
        message: { role: 'assistant', content: 'hello world', refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ])
    expect(answer).toMatchObject({ object: 'chat.completion', model: 'smol' })
    const { request } = gateway.answerer.asked[0]!
    expect(promptOf(0)).toBe(rendered('hi'))
    expect(request).toMatchObject({ maxUnits: 1_024, work: { endTokens: [endToken] } })
    expect(request.work).toMatchObject({ sampler: { temperature: 0.5, topP: 1, topK: 0 } })
    const tokens = request.work.kind === 'tokens' ? request.work.tokens.length : 0
    expect(answer.usage).toMatchObject({
      prompt_tokens: tokens,
      completion_tokens: 11,
      total_tokens: tokens + 11,
    })
  })

  it('streams pieces that never split a character, then the usage', async () => {
    gateway.answerer.script = says('Grüße, 世界 👋🏽!', { bytes: 1 })
    const stream = await openai.chat.completions.create({
      model: 'smol',
      messages,
      stream: true,
      stream_options: { include_usage: true },
    })
    const pieces: string[] = []
    let [finish, usage, role]: [unknown, unknown, unknown] = [undefined, undefined, undefined]
    for await (const chunk of stream) {
      const [choice] = chunk.choices
      role ??= choice?.delta.role
      if (choice?.delta.content) pieces.push(choice.delta.content)
      finish = choice?.finish_reason ?? finish
      usage = chunk.usage ?? usage
    }
    expect(pieces.join('')).toBe('Grüße, 世界 👋🏽!')
    expect(pieces.length).toBeGreaterThan(8)
    expect(pieces.join('|')).not.toContain('\u{fffd}')
    expect({ role, finish }).toEqual({ role: 'assistant', finish: 'stop' })
    expect(usage).toMatchObject({ completion_tokens: bytesOf('Grüße, 世界 👋🏽!').length })
  })

  it('answers n times with seeds of their own', async () => {
    const answer = await openai.chat.completions.create({ model: 'smol', messages, n: 3, seed: 7 })
    expect(answer.choices.map(({ index }) => index)).toEqual([0, 1, 2])
    const seeds = gateway.answerer.asked.map(({ request: { work } }) => 'seed' in work && work.seed)
    expect(new Set(seeds).size).toBe(3)
    gateway.answerer.asked.length = 0
    await openai.chat.completions.create({ model: 'smol', messages, n: 3, seed: 7 })
    expect(gateway.answerer.asked.map(({ request: { work } }) => 'seed' in work && work.seed)).toEqual(seeds)
  })

  it('ends at max_tokens with the reason length', async () => {
    const answer = await openai.chat.completions.create({ model: 'smol', messages, max_completion_tokens: 5 })
    expect(answer.choices[0]).toMatchObject({ finish_reason: 'length', message: { content: 'hello' } })
  })

  it('cancels the answer at a stop string, which it does not send', async () => {
    gateway.answerer.script = says('one two STOP three four five six seven', { bytes: 2, pauseMs: 2 })
    const before = gateway.answerer.cancelled
    const answer = await openai.chat.completions.create({
      model: 'smol',
      messages,
      stop: ['STOP', 'nothing'],
    })
    expect(answer.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'one two ' } })
    expect(gateway.answerer.cancelled).toBe(before + 1)
    expect(answer.usage!.completion_tokens).toBeLessThan(20)
  })

  it('cancels the answer when the caller aborts', async () => {
    gateway.answerer.script = speaks
    const stream = await openai.chat.completions.create({ model: 'smol', messages, stream: true })
    let pieces = 0
    for await (const _ of stream) if (++pieces === 5) break
    await soon(() => gateway.answerer.running).toBe(0)
    const row = gateway.service.gateway.usage.rows({ limit: 10_000 }).at(-1)!
    expect(row).toMatchObject({ status: 499 })
    expect(row.costWei).toBe(BigInt(row.inUnits) + 10n * BigInt(row.outUnits))
  })

  it('passes tools to the template and returns their calls', async () => {
    const call = '<tool_call>\n{"name": "weather", "arguments": {"city": "Kyiv"}}\n</tool_call>'
    gateway.answerer.script = says(`Let me look. ${call}`, { bytes: 2 })
    const tools = [
      {
        type: 'function' as const,
        function: {
          name: 'weather',
          parameters: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
    ]
    const answer = await openai.chat.completions.create({ model: 'smol', messages, tools })
    expect(promptOf(0)).toContain('"name": "weather"')
    const [choice] = answer.choices
    expect(choice).toMatchObject({ finish_reason: 'tool_calls', message: { content: 'Let me look. ' } })
    expect(choice!.message.tool_calls).toMatchObject([
      { type: 'function', function: { name: 'weather', arguments: '{"city":"Kyiv"}' } },
    ])
    const streamed = openai.chat.completions.stream({ model: 'smol', messages, tools })
    const final = await streamed.finalChatCompletion()
    expect(final.choices[0]!.message.tool_calls).toMatchObject([
      { function: { arguments: '{"city":"Kyiv"}' } },
    ])
    const plain = await openai.chat.completions.create({ model: 'smol', messages })
    expect(plain.choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: { content: `Let me look. ${call}` },
    })
  })

  it('returns the results of tools to the template', async () => {
    await openai.chat.completions.create({
      model: 'smol',
      messages: [
        ...messages,
        {
          role: 'assistant',
          tool_calls: [{ id: 'a', type: 'function', function: { name: 'f', arguments: '{"x":1}' } }],
        },
        { role: 'tool', tool_call_id: 'a', content: [{ type: 'text', text: 'sunny' }] },
      ],
    })
    expect(promptOf(0)).toContain('<|im_start|>tool\nsunny<|im_end|>')
  })
})

it('completes texts and token ids', async () => {
  const text = await openai.completions.create({ model: 'smol', prompt: 'once', max_tokens: 40 })
  expect(text.choices).toMatchObject([{ text: 'hello world', finish_reason: 'stop' }])
  const several = await openai.completions.create({ model: 'smol', prompt: ['a', 'b'], n: 2, max_tokens: 2 })
  expect(several.choices.map(({ index, text }) => [index, text])).toEqual(
    [0, 1, 2, 3].map((at) => [at, 'he']),
  )
  gateway.answerer.asked.length = 0
  const ids = await openai.completions.create({ model: 'smol', prompt: [1, 2, 3], stream: true })
  let all = ''
  for await (const { choices } of ids) all += choices[0]?.text ?? ''
  expect(all).toBe('hello world')
  expect(gateway.answerer.asked[0]!.request.work).toMatchObject({ tokens: [1, 2, 3] })
})

it('returns embeddings, packed when the client asks for it', async () => {
  gateway.answerer.script = async function* ({ request: { work } }) {
    if (work.kind !== 'http') throw new Error('not http')
    const { input, encoding_format } = JSON.parse(Buffer.from(work.body).toString())
    const data = input.map((text: string) => ({ embedding: [text.length, 0.5, -0.25] }))
    yield { type: 'head', status: 200, contentType: 'application/json' }
    yield { type: 'body', bytes: Buffer.from(JSON.stringify({ data, encoding_format })) }
  }
  const expected = [
    { index: 0, embedding: [2, 0.5, -0.25] },
    { index: 1, embedding: [3, 0.5, -0.25] },
  ]
  const input = ['ab', 'abc']
  expect((await openai.embeddings.create({ model: 'vectors', input })).data).toMatchObject(expected)
  const floats = await openai.embeddings.create({ model: 'vectors', input, encoding_format: 'float' })
  expect(floats.data).toMatchObject(expected)
  expect(gateway.answerer.asked[0]!.request.work).toMatchObject({ path: '/v1/embeddings', method: 'POST' })
})

it('lists the models that the key may call', async () => {
  const names = async (client: OpenAI) => (await client.models.list()).data.map(({ id }) => id)
  expect(await names(openai)).toEqual(['smol', 'vectors'])
  expect(await openai.models.retrieve('smol')).toMatchObject({ id: 'smol', object: 'model' })
  const narrow = openai.withOptions({ apiKey: gateway.key({ streams: ['vectors'] }) })
  expect(await names(narrow)).toEqual(['vectors'])
  await expect(narrow.chat.completions.create({ model: 'smol', messages })).rejects.toMatchObject({
    status: 404,
  })
})

describe('errors', () => {
  const create = (more: object, client = openai) =>
    client.chat.completions.create({ model: 'smol', messages, ...more } as never) as Promise<unknown>

  it.each([
    ['an unknown model', { model: 'gpt-4' }, { status: 404, code: 'model_not_found' }],
    ['log-probabilities', { logprobs: true }, { status: 400, param: 'logprobs' }],
    ['a penalty', { presence_penalty: 1 }, { status: 400, param: 'presence_penalty' }],
    ['JSON mode', { response_format: { type: 'json_object' } }, { status: 400, param: 'response_format' }],
    ['a wrong temperature', { temperature: 3 }, { status: 400, param: 'temperature' }],
    ['no messages', { messages: [] }, { status: 400, param: 'messages' }],
    ['an image', { messages: [{ role: 'user', content: [{ type: 'image_url' }] }] }, { status: 400 }],
    ['too long an answer', { max_tokens: 5_000 }, { status: 400, param: 'max_tokens' }],
    [
      'too long a prompt',
      { messages: [{ role: 'user', content: 'x '.repeat(3_000) }] },
      { status: 400, code: 'context_length_exceeded' },
    ],
    ['a model without text', { model: 'vectors' }, { status: 400, param: 'model' }],
  ])('refuses %s', async (_, more, error) => {
    await expect(create(more)).rejects.toMatchObject(error)
    expect(gateway.answerer.asked).toEqual([])
  })

  it('ignores fields that it does not know', async () => {
    await expect(create({ store: true, metadata: { a: 'b' }, new_field: [1] })).resolves.toBeDefined()
  })

  it('refuses unknown keys', async () => {
    for (const apiKey of ['sk-wrong', `mk-${'a'.repeat(43)}`])
      await expect(create({}, openai.withOptions({ apiKey }))).rejects.toMatchObject({
        status: 401,
        code: 'invalid_api_key',
      })
  })

  it('says why a stream is down, and when to retry', async () => {
    const down = { details: { reason: 'too-few', retryAfterMs: 30_000 } }
    gateway.answerer.script = fails('STREAM_DOWN', 'too few subscribers', down)
    const error = await create({}).catch((error: unknown) => error as InstanceType<typeof OpenAI.APIError>)
    expect(error).toMatchObject({ status: 503 })
    expect((error as { headers: Headers }).headers.get('retry-after')).toBe('30')
    expect(String(error)).toContain('too-few')
    gateway.answerer.script = fails('STREAM_DOWN', 'closing', { details: { reason: 'retracted' } })
    await expect(create({})).rejects.toMatchObject({ status: 410 })
  })

  it('ends a stream that breaks with an error', async () => {
    gateway.answerer.script = async function* () {
      yield { type: 'ids', ids: bytesOf('half an ') }
      throw Object.assign(new Error('every subscriber failed'), { code: 'STREAM_NO_ANSWER', details: {} })
    }
    const stream = await openai.chat.completions.create({ model: 'smol', messages, stream: true })
    const read = async () => {
      let text = ''
      for await (const { choices } of stream) text += choices[0]?.delta.content ?? ''
      return text
    }
    await expect(read()).rejects.toMatchObject({ code: 'no_answer' })
    const row = gateway.service.gateway.usage.rows({ limit: 10_000 }).at(-1)!
    // 64 tokens: the window that had begun
    expect(row).toMatchObject({ status: 503, outUnits: 8, costWei: BigInt(row.inUnits) + 640n })
  })
})

it('answers a repeated request once, by its idempotency key', async () => {
  const options = { headers: { 'Idempotency-Key': 'one' } }
  const ask = (content: string, stream = false) =>
    openai.chat.completions.create({ model: 'smol', messages: [{ role: 'user', content }], stream }, options)
  const first = await ask('a')
  expect(await ask('a')).toEqual(first)
  expect(gateway.answerer.asked.length).toBe(1)
  await expect(ask('b')).rejects.toMatchObject({ status: 422 })

  gateway.answerer.script = says('slow answer', { pauseMs: 20 })
  const two = { headers: { 'Idempotency-Key': 'two' } }
  const running = openai.chat.completions.create({ model: 'smol', messages }, two)
  await soon(() => gateway.answerer.running).toBe(1)
  await expect(openai.chat.completions.create({ model: 'smol', messages }, two)).rejects.toMatchObject({
    status: 409,
  })
  await running
  // another API key has idempotency keys of its own
  const other = openai.withOptions({ apiKey: gateway.key() })
  await other.chat.completions.create({ model: 'smol', messages }, two)
  expect(gateway.answerer.asked.length).toBe(3)
})

it('repeats the events of a stream by its idempotency key, and asks again after a failure', async () => {
  const body = { model: 'smol', messages, stream: true }
  const headers = { 'idempotency-key': 'events' }
  gateway.answerer.script = fails('STREAM_NO_ANSWER', 'no')
  expect((await gateway.post('/v1/chat/completions', body, headers)).status).toBe(503)
  gateway.answerer.script = says('hello')
  const first = await gateway.post('/v1/chat/completions', body, headers)
  const events = await first.text()
  expect(events).toMatch(/^data: .*\n\n/)
  expect(events.endsWith('data: [DONE]\n\n')).toBe(true)
  const again = await gateway.post('/v1/chat/completions', body, headers)
  expect(await again.text()).toBe(events)
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(gateway.answerer.asked.length).toBe(2)
})
