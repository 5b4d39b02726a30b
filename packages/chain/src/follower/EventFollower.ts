import { setTimeout as delay } from 'node:timers/promises'
import { hasCode, type Logger, MusterError, silentLogger } from '@muster-network/core'
import type { Address } from 'viem'
import type { BlockRef, FollowedBlock } from './ChainEvents.ts'
import { type Ask, readHeader, readNewBlocks, readOldBlocks } from './readBlocks.ts'

/**
 * Turns events into state. The consumer writes its position and its state in one transaction, so that every event counts
 * exactly once, even if either side is killed.
 */
export type FollowConsumer = {
  /** Returns the last applied blocks, newest first; empty at the beginning. Must cover at least the follower's `depth`. */
  recent(): BlockRef[] | Promise<BlockRef[]>
  /** Applies blocks in order and records them as applied, atomically. Blocks without events may be omitted. */
  apply(blocks: readonly FollowedBlock[]): void | Promise<void>
  /** Undoes everything above a block and removes those blocks, atomically. */
  undo(above: number): void | Promise<void>
}

export type EventFollowerOptions = {
  ask: Ask
  addresses: readonly Address[]
  consumer: FollowConsumer
  /** The first block for an empty consumer: the block of the deployment. */
  fromBlock: number
  /** Blocks on top of a block before it is applied; 0 applies the head and undoes it after a reorganisation. */
  confirmations: number
  /** Maximum depth of a reorganisation that can be undone; deeper blocks are read in ranges. */
  depth?: number
  /** Old blocks per request: public endpoints reject ranges of more than some thousands. */
  rangeBlocks?: number
  pollMs?: number
  /** Resolves when there may be a block above the given one; resolves to false on a chain that must be polled. */
  awaitBlock?: (above: number) => Promise<boolean>
  log?: Logger
}

/** Follows the events of contracts from a block. Endpoint failures delay events but never lose or repeat one. */
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
   * Runs until `signal` is aborted. Retries every failure with exponential back-off, those of the consumer too: a full disk
   * passes, and the consumer applies a block as a whole or not at all.
   *
   * @throws CHAIN_REORG_TOO_DEEP, which no retry can mend
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
        if (hasCode(error) && error.code === 'CHAIN_REORG_TOO_DEEP') throw error
        failures++
        this.#log.warn({ error, failures }, 'new blocks could not be read or stored; retrying')
      }
      const pauseMs = Math.min(this.#options.pollMs * 2 ** Math.min(failures, 6), 60_000)
      await delay(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  /**
   * Applies all blocks up to the head of this moment. A slow machine behind a quick chain is never done with all blocks, so
   * that later ones are left to `run`.
   */
  async catchUp(): Promise<void> {
    const { ask, consumer, confirmations } = this.#options
    const head = await readHeader(ask, 'latest')
    const target = (head?.number ?? 0) - confirmations
    while (await this.step()) {
      const [tip] = await consumer.recent()
      if (tip && tip.number >= target) return
    }
  }

  /** Waits for a notification of the chain; switches to polling permanently when the chain does not support it. */
  async #waitForBlock(signal: AbortSignal): Promise<void> {
    const { consumer, confirmations } = this.#options
    const [tip] = await consumer.recent()
    let stop = () => {}
    const stopped = new Promise<true>((resolve) => {
      stop = () => resolve(true)
      signal.addEventListener('abort', stop, { once: true })
    })
    try {
      const supported = await Promise.race([this.#awaitBlock!((tip?.number ?? -1) + confirmations), stopped])
      if (!supported) this.#awaitBlock = undefined
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  /** Applies new blocks or undoes reorganised ones, once. Returns false when there is nothing to do. */
  async step(): Promise<boolean> {
    const { ask, addresses, consumer, confirmations, depth, fromBlock, rangeBlocks } = this.#options
    const recent = await consumer.recent()
    const head = await readHeader(ask, 'latest')
    if (!head) throw new MusterError('CHAIN_RPC_FAILED', 'the endpoint has no latest block')
    const [tip] = recent
    // a lagging endpoint is not a reorganisation; a different block at the same height is
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
        : await readNewBlocks(ask, {
            addresses,
            parent: tip,
            from,
            to: Math.min(target, from + depth - 1),
          })
    if (blocks) await consumer.apply(blocks)
    return blocks !== undefined
  }

  /** Returns the newest applied block that the chain still has. */
  async #commonBlock(recent: readonly BlockRef[]): Promise<number> {
    const { ask } = this.#options
    for (const { number, hash } of recent) {
      if ((await readHeader(ask, number))?.hash === hash) return number
    }
    throw new MusterError(
      'CHAIN_REORG_TOO_DEEP',
      `the chain has none of the last ${recent.length} followed blocks`,
      {
        details: { newest: recent[0]?.number, oldest: recent.at(-1)?.number },
      },
    )
  }
}
