import type { Hex } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { KeyedMutex } from '../role/KeyedMutex.ts'
import type { AnswerCase } from './judge/AnswerCase.ts'
import type { Judgement } from './judge/Judgement.ts'
import { judgeAnswer } from './judge/judgeAnswer.ts'
import type { CheckedRevision } from './serve/Confirmer.ts'

/** A service that this machine runs to confirm answers. */
export type OwnService = { checked: CheckedRevision; stop(): Promise<void> }

export type OwnConfirmerOptions = {
  /** Starts the service of a revision and resolves when it is ready. */
  open(streamId: Hex, revision: number): Promise<OwnService>
  /** How long a service without work stays. */
  idleMs?: number
}

type Running = { service: OwnService; timer: NodeJS.Timeout | undefined }

const defaultIdleMs = 600_000

/** The client's own confirmer: starts a service when an answer is drawn, and stops it when no further one comes. */
export class OwnConfirmer {
  readonly #options: OwnConfirmerOptions
  readonly #running = new Map<string, Running>()
  readonly #turns = new KeyedMutex()
  #isStopped = false

  constructor(options: OwnConfirmerOptions) {
    this.#options = options
  }

  /** Checks one answer. Answers of one revision are checked one after the other. @throws as `judgeAnswer` */
  judge(streamId: Hex, revision: number, judged: AnswerCase, signal: AbortSignal): Promise<Judgement> {
    const key = `${streamId}/${revision}`
    return this.#turns.run(key, async () => {
      signal.throwIfAborted()
      const running = this.#running.get(key) ?? {
        service: await this.#open(streamId, revision),
        timer: undefined,
      }
      clearTimeout(running.timer)
      this.#running.set(key, running)
      try {
        const { manifest, service, compare } = running.service.checked
        return await judgeAnswer(service, judged, { equivalence: manifest.equivalence, compare, signal })
      } catch (error) {
        // the next answer gets a new one
        if (hasCode(error, 'EXEC_SERVICE_DOWN', 'EXEC_SERVICE_FAILED')) {
          this.#running.delete(key)
          await running.service.stop()
        }
        throw error
      } finally {
        if (this.#running.get(key) === running)
          running.timer = setTimeout(
            () => this.#end(key).catch(() => {}),
            this.#options.idleMs ?? defaultIdleMs,
          ).unref()
      }
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all([...this.#running.keys()].map((key) => this.#end(key)))
  }

  async #end(key: string): Promise<void> {
    await this.#turns.run(key, async () => {
      const running = this.#running.get(key)
      if (!running) return
      clearTimeout(running.timer)
      this.#running.delete(key)
      await running.service.stop()
    })
  }

  async #open(streamId: Hex, revision: number): Promise<OwnService> {
    if (this.#isStopped) throw new MusterError('EXEC_SERVICE_DOWN', 'the confirmer of this node is stopped')
    return this.#options.open(streamId, revision)
  }
}
