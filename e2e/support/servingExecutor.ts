import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import type {
  Executor,
  Service,
  ServiceRequest,
  ServiceSpec,
  ServiceStatus,
  WasmProgram,
} from '@muster-network/executors'
import { delegateExecutor } from './delegate.ts'

/** An executor whose services are a process of `tokenService.ts`, without a sandbox; everything else is the inner one's. */
export function servingExecutor(inner: Executor<WasmProgram>): Executor<WasmProgram> {
  return {
    ...delegateExecutor(inner),
    prepare: async () => ({ ok: true, digest: '00'.repeat(32) }),
    serve: startService,
  }
}

async function startService({ serviceId }: ServiceSpec<WasmProgram>): Promise<Service> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-service-'))
  const socketPath = path.join(dir, 'service.sock')
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'tokenService.ts')], {
    stdio: 'ignore',
    env: { ...process.env, MUSTER_SOCKET: socketPath },
  })
  let status: ServiceStatus = 'starting'
  let active = 0
  child.once('exit', () => {
    if (status !== 'stopped') status = 'failed'
  })
  const send = ({ method, path: url, contentType, body }: ServiceRequest, signal?: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...(contentType && { 'content-type': contentType }) }
      const request = httpRequest(
        { socketPath, method, path: url, headers, ...(signal && { signal }) },
        resolve,
      )
      request.once('error', (cause) =>
        reject(new MusterError('EXEC_SERVICE_DOWN', 'the service does not answer', { cause })),
      )
      request.end(body)
    })
  const ready = (async () => {
    for (let tries = 0; tries < 400; tries++) {
      const answer = await send({ method: 'GET', path: '/health' }).catch(() => undefined)
      if (answer?.statusCode === 200) {
        answer.resume()
        status = 'ready'
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new MusterError('EXEC_SERVICE_FAILED', 'the service was not ready in time')
  })()
  ready.catch(() => {})
  return {
    id: serviceId,
    status: () => status,
    whenReady: () => ready,
    async request(request, options) {
      const response = await send(request, options?.signal)
      active++
      response.once('close', () => active--)
      return {
        status: response.statusCode!,
        contentType: response.headers['content-type'] ?? '',
        body: response,
      }
    },
    get active() {
      return active
    },
    drain: async () => {},
    pause: async () => {
      status = 'paused'
    },
    resume: async () => {
      status = 'ready'
    },
    usage: async () => ({ units: 0n, cpuMs: 0, wallMs: 0, peakMemoryBytes: 0 }) as never,
    logs: async () => ({ bytes: Buffer.alloc(0), nextOffset: 0, droppedBytes: 0 }),
    async stop() {
      if (status === 'stopped') return
      const isRunning = child.exitCode === null && child.signalCode === null
      status = 'stopped'
      if (isRunning) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
      await rm(dir, { recursive: true, force: true })
    },
  }
}
