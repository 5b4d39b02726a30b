import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Executor } from '../Executor.ts'
import type { Service, ServiceSpec } from '../Service.ts'
import { type ServiceComplianceSetup, serviceLimits } from './ServiceComplianceSetup.ts'

/** Opens an executor in a folder for the current test; its services are stopped and the folder is removed when the test ends. */
export async function createServices<Program, E extends Executor<Program>>(
  setup: Pick<ServiceComplianceSetup<Program>, 'program'> & { make(dir: string): Promise<E> },
) {
  const root = await mkdtemp(join(tmpdir(), 'muster-service-'))
  const dir = join(root, 'executor')
  const executor = await setup.make(dir)
  onTestFinished(async () => {
    await executor.close()
    await rm(root, { recursive: true, force: true })
  }, 30_000)

  let started = 0
  /** Starts the service and waits until it is ready. */
  async function serve(extra: Partial<ServiceSpec<Program>> = {}): Promise<Service> {
    const service = await executor.serve!(spec(extra))
    await service.whenReady()
    return service
  }

  function spec(extra: Partial<ServiceSpec<Program>> = {}): ServiceSpec<Program> {
    return {
      serviceId: `service-${++started}`,
      program: setup.program,
      limits: serviceLimits,
      concurrency: 2,
      readyMs: 60_000,
      ...extra,
    }
  }

  return { root, dir, executor, serve, spec }
}

export type Answer = { status: number; contentType: string; text: string; units: bigint | undefined }

/** Sends a POST request and reads the whole answer. */
export async function ask(
  service: Service,
  path: string,
  body = '',
  options: { contentType?: string; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { contentType, signal } = options
  const response = await service.request(
    { method: 'POST', path, body: Buffer.from(body), ...(contentType !== undefined && { contentType }) },
    signal ? { signal } : {},
  )
  const pieces: Uint8Array[] = []
  for await (const piece of response.body) pieces.push(piece)
  return {
    status: response.status,
    contentType: response.contentType,
    text: Buffer.concat(pieces).toString('utf8'),
    units: response.units?.(),
  }
}

/** Begins an answer and resolves with an iterator that has read its first piece. */
export async function begin(service: Service, path: string, options: { signal?: AbortSignal } = {}) {
  const response = await service.request({ method: 'POST', path }, options)
  const pieces = response.body[Symbol.asyncIterator]()
  const first = await pieces.next()
  return { pieces, first: first.done ? '' : Buffer.from(first.value).toString('utf8') }
}
