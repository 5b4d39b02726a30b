import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Row } from './LanguageModel.ts'
import { serveModel } from './serveModel.ts'
import { TokenService } from './TokenService.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Serves a model that counts: behind token n comes n + 1. */
async function serveCounting({ sequences = 2, contextTokens = 64, isLoading = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-chat-'))
  const socketPath = path.join(folder, 'service.sock')
  const rows: Row[] = []
  const model = {
    sequences,
    contextTokens,
    vocabulary: 1_000,
    evaluate: async (batch: readonly Row[]) => {
      await setImmediate()
      rows.push(...batch)
      return batch.map(({ tokens, wanted }) =>
        wanted.map((i) => ({ top: [{ token: (tokens[i]! + 1) % 1_000, logProb: -0.1 }], restLogProb: -2.5 })),
      )
    },
  }
  const service = new TokenService(model, hash)
  const server = serveModel(() => (isLoading ? undefined : { service, model }), { stalledMs: 100 })
  server.listen(socketPath)
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const send = async (method: string, url: string, body: string | Buffer = '') => {
    const sent = request({ socketPath, method, path: url }).end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  }
  const post = async (url: string, body: unknown) => {
    const response = await send('POST', url, typeof body === 'string' ? body : JSON.stringify(body))
    return { status: response.statusCode, text: await textOf(response) }
  }
  return { send, post, rows }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  return Buffer.concat(parts).toString()
}

const ask = {
  tokens: [10, 11, 12],
  from: 0,
  seed: `0x${'01'.repeat(32)}`,
  sampler: { temperature: 0, topK: 0, topP: 1 },
  endTokens: [20],
  maxUnits: 4,
  cacheSalt: '0x01',
}

describe('serveModel', () => {
  it('is ready when the model is loaded', async () => {
    const loading = await serveCounting({ isLoading: true })
    expect((await loading.send('GET', '/health')).statusCode).toBe(503)
    expect((await loading.post('/muster/generate', ask)).status).toBe(503)
    expect((await (await serveCounting()).send('GET', '/health')).statusCode).toBe(200)
  })

  it('generates lines of tokens and one end', async () => {
    const { post } = await serveCounting()
    expect((await post('/muster/generate', ask)).text).toBe(
      '{"ids":[13]}\n{"ids":[14]}\n{"ids":[15]}\n{"ids":[16]}\n{"end":"length"}\n',
    )
    const stopped = await post('/muster/generate', { ...ask, endTokens: [15] })
    expect(stopped.text).toBe('{"ids":[13]}\n{"ids":[14]}\n{"end":"stop"}\n')
    const continued = await post('/muster/generate', { ...ask, tokens: [10, 11, 12, 13, 14], from: 2 })
    expect(continued.text).toBe('{"ids":[15]}\n{"ids":[16]}\n{"end":"length"}\n')
    const full = await post('/muster/generate', { ...ask, maxUnits: 2, tokens: [10, 11, 12], from: 2 })
    expect(full.text).toBe('{"end":"length"}\n')
  })

  it('lists the choices of each position, and of the one behind the last token', async () => {
    const { post } = await serveCounting()
    const { text } = await post('/muster/choices', { tokens: [10, 20, 30], from: 2, count: 2 })
    expect(JSON.parse(text)).toEqual({
      choices: [
        { top: [[21, -0.1]], rest: -2.5 },
        { top: [[31, -0.1]], rest: -2.5 },
      ],
    })
  })

  it('reads a prompt of the same salt once, and never the choices of a checker', async () => {
    const { post, rows } = await serveCounting()
    const readTokens = async (url: string, body: unknown) => {
      rows.length = 0
      await post(url, body)
      return rows.reduce((sum, { tokens }) => sum + tokens.length, 0)
    }
    const first = await readTokens('/muster/generate', ask)
    expect(first).toBe(3 + 3)
    expect(await readTokens('/muster/generate', ask)).toBe(1 + 3)
    expect(await readTokens('/muster/generate', { ...ask, cacheSalt: '0x02' })).toBe(first)
    const check = { tokens: [10, 11, 12, 13], from: 3, count: 2 }
    expect(await readTokens('/muster/choices', check)).toBe(4)
    expect(await readTokens('/muster/choices', check)).toBe(4)
  })

  it.each([
    ['no JSON', '{'],
    ['a body beyond the limit', `{"x":"${'x'.repeat(5_000)}"}`],
    ['a token outside the vocabulary', { ...ask, tokens: [1_000] }],
    ['a token that is no number', { ...ask, tokens: ['1'] }],
    ['no tokens', { ...ask, tokens: [] }],
    ['no token of the prompt', { ...ask, from: 3 }],
    ['more than the context', { ...ask, maxUnits: 62 }],
    ['another seed', { ...ask, seed: '0x01' }],
    ['another temperature', { ...ask, sampler: { ...ask.sampler, temperature: -1 } }],
  ])('refuses %s', async (_, body) => {
    const { post, rows } = await serveCounting()
    expect((await post('/muster/generate', body)).status).toBe(400)
    expect(rows).toEqual([])
  })

  it.each([
    ['the position of the first token', { tokens: [1, 2], from: 0, count: 1 }],
    ['positions behind the end', { tokens: [1, 2], from: 2, count: 2 }],
    ['more than the context', { tokens: new Array(65).fill(1), from: 1, count: 1 }],
  ])('refuses choices for %s', async (_, body) => {
    const { post } = await serveCounting()
    expect((await post('/muster/choices', body)).status).toBe(400)
  })

  it('refuses other paths and methods', async () => {
    const { send } = await serveCounting()
    expect((await send('GET', '/muster/generate')).statusCode).toBe(404)
    expect((await send('POST', '/v1/chat/completions', '{}')).statusCode).toBe(404)
  })

  it.each([
    ['has gone', (response: IncomingMessage) => response.destroy()],
    ['reads nothing', () => {}],
  ])('stops an answer whose client %s, and lends its sequence to the next', async (_, leave) => {
    const { send, post, rows } = await serveCounting({ sequences: 1, contextTokens: 2_000_000 })
    const endless = JSON.stringify({ ...ask, endTokens: [], maxUnits: 1_999_997 })
    const response = await send('POST', '/muster/generate', endless)
    response.on('error', () => {})
    leave(response)
    const next = await post('/muster/generate', { ...ask, cacheSalt: '0x03' })
    expect(next.text).toContain('{"end":"length"}')
    expect(rows.length).toBeLessThan(1_000_000)
  })
})
