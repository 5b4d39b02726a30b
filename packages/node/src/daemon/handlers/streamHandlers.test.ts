import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { MusterError, silentLogger } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StreamView } from '../../client/stream/StreamView.ts'
import { GatewayService } from '../../gateway/GatewayService.ts'
import type { OwnedStreams } from '../../gateway/OwnedStreams.ts'
import { type ApiServer, serveApi } from '../../serve/serveApi.ts'
import { Journal } from '../../store/Journal.ts'
import { openStore } from '../../store/openStore.ts'
import { gatewayHandlers } from './gatewayHandlers.ts'
import type { Serving } from './Serving.ts'
import { streamHandlers } from './streamHandlers.ts'

// The routes of streams, keys and the gateway over a real socket; the client's streams are the boundary.

const streamId = `0x${'11'.repeat(32)}` as const
const view: StreamView = {
  streamId,
  name: 'smol',
  phase: 'gathering',
  reason: 'too-few',
  revision: 0,
  createdMs: 1_000,
  budgetWei: 5n,
  council: 3,
  method: 'optimistic',
  answers: 0,
  confirming: {
    ...{ by: 'council', share: 0.05, problem: undefined },
    ...{ confirmed: 3, wrong: 1, undecided: 0, unchecked: 2, planted: 1, missed: 0 },
  },
  subscribers: [],
  refused: undefined,
  ending: undefined,
  closedMs: undefined,
}
const done: unknown[] = []
const streams = {
  streams: () => [
    {
      ...{ id: streamId, name: 'smol', unit: 'tokens', phase: 'gathering', revision: 0, createdMs: 1_000 },
      ...{ maxInput: 10, maxOutput: 20, windowUnits: 5 },
      price: { per: 'answer', inputUnitWei: 1n, answerWei: 7n },
    },
  ],
  views: () => [view],
  view: (id) => {
    if (id === streamId) return view
    throw new MusterError('STREAM_UNKNOWN', 'no such stream')
  },
  open: async (prescription, folder, options) => {
    done.push(['open', prescription.name, folder, options?.maxSpend])
    return { streamId }
  },
  revise: async (id, { name }) => {
    done.push(['revise', id, name])
    return { revision: 1 }
  },
  topUp: async (id, amounts) => void done.push(['topUp', id, amounts]),
  retract: async (id) => void done.push(['retract', id]),
} as Partial<OwnedStreams> as OwnedStreams

let dir: string
let service: GatewayService
let server: ApiServer
let journal: Journal
const store = openStore(':memory:')

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-streams-'))
  service = new GatewayService({ dir, answerer: streams, logger: silentLogger })
  journal = new Journal(store)
  const serving = { daemon: { context: { journal, dir } } } as Serving
  const handlers = { ...streamHandlers(serving, streams, service), ...gatewayHandlers(service) }
  server = await serveApi({ handlers, token: 'token', port: 0, logger: silentLogger })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
  store.close()
  await rm(dir, { recursive: true })
})

const api = () => createClient({ baseUrl: `http://127.0.0.1:${server.port}`, token: 'token' })

it('opens, lists, shows and changes streams', async () => {
  await writeFile(
    path.join(dir, 'task.yaml'),
    `version: 1
kind: stream
name: smol
model: { image: example.org/llm@sha256:${'ab'.repeat(32)} }
response: { method: optimistic, council: 3 }
pay: { function: fixed, max: "0.01", guarantee: "1", budget: "5" }
`,
  )
  const source = { file: path.join(dir, 'task.yaml') }
  expect(await api().openStream({ body: { source, maxSpendWei: '60' } })).toEqual({ streamId })
  const { streams: listed } = await api().listStreams()
  expect(listed).toMatchObject([{ name: 'smol', phase: 'gathering', serving: 0, tariff: { unitWei: 7n } }])
  expect(await api().getStream({ params: { streamId } })).toMatchObject({ subscribers: [], refused: null })
  expect(await api().reviseStream({ params: { streamId }, body: { source } })).toEqual({ revision: 1 })
  await api().topUpStream({ params: { streamId }, body: { amountWei: '9' } })
  await api().retractStream({ params: { streamId } })
  expect(done).toEqual([
    ['open', 'smol', dir, 60n],
    ['revise', streamId, 'smol'],
    ['topUp', streamId, { budgetWei: 9n }],
    ['retract', streamId],
  ])
})

it('refuses unknown streams and batch tasks', async () => {
  const other = `0x${'22'.repeat(32)}`
  for (const call of [
    () => api().getStream({ params: { streamId: other } }),
    () => api().retractStream({ params: { streamId: other } }),
    () => api().listStreamUsage({ params: { streamId: other } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'API_NOT_FOUND' })
  const file = path.join(dir, 'missing.yaml')
  await expect(api().openStream({ body: { source: { file }, maxSpendWei: '1' } })).rejects.toMatchObject({
    code: 'SPEC_UNREADABLE',
  })
})

it('turns the gateway on, moves it and turns it off', async () => {
  expect(await api().getGateway()).toEqual({ baseUrl: null, host: null, port: null })
  const on = await api().startGateway({ body: { host: '127.0.0.1', port: 0 } })
  expect((await fetch(`${on.baseUrl}/models`)).status).toBe(401)
  expect(await api().startGateway({ body: {} })).toEqual(on)
  await expect(api().startGateway({ body: { port: 1 } })).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
  const tls = { certFile: path.join(dir, 'none.pem'), keyFile: path.join(dir, 'none.pem') }
  const refused = api().startGateway({ body: { host: '127.0.0.1', port: 0, tls } })
  await expect(refused).rejects.toMatchObject({ code: 'CONFIG_INVALID' })
  expect(await api().getGateway()).toEqual(on)
  await api().stopGateway()
  expect(await api().getGateway()).toEqual({ baseUrl: null, host: null, port: null })
})

it('creates keys with limits, shows what they spent, and revokes them', async () => {
  const limits = { requestsPerMinute: 5, dayBudgetWei: '100', streams: ['smol'], concurrency: null }
  const { key, secret } = await api().createKey({ body: { name: 'app', ...limits } })
  expect(service.gateway.keys.find(secret)?.settings).toEqual({
    requestsPerMinute: 5,
    dayBudgetWei: '100',
    streams: ['smol'],
  })
  const stored = service.gateway.keys.find(secret)!
  const request = { streamId, streamName: 'smol', inUnits: 3, mostWei: 60n }
  const decision = service.gateway.usage.reserve(stored, request)
  if (decision.ok)
    decision.reservation.settle({ inUnits: 3, outUnits: 4, costWei: 11n, status: 200, firstMs: 12.5 })
  expect((await api().listKeys()).keys).toMatchObject([{ name: 'app', daySpentWei: 11n, dayBudgetWei: 100n }])
  await expect(api().createKey({ body: { name: 'app' } })).rejects.toMatchObject({ code: 'API_CONFLICT' })
  await expect(api().createKey({ body: { name: '=x' } })).rejects.toMatchObject({ code: 'API_BAD_REQUEST' })
  expect((await api().revokeKey({ params: { keyId: key.keyId } })).revokedMs).toBeGreaterThan(0)
  expect(service.gateway.keys.find(secret)).toBeUndefined()
})

it('lists the bill and downloads it as CSV', async () => {
  const { rows, next } = await api().listStreamUsage({ params: { streamId } })
  expect(rows).toMatchObject([
    { keyName: 'app', inUnits: 3, outUnits: 4, costWei: 11n, status: 200, firstMs: 13 },
  ])
  expect(next).toBeNull()
  const csv = await (await api().downloadStreamUsage({ params: { streamId } })).text()
  expect(csv.split('\r\n')[1]).toMatch(/,app,smol,0x1{64},3,4,11,200,13$/)
})

it('streams the journal', async () => {
  journal.add(streamId, { step: 'posted', escrow: 1n } as never)
  const events: unknown[] = []
  const query = { follow: 'false' } as const
  for await (const event of api().watchStream({ params: { streamId }, query })) events.push(event)
  expect(events).toMatchObject([{ taskId: streamId, step: 'posted' }])
})
