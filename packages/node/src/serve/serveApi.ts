import { randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Route,
  type RouteRequest,
  type RouteResult,
  type RouteTable,
  routeTable,
  toProblem,
} from '@muster-network/api'
import { type Logger, MusterError } from '@muster-network/core'
import { readBody } from './readBody.ts'
import { sendEvents } from './sendEvents.ts'

/** One function for each route that this daemon serves; what it throws becomes a problem with our code. */
export type ApiHandlers = {
  [Name in keyof RouteTable]?: (
    request: RouteRequest<RouteTable[Name]>,
    context: { signal: AbortSignal },
  ) => RouteResult<RouteTable[Name]>
}

export type ApiServerOptions = { handlers: ApiHandlers; token: string; port: number; logger: Logger }
export type ApiServer = { port: number; stop(): Promise<void> }

type AnyHandler = (
  request: object,
  context: { signal: AbortSignal },
) => Promise<unknown> | AsyncIterable<unknown>

const routes = Object.entries(routeTable as Readonly<Record<string, Route>>).map(([name, route]) => ({
  name: name as keyof RouteTable,
  route,
  pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

/**
 * Serves the API on loopback. Three walls keep other web pages out: the address is loopback only, the Host header must
 * name it (a page that rebinds its own name to 127.0.0.1 sends its own), and an Origin that is not ours is refused.
 */
export async function serveApi(options: ApiServerOptions): Promise<ApiServer> {
  const server = createServer((request, response) => void answer(request, response, options))
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  server.listen({ port: options.port, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ApiServerOptions,
): Promise<void> {
  const requestId = randomUUID()
  response.setHeader('x-request-id', requestId)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  try {
    const output = await call(request, options, gone.signal)
    if (output.kind === 'events') return await sendEvents(response, output.events, gone.signal)
    const body = JSON.stringify(output.value, (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  } catch (error) {
    if (gone.signal.aborted) return
    const problem = toProblem(error, requestId)
    if (problem.status >= 500) options.logger.error({ requestId, error }, 'request failed')
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(problem.status, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify(problem))
  }
}

type Output = { kind: 'value'; value: unknown } | { kind: 'events'; events: AsyncIterable<unknown> }

async function call(
  request: IncomingMessage,
  options: ApiServerOptions,
  signal: AbortSignal,
): Promise<Output> {
  checkSource(request)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const found = routes.flatMap((each) => {
    const match = each.route.method === request.method ? each.pattern.exec(url.pathname) : null
    return match ? [{ ...each, params: match.groups ?? {} }] : []
  })[0]
  if (!found) throw new MusterError('API_NOT_FOUND', `there is no route ${request.method} ${url.pathname}`)
  const { route, name } = found
  if (route.access === 'owner') checkToken(request, options.token)
  const input = {
    ...(route.params && { params: parse(route.params, decode(found.params), 'path') }),
    ...(route.query && { query: parse(route.query, Object.fromEntries(url.searchParams), 'query') }),
    ...(route.body && { body: parse(route.body, await readBody(request), 'body') }),
  }
  const output = (options.handlers[name] as AnyHandler)(input, { signal })
  return Symbol.asyncIterator in output
    ? { kind: 'events', events: output }
    : { kind: 'value', value: await output }
}

function checkSource(request: IncomingMessage): void {
  const host = request.headers.host ?? ''
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
    throw new MusterError('API_FORBIDDEN', `calls under the host name "${host}" are refused`)
  const { origin } = request.headers
  if (origin !== undefined && origin !== `http://${host}`)
    throw new MusterError('API_FORBIDDEN', `calls from pages of ${origin} are refused`)
}

function checkToken(request: IncomingMessage, token: string): void {
  const given = Buffer.from(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
  const expected = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new MusterError('API_UNAUTHORISED', 'this call needs the owner’s token')
}

function decode(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  } catch {
    throw new MusterError('API_BAD_REQUEST', 'path: not properly encoded')
  }
}

function parse(
  type: { safeParse: NonNullable<Route['body']>['safeParse'] },
  value: unknown,
  place: string,
): unknown {
  const result = type.safeParse(value)
  if (result.success) return result.data
  const what = result.error.issues.map((issue) => `${[place, ...issue.path].join('.')}: ${issue.message}`)
  throw new MusterError('API_BAD_REQUEST', what.join('; '))
}
