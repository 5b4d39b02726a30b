import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { MusterError, parseUntrusted } from '@muster-network/core'
import { z } from 'zod'
import type { RpcAnswer } from '../../connection/Rpc.ts'
import { refuse } from './answerCall.ts'
import { type CallerRules, checkCaller } from './checkCaller.ts'

export type RpcServerOptions = CallerRules & {
  port: number
  host: string
  answer(method: string, params: readonly unknown[]): Promise<RpcAnswer>
}

/** The largest transaction has 128 KiB; a batch of reads is far smaller. */
const bodyLimitBytes = 4 * 1024 * 1024
const batchLimit = 1_000

const Id = z.union([z.number(), z.string(), z.null()])
const Call = z.object({ id: Id.optional(), method: z.string(), params: z.array(z.unknown()).default([]) })

/** JSON-RPC over HTTP for programs on this machine. */
export class RpcServer {
  readonly #server: http.Server
  readonly url: string

  private constructor(server: http.Server, host: string) {
    this.#server = server
    const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
    this.url = `http://${name}:${(server.address() as AddressInfo).port}`
  }

  /** @throws CHAIN_PORT_IN_USE */
  static listen(options: RpcServerOptions): Promise<RpcServer> {
    const server = http.createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
      serve(request, response, options).catch(() => response.destroy())
    })
    return new Promise((resolve, reject) => {
      server.once('error', (cause: NodeJS.ErrnoException) =>
        reject(
          cause.code === 'EADDRINUSE'
            ? new MusterError('CHAIN_PORT_IN_USE', `port ${options.port} is in use`, {
                cause,
                details: { port: options.port },
              })
            : cause,
        ),
      )
      server.listen(options.port, options.host, () => resolve(new RpcServer(server, options.host)))
    })
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
      this.#server.closeAllConnections()
    })
  }
}

async function serve(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  options: RpcServerOptions,
) {
  const caller = checkCaller(request.headers, options)
  if (!caller.ok) return send(response, 403, refuse(-32000, caller.reason))
  if (request.headers.origin !== undefined) {
    response.setHeader('access-control-allow-origin', request.headers.origin)
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('vary', 'origin')
  }
  if (request.method === 'OPTIONS') return send(response, 204)
  if (request.method !== 'POST')
    return send(response, 405, refuse(-32600, 'method not allowed: send a POST request'))
  if (!request.headers['content-type']?.startsWith('application/json'))
    return send(response, 415, refuse(-32600, 'the content type must be application/json'))

  const body = await readBody(request)
  if (body === undefined)
    return send(response, 413, refuse(-32600, `the body exceeds ${bodyLimitBytes} bytes`))
  let message: unknown
  try {
    message = JSON.parse(body)
  } catch {
    return send(response, 200, { jsonrpc: '2.0', id: null, ...refuse(-32700, 'not JSON') })
  }
  if (!Array.isArray(message)) return send(response, 200, await answerOne(message, options))
  if (message.length === 0 || message.length > batchLimit)
    return send(response, 200, {
      jsonrpc: '2.0',
      id: null,
      ...refuse(-32600, `a batch must have 1 to ${batchLimit} calls`),
    })
  send(response, 200, await Promise.all(message.map((call) => answerOne(call, options))))
}

async function answerOne(message: unknown, { answer }: RpcServerOptions) {
  const call = parseUntrusted(Call, message)
  if (!call.success) return { jsonrpc: '2.0', id: null, ...refuse(-32600, 'not a JSON-RPC call') }
  const { id = null, method, params } = call.data
  return { jsonrpc: '2.0', id, ...(await answer(method, params)) }
}

/** Reads the body with event handlers: an async iterator would double the cost of a small request. */
function readBody(request: http.IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= bodyLimitBytes) chunks.push(chunk)
    })
    request.on('end', () => resolve(length > bodyLimitBytes ? undefined : Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}

function send(response: http.ServerResponse, status: number, body?: unknown): void {
  const text = body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}
