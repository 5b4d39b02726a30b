import { request } from 'node:http'
import { createClient, openApiDocument, type TaskEvent } from '@muster-network/api'
import { MusterError, silentLogger } from '@muster-network/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiHandlers } from './ApiHandlers.ts'
import { type ApiServer, serveApi } from './serveApi.ts'

const taskId = `0x${'ab'.repeat(32)}`
const token = 'the-token-of-the-owner'
const event: TaskEvent = { number: 1, atMs: 5, taskId, step: 'posted', facts: { block: 3 } }

const handlers: ApiHandlers = {
  getStatus: async () => ({
    version: '0.1.0',
    network: 'test',
    local: true,
    chainId: 31337,
    blockNumber: 7,
    blockMs: 1,
    roles: ['client'],
    peerId: 'p',
    account: `0x${'a'.repeat(40)}`,
    token: { symbol: 'MSTR', decimals: 18, address: `0x${'b'.repeat(40)}` },
    native: { symbol: 'ETH', decimals: 18 },
    balances: { tokenWei: 1n, nativeWei: 2n },
    currency: null,
    currencyProblem: null,
    startedMs: 1,
  }),
  getOpenApi: async () => openApiDocument('0.1.0'),
  listTasks: async () => ({ tasks: [], next: null }),
  getTask: async ({ params }) => {
    throw new MusterError('API_NOT_FOUND', `there is no task ${params.taskId}`, { hint: 'look again' })
  },
  submitTask: async ({ body }) => {
    if (body.maxSpendWei !== 10n ** 30n) throw new Error('the amount lost digits')
    return { taskId }
  },
  cancelTask: async () => {
    throw new Error('secret inner text')
  },
  async *watchTask({ params, query }) {
    if (params.taskId !== taskId) throw new MusterError('API_NOT_FOUND', 'unknown task')
    yield { ...event, number: query.after + 1 }
    yield { ...event, number: query.after + 2 }
  },
}

let server: ApiServer
let baseUrl: string
beforeEach(async () => {
  server = await serveApi({ handlers, token, port: 0, logger: silentLogger })
  baseUrl = `http://127.0.0.1:${server.port}`
})
afterEach(() => server.stop())

const owner = () => createClient({ baseUrl, token })

it('answers a public route without a token', async () => {
  expect(await createClient({ baseUrl }).getStatus()).toMatchObject({ chainId: 31337 })
})

it('rejects an owner route without the token or with a wrong one', async () => {
  await expect(createClient({ baseUrl }).listTasks({})).rejects.toMatchObject({ code: 'API_UNAUTHORISED' })
  await expect(createClient({ baseUrl, token: 'x' }).listTasks({})).rejects.toMatchObject({
    code: 'API_UNAUTHORISED',
  })
  expect(await owner().listTasks({})).toEqual({ tasks: [], next: null })
})

it('preserves every digit of an amount', async () => {
  expect(
    await owner().submitTask({ body: { source: { file: 'task.yaml' }, maxSpendWei: `1${'0'.repeat(30)}` } }),
  ).toEqual({ taskId })
})

it('returns an error as it was thrown, with its hint and a request id', async () => {
  await expect(owner().getTask({ params: { taskId } })).rejects.toMatchObject({
    code: 'API_NOT_FOUND',
    message: `there is no task ${taskId}`,
    hint: 'look again',
    details: { requestId: expect.any(String) },
  })
})

it('hides the details of an unexpected error', async () => {
  await expect(owner().cancelTask({ params: { taskId } })).rejects.toMatchObject({
    code: 'BUG_UNREACHABLE',
    message: expect.not.stringContaining('secret'),
  })
})

it('streams events from the offset that the caller asks for', async () => {
  const numbers: number[] = []
  for await (const each of owner().watchTask({ params: { taskId }, query: { after: 4 } }))
    numbers.push(each.number)
  expect(numbers).toEqual([5, 6])
})

it('reports every invalid value of a request', async () => {
  await expect(owner().getTask({ params: { taskId: 'x' } })).rejects.toMatchObject({
    code: 'API_BAD_REQUEST',
    message: expect.stringMatching(/^taskId: expected a task id/),
  })
})

/** Sends a request with headers that fetch would not send. */
function raw(
  headers: Record<string, string>,
  path = '/v1/tasks',
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, text }))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

it('rejects a host name that is not loopback, as in DNS rebinding', async () => {
  const { status, text } = await raw({ host: 'evil.example:80', authorization: `Bearer ${token}` })
  expect(status).toBe(403)
  expect(text).toContain('API_FORBIDDEN')
})

it('rejects calls from pages of another origin, and forms from anywhere', async () => {
  const authorization = `Bearer ${token}`
  expect((await raw({ origin: 'https://evil.example', authorization })).status).toBe(403)
  const form = await raw({ authorization, 'content-type': 'text/plain' }, '/v1/tasks', '{"file":"x"}')
  expect(form.status).toBe(400)
})

it('rejects a body that is too large or not JSON', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await raw(headers, '/v1/tasks', 'x')).status).toBe(400)
  expect((await raw(headers, '/v1/tasks', `"${'x'.repeat(3 << 20)}"`)).status).toBe(413)
})

it('describes every route in OpenAPI 3.1', async () => {
  const document = (await createClient({ baseUrl }).getOpenApi()) as {
    openapi: string
    paths: Record<string, object>
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths['/v1/tasks']!).sort()).toEqual(['get', 'post'])
})

it('reports that no daemon answers', async () => {
  await expect(createClient({ baseUrl: 'http://127.0.0.1:9' }).getStatus()).rejects.toMatchObject({
    code: 'API_UNREACHABLE',
  })
})

it('refuses a body with more structure than its route allows before it is parsed, and lists few problems', async () => {
  const post = async (body: string) => {
    const response = await fetch(`${baseUrl}/v1/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    })
    const text = await response.text()
    expect(text.length).toBeLessThan(20_000)
    return { status: response.status, detail: JSON.parse(text).detail as string }
  }
  const keys = Array.from({ length: 110_000 }, (_, n) => `"k${n}":1`).join(',')
  expect(await post(`{${keys}}`)).toEqual({ status: 400, detail: 'body: too many commas for this call' })
  expect(await post('['.repeat(1 << 20))).toEqual({
    status: 400,
    detail: 'body: too many levels for this call',
  })
})

it('answers a method that a path does not have with 405 and the methods that it has', async () => {
  const call = (method: string, path: string) => fetch(`${baseUrl}${path}`, { method })
  const wrong = await call('DELETE', '/v1/tasks')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, GET'])
  expect(await wrong.json()).toMatchObject({ code: 'API_METHOD_NOT_ALLOWED' })
  expect((await call('PATCH', `/v1/tasks/${taskId}`)).headers.get('allow')).toBe('GET')
  expect((await call('GET', '/v1/nothing')).status).toBe(404)
})

it('answers an error before the first event of a stream with its status', async () => {
  const events = `${baseUrl}/v1/tasks/0x${'cd'.repeat(32)}/events`
  const response = await fetch(events, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'API_NOT_FOUND' })
})

it('answers a call that it cannot read with problem details, and a long path as any other', async () => {
  const call = async (chars: number) => {
    const { status, text } = await raw({}, `/v1/status?path=${'x'.repeat(chars)}`)
    return { status, code: JSON.parse(text).code as string | undefined }
  }
  expect(await call(40_000)).toEqual({ status: 200, code: undefined })
  expect(await call(80_000)).toEqual({ status: 431, code: 'API_TOO_LARGE' })
})

it('answers a target that is no path, and a body that zod cannot compare, with 400', async () => {
  expect((await fetch(`${baseUrl}//`)).status).toBe(400)
  const answer = await fetch(`${baseUrl}/v1/tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"source": {"file": {"length": {"toString": 1}}}, "maxSpendWei": "1"}',
  })
  expect(answer.status).toBe(400)
})
