import { createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiHandlers } from './ApiHandlers.ts'
import { CallRates } from './CallRates.ts'
import { servePublic } from './servePublic.ts'

let asOwner: unknown
const watched = Promise.withResolvers<void>()
const handlers: ApiHandlers = {
  listNodes: async (_, { isOwner }) => {
    asOwner = isOwner
    return { nodes: [] }
  },
  listTasks: async () => ({ tasks: [], next: null }),
  async *watchNetwork(_, { signal }) {
    watched.resolve()
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    yield* []
  },
}

let server: Awaited<ReturnType<typeof servePublic>>
let baseUrl: string
beforeEach(async () => {
  const rates = new CallRates({ perSecond: 0.001, burst: 5 })
  const address = { host: '127.0.0.1', port: 0 }
  server = await servePublic({ handlers, ...address, logger: silentLogger, rates, watchers: 1 })
  baseUrl = `http://127.0.0.1:${server.port}`
})
afterEach(() => server.stop())

it('serves the network to anyone, cross-origin pages included, and nothing of the owner', async () => {
  const answer = await fetch(`${baseUrl}/v1/network/nodes`, { headers: { origin: 'https://example.org' } })
  expect(await answer.json()).toEqual({ nodes: [] })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(asOwner).toBe(false)
  const stranger = createClient({ baseUrl, token: 'whatever' })
  await expect(stranger.listTasks()).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
  await expect(stranger.getSession()).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
  expect((await fetch(`${baseUrl}/metrics`)).status).toBe(404)
})

it('limits the rate of one caller', async () => {
  const ask = async () => (await fetch(`${baseUrl}/v1/network/nodes`)).status
  const answers: number[] = []
  for (let call = 0; call < 6; call++) answers.push(await ask())
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

it('limits the number of open event streams', async () => {
  const leaving = new AbortController()
  const first = fetch(`${baseUrl}/v1/network/events`, { signal: leaving.signal })
  await watched.promise
  expect((await fetch(`${baseUrl}/v1/network/events`)).status).toBe(429)
  leaving.abort()
  await first.catch(() => {})
})

it('answers a target that is no path with 400', async () => {
  expect((await fetch(`${baseUrl}//`)).status).toBe(400)
})
