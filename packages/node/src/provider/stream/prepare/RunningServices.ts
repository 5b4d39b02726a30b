import { createHash } from 'node:crypto'
import type { Hex } from '@muster-network/chain'
import { cardsFor, MusterError } from '@muster-network/core'
import type { ContainerProgram, Service } from '@muster-network/executors'
import type { PeerId } from '@muster-network/p2p'
import { KeyedMutex } from '../../../role/KeyedMutex.ts'
import type { ModelFolders } from '../../../task/ModelFolders.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import { serviceSpecOf } from '../../../task/serviceSpecOf.ts'
import { freeCards } from '../../offer/lentCards.ts'
import type { Provider } from '../../Provider.ts'
import type { DescribedService } from '../StreamRecord.ts'

type Running = { service: Service; manifest: StreamManifest; cards?: ContainerProgram['gpus'] }

/** Time for a program to end by itself. */
const graceMs = 2_000

/** The services of streams that run on this machine, by stream and revision. */
export class RunningServices {
  readonly #provider: Provider
  readonly #models: ModelFolders
  readonly #mutex = new KeyedMutex()
  readonly #running = new Map<string, Running>()

  constructor(provider: Provider, models: ModelFolders) {
    this.#provider = provider
    this.#models = models
  }

  /** The GPUs that services use. */
  get cards(): string[] {
    return [...this.#running.values()].flatMap(({ cards }) => cards?.ids ?? [])
  }

  /** The processor time of each service. */
  async cpuMs(): Promise<[string, number][]> {
    const services = [...this.#running.values()].map(({ service }) => service)
    return Promise.all(
      services.map(async (service): Promise<[string, number]> => {
        const usage = await service.usage().catch(() => undefined)
        return [`service/${service.id}`, usage?.cpuMs ?? 0]
      }),
    )
  }

  /**
   * Returns the service of a revision when it is ready; fetches its model and starts it first if needed.
   *
   * @throws EXEC_REFUSED when the program cannot run here, EXEC_SERVICE_FAILED, EXEC_HOST, PROVIDER_WRONG_WORK, NET_*
   */
  start(streamId: Hex, described: DescribedService, holder: PeerId, signal: AbortSignal): Promise<Service> {
    const key = keyOf(streamId, described.revision)
    return this.#mutex.run(key, async () => {
      const known = this.#running.get(key)
      if (known && known.service.status() !== 'failed' && known.service.status() !== 'stopped') {
        if (known.service.status() === 'paused') await known.service.resume()
        await known.service.whenReady({ signal })
        return known.service
      }
      await this.#stop(key)
      return this.#start(key, streamId, described, holder, signal)
    })
  }

  /** Stops the service of a revision, or all of a stream. */
  async stop(streamId: Hex, revision?: number): Promise<void> {
    const keys =
      revision === undefined
        ? [...this.#running.keys()].filter((key) => key.startsWith(`${streamId}/`))
        : [keyOf(streamId, revision)]
    await Promise.all(keys.map((key) => this.#mutex.run(key, () => this.#stop(key))))
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((key) => this.#mutex.run(key, () => this.#stop(key))))
  }

  async #start(
    key: string,
    streamId: Hex,
    { revision, manifest, sealedKey }: DescribedService,
    holder: PeerId,
    signal: AbortSignal,
  ): Promise<Service> {
    const { executor, keys, settings } = this.#provider
    if (!executor.serve) throw new MusterError('EXEC_REFUSED', 'the executor of this machine cannot serve')
    const { limits, streams } = settings()
    const modelKey = await keys.open(streamId, revision, sealedKey)
    await this.#models.evict(streams.cacheBytes)
    const folder = await this.#models.use({
      ...{ manifest, key: modelKey, holder, signal },
      mostBytes: limits.diskBytes,
    })
    try {
      const cards = this.#takeCards(manifest)
      const place = {
        serviceId: serviceIdOf(streamId, revision),
        folder,
        concurrency: streams.parallel,
        cards,
      }
      const service = await executor.serve(serviceSpecOf(manifest, place))
      this.#running.set(key, { service, manifest, ...(cards && { cards }) })
      await service.whenReady({ signal })
      return service
    } catch (error) {
      if (this.#running.has(key)) await this.#stop(key)
      else this.#models.leave(manifest)
      throw error
    }
  }

  async #stop(key: string): Promise<void> {
    const running = this.#running.get(key)
    if (!running) return
    await running.service.stop({ graceMs })
    this.#running.delete(key)
    this.#models.leave(running.manifest)
  }

  /** @throws EXEC_HOST */
  #takeCards({ container }: StreamManifest): ContainerProgram['gpus'] {
    if (!container?.gpu) return undefined
    const free = freeCards(this.#provider, { taskId: '0x', part: 0, number: 0 })
    const cards = cardsFor(free, container.gpu)
    if (cards.length === 0) throw new MusterError('EXEC_HOST', 'the GPUs that the stream needs are not free')
    return { vendor: cards[0]!.vendor, ids: cards.map(({ id }) => id) }
  }
}

function keyOf(streamId: Hex, revision: number): string {
  return `${streamId}/${revision}`
}

/** Returns an id that fits in the limit of executors. */
function serviceIdOf(streamId: Hex, revision: number): string {
  const digest = createHash('sha256').update(keyOf(streamId, revision)).digest('hex')
  return `stream-${digest.slice(0, 24)}-${revision}`
}
