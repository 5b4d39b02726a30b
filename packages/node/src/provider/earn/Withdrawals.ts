import type { Hex } from '@muster-network/chain'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { releaseHeldPay } from '../../settle/releaseHeldPay.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import type { Provider } from '../Provider.ts'
import { heldPayTasks } from './heldPayTasks.ts'

/** Brings what the contracts owe us into the wallet, once it is worth a transaction. */
export class Withdrawals {
  readonly #provider: Provider
  readonly #jobs: Jobs

  constructor(provider: Provider) {
    this.#provider = provider
    this.#jobs = new Jobs({
      name: 'withdrawal',
      logger: provider.context.logger,
      advance: (token) => this.#advance(token as Hex),
    })
  }

  start(): void {
    this.wake(this.#provider.context.network.addresses.token)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(token: Hex): void {
    this.#jobs.wake(token.toLowerCase())
  }

  /** Withdraws whatever there is. Returns how much that was. */
  withdraw(token: Hex, atLeast = 1n): Promise<bigint> {
    return withdrawOwed(this.#provider.context, token, atLeast)
  }

  async #advance(token: Hex): Promise<Next> {
    const { context } = this.#provider
    for (const taskId of heldPayTasks(context.ledger, context.sender.address))
      await releaseHeldPay(context, taskId)
    await this.withdraw(token, this.#provider.settings().withdrawAboveWei)
    return undefined
  }
}
