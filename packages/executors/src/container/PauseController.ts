import type { Container } from './Container.ts'
import type { RunFolder } from './RunFolder.ts'

/**
 * Pauses and resumes a container, for its owner or while its files are copied. Both reasons are marked on
 * disk, so that a later daemon knows why the container is paused.
 */
export class PauseController {
  readonly #container: Container
  readonly #folder: RunFolder
  readonly #hasEnded: () => boolean
  /** Serialises copying, pausing and resuming: a program must not run while its files are copied. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(container: Container, folder: RunFolder, hasEnded: () => boolean) {
    this.#container = container
    this.#folder = folder
    this.#hasEnded = hasEnded
  }

  pause(): Promise<void> {
    return this.runExclusive(async () => {
      if (this.#hasEnded() || (await this.#folder.isMarked('paused'))) return
      await this.#container.pause()
      await this.#folder.mark('paused', true)
    })
  }

  resume(): Promise<void> {
    return this.runExclusive(async () => {
      if (this.#hasEnded() || !(await this.#folder.isMarked('paused'))) return
      await this.#container.unpause()
      await this.#folder.mark('paused', false)
    })
  }

  /** Runs `work` while the program is paused. Call it inside `runExclusive`. */
  async whilePaused<T>(work: () => Promise<T>): Promise<T> {
    if (this.#hasEnded() || (await this.#folder.isMarked('paused'))) return work()
    await this.#folder.mark('held', true)
    try {
      await this.#container.pause()
      return await work()
    } finally {
      await this.#endCopyPause()
    }
  }

  /** Resumes a program that an earlier daemon had paused for a copy when it was killed. */
  async recover(): Promise<void> {
    if (await this.#folder.isMarked('held')) await this.#endCopyPause()
  }

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  /** Resolves when all queued work is done. */
  async idle(): Promise<void> {
    await this.#queue
  }

  async #endCopyPause(): Promise<void> {
    if (!(await this.#folder.isMarked('paused'))) await this.#container.unpause().catch(() => {})
    await this.#folder.mark('held', false)
  }
}
