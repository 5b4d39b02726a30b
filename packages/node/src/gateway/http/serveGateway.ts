import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { MusterError } from '@muster-network/core'
import { surviveServerErrors } from '../../serve/surviveServerErrors.ts'
import type { Gateway } from '../Gateway.ts'
import { errorOf } from '../openai/errorOf.ts'
import { answerBroken } from './answerBroken.ts'
import { createApp } from './createApp.ts'
import { requestIdOf } from './requestIdOf.ts'

/** Where a gateway listens. */
export type ListenOptions = {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Files in PEM format. Without them the gateway speaks plain HTTP. */
  tls?: { certFile: string; keyFile: string } | undefined
}

export type GatewayServer = { host: string; port: number; url: string; stop(): Promise<void> }

/** Connections beyond the limit that are still told so; more are closed without a word. */
const toldConnections = 256
const busySeconds = 5

/** Serves a gateway over HTTP or HTTPS. @throws CONFIG_INVALID for an address or certificate that cannot be used */
export async function serveGateway(gateway: Gateway, options: ListenOptions): Promise<GatewayServer> {
  const { limits } = gateway
  const listener = getRequestListener(createApp(gateway).fetch, { overrideGlobalObjects: false })
  let open = 0
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (open > limits.connections) refuseBusy(incoming, outgoing)
    else void listener(incoming, outgoing)
  }
  const server = createServer(options, limits, answer)
  server.on(options.tls ? 'secureConnection' : 'connection', (socket) => {
    open++
    socket.once('close', () => open--)
  })
  server.maxConnections = limits.connections + toldConnections
  answerBroken(server)
  surviveServerErrors(server, gateway.logger)
  server.listen({ host: options.host, port: options.port })
  await once(server, 'listening').catch((cause: unknown) => {
    const { code } = cause as NodeJS.ErrnoException
    throw new MusterError('CONFIG_INVALID', `cannot listen on ${options.host}:${options.port}: ${code}`, {
      cause,
    })
  })
  const { port } = server.address() as AddressInfo
  return {
    host: options.host,
    port,
    url: `${options.tls ? 'https' : 'http'}://${hostInUrl(options.host)}:${port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function createServer(
  { tls }: ListenOptions,
  limits: Gateway['limits'],
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Server {
  const options = {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    // the body has a limit of its own, and an answer may take as long as it needs
    requestTimeout: limits.headersMs + limits.bodyMs,
    connectionsCheckingInterval: Math.min(2_000, limits.headersMs),
    keepAliveTimeout: 15_000,
  }
  if (!tls) return createHttp(options, answer)
  try {
    const pems = { cert: readFileSync(tls.certFile), key: readFileSync(tls.keyFile) }
    return createHttps({ ...options, ...pems, minVersion: 'TLSv1.2' }, answer)
  } catch (cause) {
    throw new MusterError(
      'CONFIG_INVALID',
      `cannot use the certificate ${tls.certFile}: ${(cause as Error).message}`,
      {
        cause,
        hint: 'Pass a certificate and its key as files in PEM format.',
      },
    )
  }
}

function refuseBusy(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const busy = new MusterError('API_BUSY', 'the gateway has as many connections as it can take', {
    details: { retryAfterMs: busySeconds * 1000 },
  })
  const { status, body } = errorOf(busy, requestIdOf(incoming))
  outgoing
    .writeHead(status, {
      'content-type': 'application/json',
      'retry-after': String(busySeconds),
      connection: 'close',
    })
    .end(JSON.stringify(body))
}

/** The address that a program on this machine can call. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
