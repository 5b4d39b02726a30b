import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Route, type RouteTable, routeTable, toProblem } from '@muster-network/api'
import { MusterError } from '@muster-network/core'

/** Sample answer of a route: a value, a list of events, or bytes. */
export type Answer = (request: {
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  signal: AbortSignal
}) => unknown

export type Answers = Partial<Record<keyof RouteTable, Answer>>

/** The policy that the daemon sends with the pages; the tests run under it. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const dist = path.join(import.meta.dirname, '../dist')

/**
 * Serves the built pages with sample answers, to view every state of a page. Each answer is validated against the
 * route's schema, so that the samples are answers a daemon may send.
 */
export class DevServer {
  readonly url: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(answers: Answers, port = 0): Promise<DevServer> {
    const server = createServer((request, response) => {
      serve(request, response, answers).catch((error: unknown) => {
        if (!response.headersSent) sendProblem(response, error)
        else response.destroy()
      })
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return new DevServer(server)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve))
  }
}

async function serve(request: IncomingMessage, response: ServerResponse, answers: Answers): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  if (!url.pathname.startsWith('/v1/')) return sendPage(url.pathname, response)
  const matched = matchRoute(request.method ?? 'GET', url.pathname)
  if (!matched) throw new MusterError('API_NOT_FOUND', `there is no route ${url.pathname}`)
  const { name, route, params } = matched
  const answer = answers[name]
  if (!answer) throw new MusterError('API_NOT_FOUND', `${name} has no answer here`)
  const stop = new AbortController()
  response.on('close', () => stop.abort())
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  const body = route.body && text !== '' ? JSON.parse(text) : text
  const value = await answer({ params, query: url.searchParams, body, signal: stop.signal })
  if (route.download) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(value)
    return
  }
  if (route.events) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    response.setMaxListeners(0)
    for await (const event of value as AsyncIterable<unknown>)
      if (!response.write(`data: ${serialise(route, event)}\n\n`))
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
    response.end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(serialise(route, value))
}

function serialise(route: Route, value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
  ;(route.response ?? route.events)?.parse(JSON.parse(text))
  return text
}

function matchRoute(method: string, pathname: string) {
  for (const [name, route] of Object.entries(routeTable as Readonly<Record<string, Route>>)) {
    if (route.method !== method) continue
    const pattern = route.path.replaceAll(/[.]/g, '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const result = new RegExp(`^${pattern}$`).exec(pathname)
    if (result) return { name: name as keyof RouteTable, route, params: { ...result.groups } }
  }
  return undefined
}

async function sendPage(pathname: string, response: ServerResponse): Promise<void> {
  const requested = path.join(dist, path.normalize(pathname))
  const file =
    path.extname(requested) !== '' && requested.startsWith(dist) ? requested : path.join(dist, 'index.html')
  const content = await readFile(file).catch(() => undefined)
  response.writeHead(content ? 200 : 404, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'content-security-policy': pagePolicy,
    'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
  response.end(content)
}

function sendProblem(response: ServerResponse, error: unknown): void {
  const problem = toProblem(error, 'req-7f3a91')
  response
    .writeHead(problem.status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify(problem))
}
