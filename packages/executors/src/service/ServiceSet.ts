import { MusterError } from '@muster-network/core'
import type { ServiceSpec } from '../Service.ts'
import { validateRunId } from '../validateRunId.ts'
import type { SupervisedService } from './SupervisedService.ts'

const maxConcurrency = 4096

/** The services of one executor, by id. */
export class ServiceSet {
  readonly #services = new Map<string, SupervisedService>()
  readonly #opening = new Set<string>()
  #closed = false

  /** Opens a service unless one of its id is there. @throws EXEC_RUN_INVALID */
  async add(spec: ServiceSpec, open: () => Promise<SupervisedService>): Promise<SupervisedService> {
    const { serviceId } = spec
    validateRunId(serviceId)
    const problems = countProblems(spec)
    if (this.#closed) problems.push('the executor is closed')
    if (this.#services.has(serviceId) || this.#opening.has(serviceId))
      problems.push(`service ${serviceId} exists already`)
    if (problems.length > 0)
      throw new MusterError('EXEC_RUN_INVALID', problems.join('; '), { details: { serviceId } })
    this.#opening.add(serviceId)
    try {
      const service = await open()
      this.#services.set(serviceId, service)
      const forget = () => this.#services.delete(serviceId)
      service.whenEnded().then(forget).catch(forget)
      // Fetching an image may take longer than the daemon waits when it ends.
      if (this.#closed) await service.stop({ graceMs: 0 })
      return service
    } finally {
      this.#opening.delete(serviceId)
    }
  }

  async pids(): Promise<number[]> {
    return (await Promise.all([...this.#services.values()].map((service) => service.pids()))).flat()
  }

  /** Stops all services, without a grace period: the daemon ends too. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#services.values()].map((service) => service.stop({ graceMs: 0 })))
  }
}

function countProblems({ concurrency, readyMs }: ServiceSpec): string[] {
  const problems: string[] = []
  if (!(Number.isSafeInteger(concurrency) && concurrency >= 1 && concurrency <= maxConcurrency))
    problems.push(`concurrency is ${concurrency}: use 1 to ${maxConcurrency}`)
  if (!(Number.isSafeInteger(readyMs) && readyMs >= 1 && readyMs < 2 ** 31))
    problems.push(`readyMs is ${readyMs}: use a positive integer below 2^31`)
  return problems
}
