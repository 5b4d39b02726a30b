import type { Logger } from '@muster-network/core'

/**
 * Runs `work` every so often until the returned function is called. Work that fails, for instance on a full disk, is
 * logged and runs again: an exception in a bare timer would reach nobody.
 */
export function repeat(name: string, everyMs: number, work: () => void, logger: Logger): () => void {
  const timer = setInterval(() => {
    try {
      work()
    } catch (error) {
      logger.warn({ error }, `${name} failed; trying again`)
    }
  }, everyMs)
  return () => clearInterval(timer)
}
