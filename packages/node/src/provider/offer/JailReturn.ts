import { classIdOf } from '@muster-network/chain'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { sendStep } from '../../role/sendStep.ts'
import { unlessReverted } from '../../role/unlessReverted.ts'
import { waitUntil } from '../../settle/waitUntil.ts'
import type { Provider } from '../Provider.ts'

/** The jail is read again after this time at the latest: a timer cannot wait for weeks. */
const longestWaitMs = 3_600_000
const retryMs = 2_000

export type JailReturnOptions = {
  /** Called after the return: a jailed operator cannot raise its bond. */
  onReturned(): Promise<void>
}

/**
 * Ends this operator's jail when its time is over: the chain keeps a jailed operator out until the operator itself
 * calls. Until then the provider does not bid.
 */
export class JailReturn extends Reconciler<'jail'> {
  readonly #provider: Provider
  readonly #options: JailReturnOptions
  #untilMs: number | undefined

  constructor(provider: Provider, options: JailReturnOptions) {
    super({
      name: 'jail',
      logger: provider.context.logger,
      openKeys: () => ['jail'],
      reconcile: () => this.#reconcile(),
    })
    this.#provider = provider
    this.#options = options
  }

  /** The time from which this operator can return; undefined when it is not jailed. */
  get untilMs(): number | undefined {
    return this.#untilMs
  }

  async #reconcile(): Promise<Requeue> {
    const { context, executor } = this.#provider
    const { network, sender, logger } = context
    const classId = classIdOf(executor.facts.class)
    const [account, bond] = await Promise.all([
      network.registry.read.accountOf([sender.address]),
      network.registry.read.bondOf([sender.address, classId]),
    ])
    const until = Math.max(account.jailedUntil, bond.jailedUntil)
    if (until === 0) {
      this.#untilMs = undefined
      return undefined
    }
    if (this.#untilMs !== until * 1000)
      logger.warn({ until: new Date(until * 1000).toISOString() }, 'jailed; returns when the time is over')
    this.#untilMs = until * 1000
    const early = await waitUntil(context, until)
    if (early) return { retryAfterMs: Math.min(early.retryAfterMs, longestWaitMs) }
    // reverts when another machine of this operator was first
    const sent = await unlessReverted(() =>
      sendStep('jail/return', [classId, until], (intent) =>
        network.registry.send.returnFromJail([classId], { by: sender, intent }),
      ),
    )
    if (!sent) return { retryAfterMs: retryMs }
    this.#untilMs = undefined
    logger.info({ operator: sender.address }, 'returned from jail')
    await this.#options.onReturned()
    return undefined
  }
}
