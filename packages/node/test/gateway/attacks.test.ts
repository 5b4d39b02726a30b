import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { soon } from './soon.ts'
import { bytesOf, speaks, startGateway, type TestGateway, writeTokenizer } from './support.ts'

// Callers that send too much, too slowly, garbage, or do not read.

let gateway: TestGateway
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await gateway.stop()
})

/** Opens a connection that collects what it receives; `paused` never reads. */
async function open({
  paused = false,
} = {}): Promise<{ socket: Socket; text: () => string; closed: Promise<unknown> }> {
  const socket = connect({ port: gateway.port, host: '127.0.0.1' })
  sockets.push(socket)
  await once(socket, 'connect')
  let received = ''
  socket.on('error', () => {})
  if (paused) socket.pause()
  else socket.on('data', (data) => (received += data.toString()))
  return { socket, text: () => received, closed: once(socket, 'close') }
}

const request = (body: string, headers: Record<string, string> = {}, route = '/v1/chat/completions') =>
  [
    `POST ${route} HTTP/1.1`,
    'host: x',
    'content-type: application/json',
    ...Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n')

const chat = (more: object = {}) =>
  JSON.stringify({ model: 'smol', messages: [{ role: 'user', content: 'hi' }], ...more })
const bearer = (secret = gateway.key()) => ({ authorization: `Bearer ${secret}` })

it('refuses a caller without a key before it sends its body', async () => {
  gateway = await startGateway()
  const { socket, text } = await open()
  socket.write(request('', { 'content-length': '1000000' }))
  await soon(text).toContain('401 Unauthorized')
})

it('refuses a body that is too large by its length, and one that does not tell its length', async () => {
  gateway = await startGateway({ limits: { bodyBytes: 2_048 } })
  const told = await open()
  told.socket.write(request('', { 'content-length': '2049', ...bearer() }))
  await soon(told.text).toContain('413 ')
  const chunked = await open()
  chunked.socket.write(
    `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${gateway.key()}\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  for (let sent = 0; sent < 3; sent++) chunked.socket.write(`400\r\n${'x'.repeat(1_024)}\r\n`)
  await soon(chunked.text).toContain('413 ')
  expect(gateway.answerer.asked).toEqual([])
})

it('disconnects callers that send headers or bodies drop by drop', async () => {
  gateway = await startGateway({ limits: { headersMs: 300, bodyMs: 300 } })
  const slowHeader = await open()
  slowHeader.socket.write('POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\n')
  const drops = setInterval(() => slowHeader.socket.write('x: y\r\n'), 50)
  await slowHeader.closed
  clearInterval(drops)
  const slowBody = await open()
  slowBody.socket.write(request('', { 'content-length': '1000', ...bearer() }))
  const more = setInterval(() => slowBody.socket.write('x'), 50)
  await soon(slowBody.text).toContain('400 ')
  clearInterval(more)
})

it('refuses what is not HTTP, and headers that are too long', async () => {
  gateway = await startGateway()
  const garbage = await open()
  garbage.socket.write('\u0000\u0001 garbage\r\n\r\n')
  await soon(garbage.text).toContain('HTTP/1.1 400')
  const long = await open()
  long.socket.write(`GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
  await soon(long.text).toContain('HTTP/1.1 431')
})

it('refuses connections beyond its limit politely, and takes new ones when some have left', async () => {
  gateway = await startGateway({ limits: { connections: 20 }, script: speaks })
  const headers = bearer()
  const streams = await Promise.all(Array.from({ length: 20 }, () => open()))
  for (const { socket } of streams) socket.write(request(chat({ stream: true }), headers))
  await soon(() => gateway.answerer.running).toBe(20)
  const late = await open()
  late.socket.write(request(chat(), headers))
  await soon(late.text).toMatch(/503 [\s\S]*retry-after: 5[\s\S]*api_busy/i)
  for (const { socket } of streams.slice(0, 5)) socket.destroy()
  await soon(() => gateway.answerer.running).toBe(15)
  const next = await open()
  next.socket.write(request(chat({ stream: true }), headers))
  await soon(next.text).toContain('200 OK')
})

it('cancels the answer of a caller that does not read', async () => {
  gateway = await startGateway({
    limits: { stalledMs: 300 },
    // far more than the buffers of two sockets
    script: async function* ({ options }) {
      yield { type: 'head', status: 200, contentType: 'text/plain' }
      while (!options?.signal?.aborted) yield { type: 'body', bytes: Buffer.alloc(1 << 16) }
    },
  })
  const { socket } = await open({ paused: true })
  socket.write(request('x', bearer(), '/v1/services/vectors/x'))
  await soon(() => gateway.answerer.asked.length).toBe(1)
  await soon(() => gateway.service.gateway.usage.rows()[0]?.status).toBe(499)
  expect(gateway.answerer.running).toBe(0)
})

it('refuses bodies that are no JSON, too deep, or not of the schema', async () => {
  gateway = await startGateway()
  for (const body of [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '['.repeat(100_000),
    '{"model":{"length":{"toString":1}},"messages":{"length":1}}',
    `{"model":"smol","messages":[${'{"role":"user","content":1},'.repeat(5_000)}1]}`,
    Buffer.from([0x7b, 0xff, 0xfe]).toString('latin1'),
  ]) {
    const answer = await gateway.post('/v1/chat/completions', body)
    expect([answer.status, body.slice(0, 20)]).toEqual([400, body.slice(0, 20)])
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  }
})

it('refuses unknown routes and methods', async () => {
  gateway = await startGateway()
  expect((await gateway.post('/v1/other', {})).status).toBe(404)
  expect((await fetch(`${gateway.url}/v1/chat/completions`)).status).toBe(404)
  expect((await fetch(`${gateway.url}/`)).status).toBe(404)
  const preflight = await fetch(`${gateway.url}/v1/models`, {
    method: 'OPTIONS',
    headers: { origin: 'https://x.y' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})

it('ends a template that loops, and serves the next request', async () => {
  gateway = await startGateway()
  const { tokenizers } = gateway.service.gateway
  const { Tokenizers } = await import('../../src/gateway/tokens/Tokenizers.ts')
  const impatient = new Tokenizers({ promptMs: 3_000 })
  try {
    const loop =
      '{% for a in range(100000) %}{% for b in range(100000) %}{% set c = b %}{% endfor %}{% endfor %}'
    const folder = await writeTokenizer(`${gateway.dir}/looping`, loop)
    const fine = await writeTokenizer(`${gateway.dir}/fine`)
    const conversation = { messages: [{ role: 'user', content: 'hi' }] }
    const looping = impatient.encodeChat(folder, conversation)
    const behind = impatient.encodeChat(fine, conversation)
    await expect(looping).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
    expect((await behind).length).toBeGreaterThan(5)
  } finally {
    await impatient.stop()
  }
  expect(await tokenizers.encode(gateway.answerer.folder, 'abc')).toEqual(bytesOf('abc'))
})

it('says that a template refuses the messages', async () => {
  gateway = await startGateway({ chatTemplate: "{{ raise_exception('roles must alternate') }}" })
  const answer = await gateway.post('/v1/chat/completions', chat())
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: { param: 'messages', message: expect.stringContaining('roles must alternate') },
  })
})

it('answers short prompts while a long one is encoded', async () => {
  gateway = await startGateway()
  const ends: string[] = []
  const ask = async (name: string, prompt: string) => {
    const answer = await gateway.post('/v1/completions', { model: 'smol', prompt })
    ends.push(`${name} ${answer.status}`)
  }
  const long = 'word and '.repeat(110_000)
  await Promise.all([ask('long', long), ...Array.from({ length: 5 }, () => ask('short', 'hi'))])
  // the long one is encoded, and then refused for its length
  expect(ends).toEqual([...Array(5).fill('short 200'), 'long 400'])
})

it('passes the requests of services through, and nothing that a browser would run', async () => {
  gateway = await startGateway({
    script: async function* ({ request: { work } }) {
      if (work.kind !== 'http') throw new Error('not http')
      yield { type: 'head', status: 418, contentType: 'text/html' }
      yield { type: 'body', bytes: Buffer.from(`${work.method} ${work.path} ${work.contentType} `) }
      yield { type: 'body', bytes: work.body }
    },
  })
  const answer = await gateway.post('/v1/services/vectors/deep/path?a=1', 'body', {
    'content-type': 'text/x',
  })
  expect(answer.status).toBe(418)
  expect(await answer.text()).toBe('POST /deep/path?a=1 text/x body')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await gateway.post('/v1/services/smol/x', 'body')).status).toBe(400)
  expect((await gateway.post('/v1/services/none/x', 'body')).status).toBe(404)
  expect((await gateway.post('/v1/services/vectors/x', 'y'.repeat(800_000))).status).toBe(413)
  expect((await gateway.post(`/v1/services/vectors/${'x'.repeat(3_000)}`, '')).status).toBe(400)
})
