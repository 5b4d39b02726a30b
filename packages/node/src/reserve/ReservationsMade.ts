import { bindEconomy, type Economy, type Hex } from '@muster-network/chain'
import { Jobs, type Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { Records } from '../store/Records.ts'
import { closeOverdue, isCalled, states } from './closeOverdue.ts'
import { collectReserved } from './collectReserved.ts'

/** A node that does not come has minutes to answer; looking now and then is enough. */
const lookMs = 5_000
/** Time that is over is the operator's to be paid for, and its transaction too, while it is there. */
const operatorsFirstSeconds = 10

type Made = {
  /** The offer is void after that (seconds): what the chain does not know by then was never made. */
  expiry: number
  /** It is over, and what is left of its deposit may still lie in the contract. */
  ended?: true
}

/** What came back lies in one balance, whichever reservation it is from. */
const allOfThem = 'all'

/**
 * Looks after the reservations of this account until their money is back: ends those whose node did not answer and those
 * whose time is over, and brings the refunds into the wallet. Their nodes may be gone for good.
 */
export class ReservationsMade {
  readonly #context: RoleContext
  readonly #economy: Economy
  readonly #made: Records<Made>
  readonly #jobs: Jobs
  readonly #refunds: Jobs

  constructor(context: RoleContext) {
    this.#context = context
    this.#economy = bindEconomy(context.network.client, context.manifest)
    this.#made = new Records(context.store, 'reservation-made')
    this.#jobs = new Jobs({
      name: 'reservations made',
      logger: context.logger,
      advance: (id) => this.#advance(id as Hex),
    })
    this.#refunds = new Jobs({
      name: 'reservation refunds',
      logger: context.logger,
      advance: () => this.#collect(),
    })
  }

  start(): void {
    for (const { id } of this.#made.open()) this.#jobs.wake(id)
  }

  async stop(): Promise<void> {
    await this.#jobs.stop()
    await this.#refunds.stop()
  }

  /** To be called before the reservation is sent: from then on its deposit is looked after, whatever happens here. */
  keep(id: Hex, { expiry }: { expiry: number }): void {
    this.#made.put(id, { expiry })
    this.#jobs.wake(id)
  }

  /** Something has happened to a reservation. */
  wake(id: Hex): void {
    this.#jobs.wake(id)
  }

  async #advance(id: Hex): Promise<Next> {
    const made = this.#made.get(id)
    if (!made) return undefined
    const held = await this.#economy.reservations.read.reservation([id])
    if (held.state === states.ended) {
      this.#made.put(id, { ...made, ended: true })
      this.#refunds.wake(allOfThem)
      return undefined
    }
    if (held.state !== states.none) {
      const patience = isCalled(held) ? 0 : operatorsFirstSeconds
      return (await closeOverdue(this.#context, this.#economy, id, held, patience)) ?? { againMs: lookMs }
    }
    if (this.#context.ledger.head.timestamp <= made.expiry) return { againMs: lookMs }
    this.#made.remove(id)
    return undefined
  }

  async #collect(): Promise<Next> {
    const over = this.#made.open().filter(({ value }) => value.ended)
    await collectReserved(this.#context, this.#economy, 1n)
    for (const { id } of over) this.#made.close(id)
    return undefined
  }
}
