import { statfs } from 'node:fs/promises'
import type { Logger } from '@muster-network/core'

/** Below this a node may fail to store a block, a record or a result. */
const leastBytes = 4 << 20
const lookEveryMs = 2_000

/**
 * Watches the space on the disk of a node's folder. Nothing waits for this watch: every write that fails is retried. It
 * tells the owner, in the log, in the metrics and in the health of the node, that the node waits for space.
 */
export class DiskSpace {
  readonly #dir: string
  readonly #logger: Logger
  #timer: NodeJS.Timeout | undefined
  #freeBytes: number | undefined
  #fullSinceMs: number | undefined

  constructor(dir: string, logger: Logger) {
    this.#dir = dir
    this.#logger = logger
  }

  /** Undefined until the first look, and where the system does not tell. */
  get freeBytes(): number | undefined {
    return this.#freeBytes
  }

  get isFull(): boolean {
    return this.#fullSinceMs !== undefined
  }

  start(): void {
    this.#timer = setInterval(
      () => this.look().catch((error) => this.#logger.warn({ error }, 'disk space not read')),
      lookEveryMs,
    )
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async look(): Promise<void> {
    const found = await statfs(this.#dir).catch(() => undefined)
    if (!found) return
    this.#freeBytes = found.bavail * found.bsize
    const isFull = this.#freeBytes < leastBytes
    if (isFull === this.isFull) return
    const facts = { dir: this.#dir, freeBytes: this.#freeBytes }
    if (isFull) {
      this.#fullSinceMs = performance.now()
      this.#logger.warn(facts, 'disk is full; the node waits for space and retries')
    } else {
      const fullMs = Math.round(performance.now() - this.#fullSinceMs!)
      this.#fullSinceMs = undefined
      this.#logger.info({ ...facts, fullMs }, 'disk has space again')
    }
  }
}
