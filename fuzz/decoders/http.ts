import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { Readable } from 'node:stream'
import { type Route, routeTable } from '@muster-network/api'
import { MusterError, silentLogger } from '@muster-network/core'
import fc from 'fast-check'
import type { z } from 'zod'
import { isAllowed, parseHostAndPort } from '../../packages/executors/src/container/egress/allowedHosts.ts'
import { EgressProxy } from '../../packages/executors/src/container/egress/EgressProxy.ts'
import { isPublicAddress } from '../../packages/executors/src/container/egress/isPublicAddress.ts'
import { CallRates } from '../../packages/node/src/serve/CallRates.ts'
import { findRoute } from '../../packages/node/src/serve/findRoute.ts'
import { readRequest } from '../../packages/node/src/serve/readRequest.ts'
import { serveApi } from '../../packages/node/src/serve/serveApi.ts'
import { servePublic } from '../../packages/node/src/serve/servePublic.ts'
import type { Decoder } from '../Decoder.ts'
import { exchange } from '../inputs/exchange.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const routes = Object.values(routeTable) as Route[]

/** Parameters, query and body of one request, as JSON. */
const requestsOf = (route: Route): fc.Arbitrary<unknown> => {
  const part = (schema: z.ZodType | undefined) => (schema ? valuesOf(schema) : fc.constant(undefined))
  return fc.record({
    method: fc.constant(route.method),
    path: fc.constant(route.path),
    params: part(route.params),
    query: part(route.query),
    body: part(route.body),
  })
}

const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

/** Requests to every route of the owner's API, as the server reads them. */
const apiRequests: Decoder = {
  name: 'api-requests',
  weight: 2,
  inputs: () => mutatedJson(fc.oneof(...routes.map(requestsOf))),
  async decode(input) {
    let request: { method: string; path: string; params?: object; query?: object; body?: unknown }
    try {
      request = JSON.parse(input.toString('utf8'))
    } catch {
      return 'refused'
    }
    const { method, path, params, query, body } = Object(request) as typeof request
    const values = new Map(Object.entries(Object(params)))
    const pathname = String(JSON.stringify(path) ?? '')
      .replaceAll('"', '')
      .replaceAll(/\{(\w+)\}/g, (_, name) =>
        encode(JSON.stringify(values.get(name)) ?? '').replaceAll('%22', ''),
      )
    const found = findRoute(String(JSON.stringify(method)).replaceAll('"', ''), pathname)
    const search = new URLSearchParams(
      Object.entries(Object(query)).map(([name, value]): [string, string] => [
        name,
        JSON.stringify(value)?.replaceAll('"', '') ?? '',
      ]),
    )
    const message = Object.assign(Readable.from([Buffer.from(JSON.stringify(body) ?? '')]), {
      headers: { 'content-type': 'application/json' },
      setTimeout() {},
    })
    await readRequest(message as never, found, search)
    return 'accepted'
  },
}

const notHere = () => {
  throw new MusterError('API_NOT_SERVED', 'not served here')
}
const handlers = Object.fromEntries(Object.keys(routeTable).map((name) => [name, notHere]))
const [token, logger] = ['a'.repeat(64), silentLogger]
const owner = await serveApi({ handlers, token, port: 0, logger })
const open = await servePublic({
  handlers,
  host: '127.0.0.1',
  port: 0,
  logger,
  rates: new CallRates({ perSecond: 1e9, burst: 1e9 }),
})

const apiHttp: Decoder = {
  name: 'api-http',
  weight: 0.004,
  inputs: () => {
    const body = '{"asset":"token","amountWei":"1","to":"x"}'
    const heads = [
      'GET /v1/network HTTP/1.1',
      'GET /v1/tasks?limit=1 HTTP/1.1',
      'DELETE /v1/drafts/a HTTP/1.1',
    ]
    const lines = `Host: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n`
    const post = `POST /v1/wallet/send HTTP/1.1\r\n${lines}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    return mutatedBytes(
      [post, ...heads.map((head) => `${head}\r\n${lines}\r\n`)].map((text) => Buffer.from(text)),
      {
        words: [
          '//',
          '/..',
          '%',
          '%2e',
          '?',
          '#',
          '\\',
          ' ',
          '\r\n',
          'Transfer-Encoding: chunked\r\n',
          '[',
          '@',
          ':',
        ],
        maxEdits: 2,
      },
    )
  },
  async decode(input) {
    const answers = await Promise.all([owner.port, open.port].map((port) => exchange(port, input)))
    for (const answer of answers) assert.doesNotMatch(answer.toString('latin1'), /^HTTP\/1\.1 500 /)
    return answers.some((answer) => answer.includes('API_NOT_SERVED')) ? 'accepted' : 'refused'
  },
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A proxy in front of a host that answers every request with these bytes. */
async function proxied(reply: () => Buffer) {
  const host = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(reply()))
  })
  const hostPort = await listen(host)
  const name = `models.test:${hostPort}`
  const proxy = new EgressProxy({
    allowed: [name],
    addresses: { 'models.test': '127.0.0.1' },
    privateNetworks: true,
  })
  const port = await listen(createServer((socket) => proxy.accept(socket)))
  return { name, port }
}

const page = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 8\r\nX-A: b\r\n\r\nthe page')
const headers = [
  'Trailer: x\r\n',
  'TE: trailers\r\n',
  'Connection: x-a, close\r\n',
  'Transfer-Encoding: chunked\r\n',
]
const httpWords = [
  ...headers,
  'Upgrade: h2c\r\n',
  'Expect: 100-continue\r\n',
  'Content-Length: 0\r\n',
  '\r\n',
  ':',
  '000',
  '999',
]

let answerBytes: Buffer = page
const passing = await proxied(() => page)
const answering = await proxied(() => answerBytes)
const getOf = (name: string) =>
  Buffer.from(`GET http://${name}/ HTTP/1.1\r\nHost: ${name}\r\nX-A: b\r\nConnection: close\r\n\r\n`)

/** Requests of the program in a container. */
const egressRequests: Decoder = {
  name: 'egress-requests',
  weight: 0.004,
  inputs: () => {
    const tunnel = Buffer.from(
      `CONNECT ${passing.name} HTTP/1.1\r\nHost: ${passing.name}\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    )
    return mutatedBytes([getOf(passing.name), tunnel], { words: httpWords, maxEdits: 3 })
  },
  decode: async (input) =>
    (await exchange(passing.port, input)).includes('the page') ? 'accepted' : 'refused',
}

/** Answers of a host that the task lists. */
const egressAnswers: Decoder = {
  name: 'egress-answers',
  weight: 0.004,
  inputs: () => mutatedBytes([page], { words: httpWords, maxEdits: 3 }),
  async decode(input) {
    answerBytes = input
    const answer = (await exchange(answering.port, getOf(answering.name))).toString('latin1')
    assert.doesNotMatch(answer, /^(trailer|keep-alive|upgrade):/im)
    return answer.startsWith('HTTP/1.1 2') ? 'accepted' : 'refused'
  },
}

const hosts: Decoder = {
  name: 'egress-hosts',
  inputs: () =>
    mutatedBytes(
      ['models.test:443', '127.0.0.1:80', '[::1]:80', '::ffff:10.0.0.1', '8.8.8.8'].map((text) =>
        Buffer.from(text),
      ),
      {
        words: ['.', ':', '0x7f', '.test', '::', '127.'],
        maxEdits: 2,
      },
    ),
  decode(input) {
    const text = input.toString('latin1')
    assert.ok(!(isPublicAddress(text) && /^(127|10|192\.168|169\.254)\./.test(text)))
    const target = parseHostAndPort(text)
    if (!target) return 'refused'
    assert.ok(target.port > 0 && target.port < 65_536)
    assert.ok(!isAllowed(['models.test:443'], target) || /^models\.test\.?:0*443$/i.test(text))
    return 'accepted'
  },
}

export const decoders = [apiRequests, apiHttp, egressRequests, egressAnswers, hosts]
