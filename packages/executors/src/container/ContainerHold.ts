import type { Container } from './Container.ts'
import type { RunFolder } from './RunFolder.ts'

/**
 * Holds a container and lets it go: for its owner, or while its files are copied. Both are marked on disk, so that whoever comes
 * after us knows why it stands still.
 */
export class ContainerHold {
  readonly #container: Container
  readonly #folder: RunFolder
  readonly #hasEnded: () => boolean
  /** Copies, and holding and letting go, one after the other: what is being copied must not run. */
  #order: Promise<unknown> = Promise.resolve()

  constructor(container: Container, folder: RunFolder, hasEnded: () => boolean) {
    this.#container = container
    this.#folder = folder
    this.#hasEnded = hasEnded
  }

  pause(): Promise<void> {
    return this.inTurn(async () => {
      if (this.#hasEnded() || (await this.#folder.isMarked('paused'))) return
      await this.#container.pause()
      await this.#folder.mark('paused', true)
    })
  }

  resume(): Promise<void> {
    return this.inTurn(async () => {
      if (this.#hasEnded() || !(await this.#folder.isMarked('paused'))) return
      await this.#container.unpause()
      await this.#folder.mark('paused', false)
    })
  }

  /** Nothing of the program runs meanwhile. To be called in turn. */
  async whileHeld<T>(work: () => Promise<T>): Promise<T> {
    if (this.#hasEnded() || (await this.#folder.isMarked('paused'))) return work()
    await this.#folder.mark('held', true)
    try {
      await this.#container.pause()
      return await work()
    } finally {
      await this.#letGo()
    }
  }

  /** Lets go of a program that an earlier daemon held to copy its state when it was killed. */
  async recover(): Promise<void> {
    if (await this.#folder.isMarked('held')) await this.#letGo()
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#order.then(work)
    this.#order = mine.catch(() => {})
    return mine
  }

  /** Resolves when everything that was begun is done. */
  async idle(): Promise<void> {
    await this.#order
  }

  async #letGo(): Promise<void> {
    if (!(await this.#folder.isMarked('paused'))) await this.#container.unpause().catch(() => {})
    await this.#folder.mark('held', false)
  }
}
