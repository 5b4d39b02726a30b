import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Executor } from '@muster-network/executors'
import { compareBodies } from '../../../confirm/judge/compareBodies.ts'
import type { OwnService } from '../../../confirm/OwnConfirmer.ts'
import { ModelFolders } from '../../../task/ModelFolders.ts'
import type { Program } from '../../../task/runSpecOf.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import { serviceSpecOf } from '../../../task/serviceSpecOf.ts'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream } from '../ClientStream.ts'
import { whyNotOwn } from './whyNotOwn.ts'

/** Time to unpack a model and to start its service. */
const openMs = 15 * 60_000
/** Pause after a service did not start: answers of the meantime are not confirmed. */
const pauseMs = 10 * 60_000
/** Time for a program to end by itself. */
const graceMs = 2_000
/** The client packed the model itself. */
const mostBytes = Number.MAX_SAFE_INTEGER

export type OwnServicesOptions = {
  context: Pick<ClientContext, 'peer' | 'blobs' | 'keys' | 'dir' | 'nowMs' | 'logger'>
  executor: Executor<Program>
  record(streamId: Hex): ClientStream | undefined
  manifestOf(streamId: Hex, revision: number): StreamManifest | undefined
}

/** Runs services of this client's streams on this machine, to confirm their answers. */
export class OwnServices {
  readonly #options: OwnServicesOptions
  readonly #models: ModelFolders
  readonly #stop = new AbortController()
  /** The end of the pause after a failed start, by stream and revision. */
  readonly #pausedUntilMs = new Map<string, number>()

  constructor(options: OwnServicesOptions) {
    this.#options = options
    this.#models = new ModelFolders(path.join(options.context.dir, 'client-models'), options.context)
  }

  /**
   * Starts the service of a revision and resolves when it is ready.
   *
   * @throws EXEC_UNSUPPORTED when it does not run here: an answer that waits for it would keep its executor from further requests
   */
  async open(streamId: Hex, revision: number): Promise<OwnService> {
    const { nowMs, logger } = this.#options.context
    const key = `${streamId}/${revision}`
    if (nowMs() < (this.#pausedUntilMs.get(key) ?? 0)) throw unsupported('its service did not start')
    try {
      return await this.#open(streamId, revision)
    } catch (cause) {
      if (this.#stop.signal.aborted) throw cause
      this.#pausedUntilMs.set(key, nowMs() + pauseMs)
      logger.warn({ streamId, revision, error: cause }, 'the own confirmer of a stream did not start')
      throw unsupported('its service did not start', cause)
    }
  }

  /** Ends services that are being started. */
  stop(): void {
    this.#stop.abort(new Error('the client was stopped'))
  }

  async #open(streamId: Hex, revision: number): Promise<OwnService> {
    const { context, executor, record, manifestOf } = this.#options
    const packed = record(streamId)?.revisions[revision]
    const manifest = manifestOf(streamId, revision)
    if (!packed || !manifest) throw unsupported(`revision ${revision} is unknown`)
    const why = whyNotOwn(executor, manifest)
    if (why !== undefined) throw unsupported(why)
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(openMs)])
    const key = await context.keys.get(packed.keyName)
    const model = { manifest, key, holder: context.peer.peerId, mostBytes, signal }
    const folder = await this.#models.use(model)
    const leave = async () => {
      this.#models.leave(manifest)
      await this.#models.evict(0)
    }
    try {
      const place = { serviceId: serviceIdOf(streamId, revision), folder, concurrency: 1 }
      const service = await executor.serve!(serviceSpecOf(manifest, place))
      const stop = () => service.stop({ graceMs })
      await service.whenReady({ signal }).catch(async (error: unknown) => {
        await stop()
        throw error
      })
      const { equivalence } = manifest
      const compare = compareBodies({ equivalence, scratchDir: path.join(context.dir, 'client-compare') })
      return { checked: { manifest, service, compare }, stop: () => stop().finally(leave) }
    } catch (error) {
      await leave()
      throw error
    }
  }
}

function unsupported(why: string, cause?: unknown): MusterError {
  return new MusterError('EXEC_UNSUPPORTED', `the answers cannot be confirmed on this machine: ${why}`, {
    cause,
  })
}

/** Returns an id other than that of the service with which this machine may serve the same stream. */
function serviceIdOf(streamId: Hex, revision: number): string {
  const digest = createHash('sha256').update(`${streamId}/${revision}`).digest('hex')
  return `confirm-${digest.slice(0, 24)}-${revision}`
}
