import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as z from 'zod'
import type { LanguageModel } from './LanguageModel.ts'
import { readBody } from './readBody.ts'
import { choicesRequest, generateRequest } from './requests.ts'
import type { TokenService } from './TokenService.ts'

export type ServeOptions = {
  /** A reader that takes nothing for this long has gone: its answer must not hold a sequence. */
  stalledMs?: number
}

export type Served = { service: TokenService; model: Pick<LanguageModel, 'vocabulary' | 'contextTokens'> }

/**
 * Returns the HTTP server of the service protocol: /health, /muster/generate and /muster/choices. `served` returns undefined
 * while the model loads.
 */
export function serveModel(
  served: () => Served | undefined,
  { stalledMs = 30_000 }: ServeOptions = {},
): Server {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const closed = new AbortController()
    response.on('close', () => closed.abort(new Error('the client has gone')))
    const exchange = { request, response, signal: closed.signal, stalledMs }
    answer(served(), exchange).catch((error: unknown) => {
      if (closed.signal.aborted) return
      if (response.headersSent) return response.destroy()
      sendJson(response, 500, { error: error instanceof Error ? error.message : 'unknown failure' })
    })
  })
  server.maxConnections = 256
  return server
}

type Exchange = { request: IncomingMessage; response: ServerResponse; signal: AbortSignal; stalledMs: number }

async function answer(served: Served | undefined, exchange: Exchange): Promise<void> {
  const { request, response, signal } = exchange
  const route = `${request.method} ${request.url}`
  if (!served) return sendJson(response, 503, { error: 'the model is loading' })
  const { service, model } = served
  if (route === 'GET /health') return sendJson(response, 200, { ready: true })
  if (route !== 'POST /muster/generate' && route !== 'POST /muster/choices')
    return sendJson(response, 404, { error: `no such path: ${route.slice(0, 100)}` })
  // A token and its comma have at most 7 characters.
  const body = await readBody(request, 4_096 + 8 * model.contextTokens)
  if (body === undefined) return sendJson(response, 400, { error: 'the body is too long or no JSON' })
  if (service.isFull) return sendJson(response, 503, { error: 'too many requests wait' })
  if (route === 'POST /muster/choices') {
    const parsed = choicesRequest(model).safeParse(body)
    if (!parsed.success) return sendJson(response, 400, { error: z.prettifyError(parsed.error) })
    const choices = await service.choices(parsed.data, signal)
    const listed = choices.map(({ top, restLogProb }) => ({
      top: top.map(({ token, logProb }) => [token, logProb]),
      rest: restLogProb,
    }))
    return sendJson(response, 200, { choices: listed })
  }
  const parsed = generateRequest(model).safeParse(body)
  if (!parsed.success) return sendJson(response, 400, { error: z.prettifyError(parsed.error) })
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  response.flushHeaders()
  for await (const line of service.generate(parsed.data, signal)) {
    if (!response.write(`${JSON.stringify(line)}\n`)) await drained(exchange)
  }
  response.end()
}

/** Waits until the reader has taken what was written; drops a reader that has stalled. */
async function drained({ response, signal, stalledMs }: Exchange): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(stalledMs)])
  try {
    await once(response, 'drain', { signal: limit })
  } catch (error) {
    response.destroy()
    throw error
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
