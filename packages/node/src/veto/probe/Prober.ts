import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { classIdOf } from '@muster-network/chain'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { LedgerNode } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import { epochEndMs } from '../../presence/UptimeEpochs.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { proveScore } from '../../wire/calls.ts'
import { isDue } from './isDue.ts'
import { runProbe } from './runProbe.ts'
import { scoreOfProbe, unitsOfProbe } from './scoreOfProbe.ts'

const longestMs = 30_000

/** Asks every node that is there, once in an epoch and at a moment that it cannot foresee, to prove its score. */
export class Prober {
  readonly #context: RoleContext
  readonly #presence: PresenceBook
  readonly #executor: Executor<WasmProgram>

  constructor(context: RoleContext, presence: PresenceBook, executor: Executor<WasmProgram>) {
    this.#context = context
    this.#presence = presence
    this.#executor = executor
  }

  /** Looks once at all nodes; to be called every `presence.everyMs`. One probe at a time keeps this machine free. */
  async look(signal: AbortSignal): Promise<void> {
    const { ledger, nowMs, logger } = this.#context
    const presence = this.#presence
    for (const node of ledger.nodes()) {
      if (signal.aborted) return
      const { epoch } = presence
      const endMs = epochEndMs(presence.epochs, epoch)
      const due = isDue({
        isOnline: presence.isOnline(node.id) === true,
        isProven: (presence.uptimeOf(epoch, node.id)?.provenScore ?? 0) > 0,
        leftMs: endMs - nowMs(),
        epochMs: presence.epochs.epochSeconds * 1000,
        everyMs: presence.everyMs,
        chance: Math.random(),
      })
      if (!due || !this.#canProbe(node)) continue
      await this.#probe(node, signal).catch((error: unknown) => {
        if (!signal.aborted) logger.info({ nodeId: node.id, error }, 'a node did not prove its score')
      })
    }
  }

  /** Other kinds of executor would need a replay that this node cannot do. */
  #canProbe(node: LedgerNode): boolean {
    const className = this.#presence.lastSeen(node.id)?.heartbeat.className ?? ''
    const [kind, version] = this.#executor.facts.class.split('/')
    return (
      node.facts.score > 0 &&
      classIdOf(className) === node.classId &&
      className.startsWith(`${kind}/${version}/`)
    )
  }

  async #probe(node: LedgerNode, signal: AbortSignal): Promise<void> {
    const { peer, dir, logger } = this.#context
    const { score } = node.facts
    const work = { seed: randomBytes(32).toString('hex'), units: unitsOfProbe(score) }
    // known beforehand, so that the answer is timed and compared without this machine working at the same time
    const expected = await runProbe(this.#executor, work, path.join(dir, 'probe'))
    const startMs = performance.now()
    const answer = await peer.call(peerOf(node.facts.peerKey), proveScore, work, {
      signal,
      timeoutMs: longestMs,
    })
    const elapsedMs = performance.now() - startMs
    if (answer.digest !== expected.digest || answer.proof !== expected.proof) {
      logger.warn({ nodeId: node.id }, 'a node answered a probe wrongly')
      return
    }
    const proven = scoreOfProbe(score, elapsedMs)
    logger.debug({ nodeId: node.id, proven, listed: score, elapsedMs: Math.round(elapsedMs) }, 'score proven')
    this.#presence.proved(node.id, node.operator, proven)
  }
}
