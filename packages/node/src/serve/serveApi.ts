import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@muster-network/api'
import { type Logger, MusterError } from '@muster-network/core'
import type { ApiHandlers } from './ApiHandlers.ts'
import { answerCall, answerProblem } from './answerCall.ts'
import { checkSource, isOwner } from './checkCaller.ts'
import { findRoute } from './findRoute.ts'
import { formatMetrics, type Metric, processMetrics } from './formatMetrics.ts'
import { readRequest } from './readRequest.ts'
import { Sessions } from './Sessions.ts'
import { serveStatic } from './serveStatic.ts'
import { sessionHandlers } from './sessionHandlers.ts'

export type ApiServerOptions = {
  handlers: ApiHandlers
  token: string
  /** 0 takes any; a taken one is replaced by any that is free. */
  port: number
  logger: Logger
  /** The dashboard's built files. */
  staticDir?: string
  metrics?: () => Metric[]
}

export type ApiServer = {
  port: number
  /** A link that opens the dashboard as the owner, once. */
  createLink(): string
  stop(): Promise<void>
}

type Serving = Required<Pick<ApiServerOptions, 'handlers' | 'metrics'>> &
  Omit<ApiServerOptions, 'handlers' | 'metrics'> & { sessions: Sessions }

/** Serves the API and the dashboard to this machine's owner, on loopback only. */
export async function serveApi(options: ApiServerOptions): Promise<ApiServer> {
  const sessions = new Sessions({ token: options.token, nowMs: () => Date.now() })
  const session = sessionHandlers(sessions, () => serving.port)
  const serving: Serving = {
    metrics: () => [],
    ...options,
    handlers: { ...options.handlers, ...session },
    sessions,
  }
  const server = createServer((request, response) => void answer(request, response, serving))
  // an upload may take as long as it needs while something comes: readUpload and readBody see to that
  server.requestTimeout = 0
  server.headersTimeout = 10_000
  serving.port = await listen(server, options)
  return {
    port: serving.port,
    createLink: () => `http://127.0.0.1:${serving.port}/#code=${sessions.createCode().code}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, options: ApiServerOptions): Promise<number> {
  for (const port of [options.port, 0]) {
    server.listen({ port, host: '127.0.0.1' })
    try {
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === 0) throw error
      options.logger.warn({ port }, 'the port of the API is taken: another one is used')
    }
  }
  throw new MusterError('BUG_UNREACHABLE', 'no port at all was free')
}

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const requestId = randomUUID()
  response.setHeader('x-request-id', requestId)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  try {
    checkSource(request)
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname.startsWith('/v1/')) await answerRoute(request, response, url, serving, gone.signal)
    else await answerOther(request, response, url.pathname, serving, gone.signal)
  } catch (error) {
    if (gone.signal.aborted) return
    answerProblem(response, error, { requestId, logger: serving.logger })
  }
}

async function answerRoute(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  serving: Serving,
  signal: AbortSignal,
): Promise<void> {
  const found = findRoute(request.method ?? 'GET', url.pathname)
  const route: Route = found.route
  const owner = isOwner(request, serving)
  if (route.access === 'owner' && !owner)
    throw new MusterError('API_UNAUTHORISED', 'this call needs the owner’s token or session')
  const handler = serving.handlers[found.name]
  if (!handler) throw new MusterError('API_NOT_SERVED', `this daemon does not serve ${url.pathname}`)
  const input = await readRequest(request, found, url.searchParams)
  const setCookie = (cookie: string) => response.setHeader('set-cookie', cookie)
  await answerCall(response, found, handler, input, { signal, isOwner: owner, setCookie })
}

/** What is outside the table: for machines that watch this one, and the dashboard's files. */
async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  serving: Serving,
  signal: AbortSignal,
): Promise<void> {
  const text = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
    response.writeHead(status, { 'content-type': type }).end(body)
  if (pathname === '/healthz') text(200, 'ok\n')
  else if (pathname === '/readyz') {
    const health = await serving.handlers.getHealth?.({}, { signal, isOwner: false, setCookie: () => {} })
    const failing = (health?.checks ?? []).filter((check) => !check.ok)
    if (health?.ready) text(200, 'ready\n')
    else text(503, `not ready\n${failing.map(({ name, found }) => `${name}: ${found}\n`).join('')}`)
  } else if (pathname === '/metrics')
    text(200, formatMetrics([...processMetrics(), ...serving.metrics()]), 'text/plain; version=0.0.4')
  else if (serving.staticDir !== undefined)
    await serveStatic(request, response, { dir: serving.staticDir, pathname, signal })
  else throw new MusterError('API_NOT_FOUND', `there is nothing at ${pathname}`)
}
