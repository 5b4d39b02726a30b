import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Service, ServiceRequest, ServiceResponse } from '@muster-network/executors'
import { choicesAfter, generate, type Machine } from './ToyModel.ts'

export type ToyService = Pick<Service, 'request'> & {
  /** Requests so far, by path. */
  readonly asked: string[]
  /** Most requests at the same time. */
  readonly most: number
  stop(): Promise<void>
}

/** Answers a request in place of the model. Returns false when the model shall answer. */
export type Meddle = (path: string, body: Buffer, response: ServerResponse) => boolean | Promise<boolean>

/** Starts a service of the toy model: a real HTTP server on a Unix socket. */
export async function startToyService(machine: Machine, meddle: Meddle = () => false): Promise<ToyService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'toy-'))
  const socketPath = path.join(folder, 'service.sock')
  const asked: string[] = []
  const running = { now: 0, most: 0 }
  const server = createServer(async (request, response) => {
    asked.push(request.url!)
    running.most = Math.max(running.most, ++running.now)
    response.on('close', () => running.now--)
    const body = await bodyOf(request)
    if (await meddle(request.url!, body, response)) return
    answer(request.url!, body, response, machine)
  })
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  return {
    asked,
    get most() {
      return running.most
    },
    request: (request, options) => send(socketPath, request, options?.signal),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answer(url: string, body: Buffer, response: ServerResponse, machine: Machine): void {
  if (url === '/muster/choices') {
    const { tokens, from, count } = JSON.parse(body.toString())
    const choices = Array.from({ length: count }, (_, i) => {
      const { top, restLogProb } = choicesAfter(tokens.slice(0, from + i), machine)
      return { top: top.map(({ token, logProb }) => [token, logProb]), rest: restLogProb }
    })
    response.end(JSON.stringify({ choices }))
  } else if (url === '/muster/generate') {
    const { ids, end } = generate(JSON.parse(body.toString()), machine)
    response.setHeader('content-type', 'application/x-ndjson')
    for (let at = 0; at < ids.length; at += 5)
      response.write(`${JSON.stringify({ ids: ids.slice(at, at + 5) })}\n`)
    response.end(`${JSON.stringify({ end })}\n`)
  } else if (url === '/v1/embeddings') {
    const shift = machine.noise
    const embedding = [...body.subarray(0, 8)].map((byte, i) => byte / 64 - 1 + (i === 0 ? shift : 0))
    response.end(JSON.stringify({ data: [{ index: 0, embedding }] }))
  } else response.end(`echo: ${body.toString()}`)
}

function send(socketPath: string, request: ServiceRequest, signal?: AbortSignal): Promise<ServiceResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<ServiceResponse>()
  const { method, path: url, body, contentType } = request
  const sent = httpRequest(
    {
      ...{ socketPath, method, path: url, ...(signal && { signal }) },
      headers: { ...(contentType !== undefined && { 'content-type': contentType }) },
    },
    (response) =>
      resolve({
        status: response.statusCode!,
        contentType: response.headers['content-type'] ?? '',
        body: response,
      }),
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
