import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

// A small program that speaks the protocol of token services on a Unix socket. The first token of a prompt chooses how it behaves, so that
// a test can ask the same service for honest and for broken answers.

/** How the service answers a prompt that begins with this token. */
export const behaviours = {
  honest: 1,
  /** Stops after five tokens. */
  stops: 2,
  /** A token every 20 ms. */
  slow: 3,
  garbage: 4,
  /** Twice the tokens that were asked for. */
  tooMany: 5,
  /** Silent after three tokens. */
  silent: 6,
  /** A line without an end. */
  hugeLine: 7,
  fails: 8,
  /** No last line. */
  noEnd: 9,
  /** A token that is no token. */
  badId: 10,
} as const

type Ask = { tokens: number[]; from: number; maxUnits: number }

/** The token at a position of the answer to a prompt. */
export function tokenAt(prompt: readonly number[], position: number): number {
  return (prompt.reduce((sum, token) => sum + token, 0) * 31 + position * 7) % 50_000
}

async function generate(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { tokens, from, maxUnits } = JSON.parse(await textOf(request)) as Ask
  const prompt = tokens.slice(0, tokens.length - from)
  const kind = prompt[0]
  if (kind === behaviours.fails) return void response.writeHead(500).end()
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  const write = (line: object | string) =>
    response.write(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)
  const stopAt = kind === behaviours.stops ? Math.min(5, maxUnits) : maxUnits
  const last = kind === behaviours.tooMany ? 2 * maxUnits : stopAt
  for (let position = from; position < last && !response.destroyed; position++) {
    if (position === 3) {
      if (kind === behaviours.garbage) write('{"ids": nonsense\n')
      if (kind === behaviours.hugeLine) write(`{"ids":[${'1,'.repeat(200_000)}`)
      if (kind === behaviours.badId) write({ ids: [-1] })
      if (kind === behaviours.silent) return
      if (kind === behaviours.noEnd) return void response.end()
    }
    write({ ids: [tokenAt(prompt, position)] })
    if (kind === behaviours.slow) await pause(20)
  }
  write({ end: stopAt < maxUnits ? 'stop' : 'length' })
  response.end()
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

if (process.env.MUSTER_SOCKET)
  createServer(async (request, response) => {
    if (request.url === '/health') return void response.writeHead(200).end()
    if (request.url === '/muster/generate') return generate(request, response)
    if (request.url === '/v1/echo') {
      const text = await textOf(request)
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end(text.repeat(2))
    }
    response.writeHead(404).end()
  }).listen(process.env.MUSTER_SOCKET)
