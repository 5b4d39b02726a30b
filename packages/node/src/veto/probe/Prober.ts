import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { classIdOf } from '@muster-network/chain'
import { hasCode } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { LedgerNode } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import { epochEndMs } from '../../presence/UptimeEpochs.ts'
import { runProbe } from '../../replay/runProbe.ts'
import { scoreOfProbe, unitsOfProbe } from '../../replay/scoreOfProbe.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { proveScore } from '../../wire/calls.ts'
import { isDue } from './isDue.ts'

const timeoutMs = 30_000

/** Probes every online node once per epoch, at an unpredictable moment, to prove its listed score. */
export class Prober {
  readonly #context: RoleContext
  readonly #presence: PresenceBook
  readonly #executor: Executor<WasmProgram>

  constructor(context: RoleContext, presence: PresenceBook, executor: Executor<WasmProgram>) {
    this.#context = context
    this.#presence = presence
    this.#executor = executor
  }

  /** Probes the nodes that are due; called every `presence.everyMs`. Probes one node at a time to limit the load. */
  async probeDue(signal: AbortSignal): Promise<void> {
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
      // the probe counts for the epoch in which it started
      if (score !== undefined) presence.recordProbe(epoch, node, score)
    }
  }

  /** Whether this node can compute the expected answer: only for its own class. */
  #canProbe(node: LedgerNode): boolean {
    return node.facts.score > 0 && node.classId === classIdOf(this.#executor.facts.class)
  }

  /** Returns the proven score: 0 for no answer or a wrong one, undefined when this host could not decide. */
  async #probe(node: LedgerNode, signal: AbortSignal): Promise<number | undefined> {
    const { peer, dir, logger } = this.#context
    const { score: listed, peerKey } = node.facts
    const nodeId = node.id
    const work = { seed: randomBytes(32).toString('hex'), units: unitsOfProbe(listed) }
    try {
      // computed first, so that this machine is idle while it times the answer
      const expected = await runProbe(this.#executor, work, path.join(dir, 'probe'))
      const startMs = performance.now()
      const options = { signal, timeoutMs }
      const answer = await peer.call(peerOf(peerKey), proveScore, work, options)
      const elapsedMs = Math.round(performance.now() - startMs)
      const isRight = answer.digest === expected.digest
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

/** Whether the error proves nothing about the node: this host failed, or the node answers another probe now. */
function isNoVerdict(code: string): boolean {
  return code.startsWith('EXEC_') || code === 'NET_LIMIT'
}
