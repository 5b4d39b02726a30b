import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { classIdOf } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
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
    const { ledger, nowMs } = this.#context
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
      const score = await this.#probe(node, signal)
      // counted where it was begun: an answer after the end of an epoch is about that epoch
      if (score !== undefined) presence.probed(epoch, node, score)
    }
  }

  /** Another class would need a replay that this node cannot do. */
  #canProbe(node: LedgerNode): boolean {
    return node.facts.score > 0 && node.classId === classIdOf(this.#executor.facts.class)
  }

  /** The score that it proves; 0 when it does not answer or answers wrongly; undefined when this host could not tell. */
  async #probe(node: LedgerNode, signal: AbortSignal): Promise<number | undefined> {
    const { peer, dir, logger } = this.#context
    const { score: listed, peerKey } = node.facts
    const nodeId = node.id
    const work = { seed: randomBytes(32).toString('hex'), units: unitsOfProbe(listed) }
    try {
      // known beforehand, so that the answer is timed and compared without this machine working at the same time
      const expected = await runProbe(this.#executor, work, path.join(dir, 'probe'))
      const startMs = performance.now()
      const options = { signal, timeoutMs: longestMs }
      const answer = await peer.call(peerOf(peerKey), proveScore, work, options)
      const elapsedMs = Math.round(performance.now() - startMs)
      const isRight = answer.digest === expected.digest && answer.proof === expected.proof
      const proven = isRight ? scoreOfProbe(listed, elapsedMs) : 0
      logger.debug({ nodeId, listed, proven, elapsedMs }, 'a node was probed')
      return proven
    } catch (error) {
      if (signal.aborted || (hasCode(error) && isNoVerdict(error.code))) return undefined
      logger.info({ nodeId, error }, 'a node did not answer a probe')
      return 0
    }
  }
}

/** This host failed, or the node is proving itself to others just now. */
function isNoVerdict(code: string): boolean {
  return code.startsWith('EXEC_') || code === 'NET_LIMIT'
}
