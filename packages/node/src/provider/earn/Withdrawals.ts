import { type Hex, lowerHex } from '@muster-network/chain'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { releaseWithheldPay } from '../../settle/releaseWithheldPay.ts'
import { withdrawOwed } from '../../settle/withdrawOwed.ts'
import type { Provider } from '../Provider.ts'
import { withheldPayTasks } from './withheldPayTasks.ts'

/** Withdraws what the contracts owe us, once it is worth a transaction. */
export class Withdrawals extends Reconciler<Hex> {
  readonly #provider: Provider

  constructor(provider: Provider) {
    super({
      name: 'withdrawal',
      logger: provider.context.logger,
      openKeys: () => [provider.context.network.addresses.token],
      reconcile: (token) => this.#reconcile(token),
    })
    this.#provider = provider
  }

  override wake(token: Hex): void {
    super.wake(lowerHex(token))
  }

  /** Withdraws the balance if it is at least `atLeast`. Returns the amount. */
  withdraw(token: Hex, atLeast = 1n): Promise<bigint> {
    return withdrawOwed(this.#provider.context, token, atLeast)
  }

  async #reconcile(token: Hex): Promise<Requeue> {
    const { context } = this.#provider
    for (const taskId of withheldPayTasks(context.ledger, context.sender.address))
      await releaseWithheldPay(context, taskId)
    await this.withdraw(token, this.#provider.settings().withdrawAboveWei)
    return undefined
  }
}
