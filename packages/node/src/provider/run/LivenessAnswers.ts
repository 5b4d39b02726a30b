import { hasCode } from '@muster-network/core'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { sendStep } from '../../role/sendStep.ts'
import { isMe, type Provider } from '../Provider.ts'

/** Answers whoever doubts on the chain that we are there. There are seconds for it, so nothing else goes first. */
export class LivenessAnswers {
  readonly #provider: Provider
  readonly #jobs: Jobs

  constructor(provider: Provider) {
    this.#provider = provider
    this.#jobs = new Jobs({
      name: 'liveness',
      logger: provider.context.logger,
      advance: (key) => this.#advance(key),
    })
  }

  start(): void {
    const { ledger, sender } = this.#provider.context
    for (const { taskId, part } of ledger.partsOf(sender.address)) this.wake(taskId, part)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(taskId: string, part: number): void {
    this.#jobs.wake(`${taskId}/${part}`)
  }

  async #advance(key: string): Promise<Next> {
    const [taskId, index] = key.split('/') as [string, string]
    const { ledger, network, sender, note, logger } = this.#provider.context
    const challenge = ledger.challenge(taskId, Number(index))
    const part = ledger.part(taskId, Number(index))
    const task = ledger.task(taskId)
    if (!challenge || !task || part?.status !== 'Running' || !isMe(this.#provider, part.executor))
      return undefined
    try {
      await sendStep(`task/${key}/alive/${part.tenure}`, challenge, (intent) =>
        network.liveness.send.answer([task.terms, Number(index)], { by: sender, intent }),
      )
      note(taskId, 'challenge answered', { part: part.part, challenger: challenge.challenger })
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      logger.debug({ taskId, part: part.part, error }, 'an answer to a challenge was refused')
    }
    return { againMs: 500 }
  }
}
