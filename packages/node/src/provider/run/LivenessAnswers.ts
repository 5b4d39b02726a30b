import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { isMe, type Provider } from '../Provider.ts'

/** Answers liveness challenges on the chain. The deadline is seconds away, so nothing else goes first. */
export class LivenessAnswers extends Reconciler {
  readonly #provider: Provider

  constructor(provider: Provider) {
    const { ledger, sender, logger } = provider.context
    super({
      name: 'liveness',
      logger,
      openKeys: () => ledger.partsOf(sender.address).map(({ taskId, part }) => `${taskId}/${part}`),
      reconcile: (key) => this.#reconcile(key),
    })
    this.#provider = provider
  }

  wakePart(taskId: string, part: number): void {
    this.wake(`${taskId}/${part}`)
  }

  async #reconcile(key: string): Promise<Requeue> {
    const [taskId, index] = key.split('/') as [string, string]
    const { ledger, network, sender, note, logger } = this.#provider.context
    const challenge = ledger.challenge(taskId, Number(index))
    const part = ledger.part(taskId, Number(index))
    const task = ledger.task(taskId)
    if (!challenge || !task || part?.status !== 'running' || !isMe(this.#provider, part.executor))
      return undefined
    await unlessReverted(
      async () => {
        await sendStep(`task/${key}/alive/${part.assignment}`, challenge, (intent) =>
          network.liveness.send.answer([task.terms, Number(index)], { by: sender, intent }),
        )
        note(taskId, { step: 'challengeAnswered', part: part.part, challenger: challenge.challenger })
      },
      (error) => logger.debug({ taskId, part: part.part, error }, 'an answer to a challenge reverted'),
    )
    return { retryAfterMs: 500 }
  }
}
