import type { Logger } from '@muster-network/core'

/** Where an exception was that nothing caught: in the daemon itself, or in the egress proxy of a run. */
export type UncaughtIn = 'daemon' | 'egress'

const counts: Record<UncaughtIn, number> = { daemon: 0, egress: 0 }
/** More lines than this add nothing, and a log that cannot be written would cause the next exception. */
const linesPerMinute = 60

/** Exceptions that nothing caught since this process started, for its metrics. */
export function uncaughtExceptions(): Readonly<Record<UncaughtIn, number>> {
  return counts
}

export function countUncaught(where: UncaughtIn): void {
  counts[where]++
}

/**
 * Keeps this process alive when a callback throws or a promise is rejected and nothing catches it: the exception is
 * logged and counted. Only that callback is lost. All work continues from what is stored, so a step that was lost is
 * taken again. Returns a function that undoes this.
 */
export function surviveExceptions(logger: Logger): () => void {
  let minute = 0
  let lines = 0
  const survive = (error: unknown, origin: string) => {
    countUncaught('daemon')
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) [minute, lines] = [now, 0]
    if (++lines > linesPerMinute) return
    logger.error({ error, origin }, 'uncaught exception; the daemon continues')
  }
  process.on('uncaughtException', survive)
  return () => void process.off('uncaughtException', survive)
}
