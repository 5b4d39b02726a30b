import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Route } from '@muster-network/api'
import { type Logger, MusterError } from '@muster-network/core'
import type { ApiHandlers } from './ApiHandlers.ts'
import { answerCall, answerProblem } from './answerCall.ts'
import { answerUnreadable } from './answerUnreadable.ts'
import { bearerOf, checkSource, isOwner } from './checkCaller.ts'
import { findRoute } from './findRoute.ts'
import { formatMetrics, type Metric, processMetrics } from './formatMetrics.ts'
import { readRequest } from './readRequest.ts'
import { Sessions } from './Sessions.ts'
import { serveStatic } from './serveStatic.ts'
import { sessionHandlers } from './sessionHandlers.ts'
import { surviveServerErrors } from './surviveServerErrors.ts'
import { urlOf } from './urlOf.ts'

export type ApiServerOptions = {
  handlers: ApiHandlers
  token: string
  /** Where browser sessions outlive a restart. */
  sessionFile?: string
  /** 0 takes any free port; a port in use is replaced by any free one. */
  port: number
  logger: Logger
  /** The dashboard's built files. */
  staticDir?: string
  metrics?: () => Metric[]
}

export type ApiServer = {
  port: number
  /** Creates a link that opens the dashboard as the owner, once. */
  createLink(): string
  stop(): Promise<void>
}

type Serving = Required<Pick<ApiServerOptions, 'handlers' | 'metrics'>> &
  Omit<ApiServerOptions, 'handlers' | 'metrics'> & { sessions: Sessions }

/** The longest path of a result in a URL: each of its characters may take twelve bytes there. */
const maxHeaderBytes = 65_536

/** Serves the API and the dashboard to this machine's owner, on loopback only. */
export async function serveApi(options: ApiServerOptions): Promise<ApiServer> {
  const sessions = new Sessions({
    token: options.token,
    nowMs: () => Date.now(),
    ...(options.sessionFile !== undefined && { file: options.sessionFile }),
  })
  const session = sessionHandlers(sessions, () => serving.port)
  const serving: Serving = {
    metrics: () => [],
    ...options,
    handlers: { ...options.handlers, ...session },
    sessions,
  }
  const server = createServer(
    { maxHeaderSize: maxHeaderBytes },
    // an error here is a bug of ours, such as an answer that cannot be written
    (request, response) => void answer(request, response, serving).catch(() => response.destroy()),
  )
  answerUnreadable(server)
  surviveServerErrors(server, options.logger)
  // an upload may take as long as it needs: readUpload and readBody time out only when no data arrives
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
      options.logger.warn({ port }, 'API port in use; using another')
    }
  }
  throw new MusterError('BUG_UNREACHABLE', 'no port is free')
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
    const url = urlOf(request)
    if (url.pathname.startsWith('/v1/'))
      await answerRoute(request, response, { url, serving, signal: gone.signal })
    else await answerOther(request, response, { pathname: url.pathname, serving, signal: gone.signal })
  } catch (error) {
    if (gone.signal.aborted) return
    answerProblem(response, error, { requestId, logger: serving.logger })
  }
}

async function answerRoute(
  request: IncomingMessage,
  response: ServerResponse,
  { url, serving, signal }: { url: URL; serving: Serving; signal: AbortSignal },
): Promise<void> {
  const found = findRoute(request.method ?? 'GET', url.pathname)
  const route: Route = found.route
  const owner = isOwner(request, serving)
  if (route.access === 'owner' && !owner)
    throw new MusterError('API_UNAUTHORISED', 'the call needs the owner’s token or session')
  const handler = serving.handlers[found.name]
  if (!handler) throw new MusterError('API_NOT_SERVED', `this daemon does not serve ${url.pathname}`)
  const input = await readRequest(request, found, url.searchParams)
  const context = { signal, isOwner: owner, bearer: bearerOf(request) }
  await answerCall(response, { route, handler, input }, context)
}

/** Serves paths outside the route table: health and metrics for monitoring, and the dashboard's files. */
async function answerOther(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, serving, signal }: { pathname: string; serving: Serving; signal: AbortSignal },
): Promise<void> {
  const text = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
    response.writeHead(status, { 'content-type': type }).end(body)
  if (pathname === '/healthz') text(200, 'ok\n')
  else if (pathname === '/readyz') {
    const health = await serving.handlers.getHealth?.({}, { signal, isOwner: false, bearer: undefined })
    const failing = (health?.checks ?? []).filter((check) => !check.ok)
    if (health?.ready) text(200, 'ready\n')
    else text(503, `not ready\n${failing.map(({ name, found }) => `${name}: ${found}\n`).join('')}`)
  } else if (pathname === '/metrics')
    text(200, formatMetrics([...processMetrics(), ...serving.metrics()]), 'text/plain; version=0.0.4')
  else if (serving.staticDir !== undefined)
    await serveStatic(request, response, { dir: serving.staticDir, pathname, signal })
  else throw new MusterError('API_NOT_FOUND', `not found: ${pathname}`)
}
