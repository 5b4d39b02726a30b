import { bindEconomy, type Economy, type Hex } from '@muster-network/chain'
import { enumName, reservationStates } from '@muster-network/core'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { Records } from '../store/Records.ts'
import { closeOverdue, isSummoned } from './closeOverdue.ts'
import { collectReserved } from './collectReserved.ts'

/** The poll interval. A summoned node has minutes to answer. */
const pollMs = 5_000
/** The operator gets this long to close a reservation that is over, since the operator is paid for it. */
const operatorsFirstSeconds = 10

type Made = {
  /** The offer expires at this second. A reservation that the chain does not know by then was never made. */
  expiry: number
  /** The reservation has ended; the rest of its deposit may still be in the contract. */
  ended?: true
}

/** Refunds of all reservations are one balance in the contract. */
const oneBalance = 'all'

/**
 * Tracks the reservations of this account until their money is back: ends reservations whose node did not answer or
 * whose time is over, and withdraws the refunds. The reserved node may be gone for good.
 */
export class OwnReservations extends Reconciler<Hex> {
  readonly #context: RoleContext
  readonly #economy: Economy
  readonly #made: Records<Made, Hex>
  readonly #refunds: Reconciler

  constructor(context: RoleContext) {
    super({
      name: 'reservations made',
      logger: context.logger,
      openKeys: () => this.#made.open().map(({ id }) => id),
      reconcile: (id) => this.#reconcile(id),
    })
    this.#context = context
    this.#economy = bindEconomy(context.network.client, context.manifest)
    this.#made = new Records(context.store, 'reservation-made')
    this.#refunds = new Reconciler({
      name: 'reservation refunds',
      logger: context.logger,
      reconcile: () => this.#collect(),
    })
  }

  override async stop(): Promise<void> {
    await super.stop()
    await this.#refunds.stop()
  }

  /** Tracks a reservation. Call this before sending it, so that a crash cannot lose the deposit. */
  track(id: Hex, { expiry }: { expiry: number }): void {
    this.#made.put(id, { expiry })
    this.wake(id)
  }

  async #reconcile(id: Hex): Promise<Requeue> {
    const made = this.#made.get(id)
    if (!made) return undefined
    const reservation = await this.#economy.reservations.read.reservation([id])
    const state = enumName(reservationStates, reservation.state)
    if (state === 'ended') {
      this.#made.put(id, { ...made, ended: true })
      this.#refunds.wake(oneBalance)
      return undefined
    }
    if (state !== 'none') {
      const patienceSeconds = isSummoned(reservation) ? 0 : operatorsFirstSeconds
      const overdue = { ...reservation, id, patienceSeconds }
      return (await closeOverdue(this.#context, this.#economy, overdue)) ?? { retryAfterMs: pollMs }
    }
    if (this.#context.ledger.head.timestamp <= made.expiry) return { retryAfterMs: pollMs }
    this.#made.remove(id)
    return undefined
  }

  async #collect(): Promise<Requeue> {
    const over = this.#made.open().filter(({ value }) => value.ended)
    await collectReserved(this.#context, this.#economy, 1n)
    for (const { id } of over) this.#made.close(id)
    return undefined
  }
}
