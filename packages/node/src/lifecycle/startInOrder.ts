import type { Logger } from '@muster-network/core'

/** A part of the daemon with a lifetime. `stop` is called once, and only if `start` has succeeded. */
export type Service = {
  name: string
  start(signal: AbortSignal): Promise<void>
  stop(): Promise<void>
}

export type Running = { stop(): Promise<void> }

/**
 * Starts services one after the other. When one fails, or `signal` aborts, those already started are stopped in reverse
 * and the failure is thrown: a half-started daemon never stays behind. The same order, reversed, serves `stop`.
 */
export async function startInOrder(
  services: readonly Service[],
  options: { logger: Logger; signal?: AbortSignal },
): Promise<Running> {
  const { logger, signal = new AbortController().signal } = options
  const started: Service[] = []
  const stopAll = async () => {
    const failures: unknown[] = []
    for (const service of started.splice(0).reverse()) {
      try {
        await service.stop()
      } catch (error) {
        // the others must still be stopped
        logger.error({ service: service.name, error }, 'service did not stop cleanly')
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some services did not stop cleanly')
  }
  try {
    for (const service of services) {
      signal.throwIfAborted()
      await service.start(signal)
      started.push(service)
      logger.debug({ service: service.name }, 'service started')
    }
  } catch (error) {
    await stopAll().catch(() => {}) // logged above; what matters to the caller is why the start failed
    throw error
  }
  let stopping: Promise<void> | undefined
  return {
    stop() {
      stopping ??= stopAll()
      return stopping
    },
  }
}
