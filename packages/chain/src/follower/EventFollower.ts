import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { Address } from 'viem'
import type { BlockRef, FollowedBlock } from './ChainEvents.ts'
import { type Ask, readHeader, readNewBlocks, readOldBlocks } from './readBlocks.ts'

/**
 * Whoever turns events into state. Position and state are the consumer's, written in one transaction of its own: that
 * is what makes every event count exactly once, whenever either side is killed.
 */
export type FollowConsumer = {
  /** The blocks applied last, newest first; none at the beginning. Keep at least the follower's `depth`. */
  recent(): BlockRef[] | Promise<BlockRef[]>
  /** Applies blocks in order and notes them as applied, all or nothing. Blocks without events may be left out. */
  apply(blocks: readonly FollowedBlock[]): void | Promise<void>
  /** Undoes everything above a block and forgets those blocks, all or nothing. */
  undo(above: number): void | Promise<void>
}

export type EventFollowerOptions = {
  ask: Ask
  addresses: readonly Address[]
  consumer: FollowConsumer
  /** Where to begin when the consumer has nothing yet: the block of the deployment. */
  fromBlock: number
  /** Blocks on top of one before it is believed; 0 takes the head and undoes it when it changes. */
  confirmations: number
  /** How many blocks back a change can be undone; what is deeper is read in ranges. */
  depth?: number
  /** Old blocks read at once: public endpoints refuse more than some thousands. */
  rangeBlocks?: number
  pollMs?: number
  /** Resolves when there may be a block above the one given; false where the chain cannot tell, and is polled. */
  awaitBlock?: (above: number) => Promise<boolean>
  log?: Logger
}

/** Follows contracts from a block on. Faults of the endpoint delay it and never lose or repeat an event. */
export class EventFollower {
  readonly #options: Required<Omit<EventFollowerOptions, 'log' | 'awaitBlock'>>
  #awaitBlock: EventFollowerOptions['awaitBlock']
  readonly #log: Logger

  constructor({ log, awaitBlock, ...options }: EventFollowerOptions) {
    this.#awaitBlock = awaitBlock
    this.#options = { depth: 64, rangeBlocks: 1_000, pollMs: 1_000, ...options }
    this.#log = log ?? silentLogger
  }

  /**
   * Runs until `signal` is aborted. Faults that may pass are retried with a growing pause.
   *
   * @throws CHAIN_REORG_TOO_DEEP, and whatever the consumer throws
   */
  async run(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        const progressed = await this.step()
        failures = 0
        if (progressed) continue
        if (this.#awaitBlock) {
          await this.#waitForBlock(signal)
          continue
        }
      } catch (error) {
        if (!hasCode(error) || !error.retryable) throw error
        failures++
        this.#log.warn({ error, failures }, 'chain could not be read; trying again')
      }
      const pauseMs = Math.min(this.#options.pollMs * 2 ** Math.min(failures, 6), 60_000)
      await delay(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /** Waits where the chain says when; goes back to polling for good where it cannot. */
  async #waitForBlock(signal: AbortSignal): Promise<void> {
    const [tip] = await this.#options.consumer.recent()
    let stop = () => {}
    const stopped = new Promise<true>((resolve) => {
      stop = () => resolve(true)
      signal.addEventListener('abort', stop, { once: true })
    })
    try {
      const told = await Promise.race([this.#awaitBlock!(tip?.number ?? -1), stopped])
      if (!told) this.#awaitBlock = undefined
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** Applies or undoes what there is, once. False when there is nothing to do. */
  async step(): Promise<boolean> {
    const { ask, addresses, consumer, confirmations, depth, fromBlock, rangeBlocks } = this.#options
    const recent = await consumer.recent()
    const head = await readHeader(ask, 'latest')
    if (!head) throw new MusterError('CHAIN_RPC_FAILED', 'the endpoint has no latest block')
    const [tip] = recent
    // An endpoint that lags behind another is no reorganisation: only a different block at the same height is.
    if (tip && head.number < tip.number) return false
    if (tip && (await readHeader(ask, tip.number))?.hash !== tip.hash) {
      await consumer.undo(await this.#commonBlock(recent))
      return true
    }
    const from = tip ? tip.number + 1 : fromBlock
    const target = head.number - confirmations
    if (from > target) return false
    const oldTo = Math.min(head.number - depth, from + rangeBlocks - 1, target)
    const blocks =
      oldTo >= from
        ? await readOldBlocks(ask, addresses, from, oldTo)
        : await readNewBlocks(ask, addresses, tip, from, Math.min(target, from + depth - 1))
    if (blocks) await consumer.apply(blocks)
    return blocks !== undefined
  }

  /** The newest applied block that the chain still has. */
  async #commonBlock(recent: readonly BlockRef[]): Promise<number> {
    const { ask } = this.#options
    for (const { number, hash } of recent) {
      if ((await readHeader(ask, number))?.hash === hash) return number
    }
    throw new MusterError(
      'CHAIN_REORG_TOO_DEEP',
      'the chain has none of the blocks that were followed last',
      {
        details: { newest: recent[0]?.number, oldest: recent.at(-1)?.number },
      },
    )
  }
}
