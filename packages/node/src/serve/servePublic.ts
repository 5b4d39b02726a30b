import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Logger, MusterError } from '@muster-network/core'
import type { ApiHandlers } from './ApiHandlers.ts'
import { answerCall, answerProblem } from './answerCall.ts'
import { answerUnreadable } from './answerUnreadable.ts'
import { CallRates } from './CallRates.ts'
import { findRoute } from './findRoute.ts'
import { readRequest } from './readRequest.ts'
import { surviveServerErrors } from './surviveServerErrors.ts'
import { urlOf } from './urlOf.ts'

export type PublicServerOptions = {
  handlers: ApiHandlers
  host: string
  port: number
  logger: Logger
  rates?: CallRates
  /** The limit of open event streams. */
  watchers?: number
}

const longestUrl = 2_048

/** Serves public chain data to anyone: the network's public routes, read only, and nothing of the owner's. */
export async function servePublic(
  options: PublicServerOptions,
): Promise<{ port: number; stop(): Promise<void> }> {
  // a page of the explorer makes about ten calls
  const rates = options.rates ?? new CallRates({ perSecond: 5, burst: 50 })
  const serving: Serving = { ...options, rates, watching: 0 }
  const server = createServer(
    { maxHeaderSize: 8_192, requestTimeout: 10_000, headersTimeout: 10_000 },
    (request, response) => void answer(request, response, serving).catch(() => response.destroy()),
  )
  answerUnreadable(server)
  surviveServerErrors(server, options.logger)
  server.maxConnections = 1_024
  server.listen({ host: options.host, port: options.port })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Serving = PublicServerOptions & { rates: CallRates; watching: number }

async function answer(request: IncomingMessage, response: ServerResponse, serving: Serving): Promise<void> {
  const requestId = randomUUID()
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  response.setHeader('x-content-type-options', 'nosniff')
  // any page may read it: the data is public, and cookies are ignored
  response.setHeader('access-control-allow-origin', '*')
  try {
    if (!serving.rates.take(request.socket.remoteAddress ?? '', Date.now()))
      throw new MusterError('API_TOO_MANY', 'rate limit exceeded: retry in a second')
    await answerRoute(request, response, serving, gone.signal)
  } catch (error) {
    if (!gone.signal.aborted) answerProblem(response, error, { requestId, logger: serving.logger })
  }
}

async function answerRoute(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
  signal: AbortSignal,
): Promise<void> {
  const { watchers = 256, handlers } = serving
  if ((request.url ?? '/').length > longestUrl) throw new MusterError('API_BAD_REQUEST', 'path: too long')
  const url = urlOf(request)
  const found = findRoute(request.method ?? 'GET', url.pathname)
  const { route, name } = found
  const isOpen =
    route.access === 'public' && route.method === 'GET' && /^\/v1\/(network|openapi)/.test(route.path)
  if (!isOpen) throw new MusterError('API_NOT_FOUND', `${url.pathname} is not served to the public`)
  const handler = handlers[name]
  if (!handler) throw new MusterError('API_NOT_SERVED', `this daemon does not serve ${url.pathname}`)
  if (route.events && serving.watching >= watchers)
    throw new MusterError('API_TOO_MANY', 'too many open event streams: retry later')
  const input = await readRequest(request, found, url.searchParams)
  serving.watching += route.events ? 1 : 0
  try {
    await answerCall(response, { route, handler, input }, { signal, isOwner: false, bearer: undefined })
  } finally {
    serving.watching -= route.events ? 1 : 0
  }
}
