import { randomBytes } from 'node:crypto'
import { bindEconomy, type Economy, type Hex, messageDigest, Offer, zeroHash } from '@muster-network/chain'
import { enumName, MusterError, reservationStates } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { unlessReverted } from '../role/unlessReverted.ts'
import { Records } from '../store/Records.ts'
import { offerReservation } from '../wire/calls.ts'
import { closeOverdue, deadlineOf, isSummoned, type ReservationStatus } from './closeOverdue.ts'
import { collectReserved } from './collectReserved.ts'
import { mayOffer } from './mayOffer.ts'

/** The time until an offer expires, so that an unused offer does not block the machine. */
const offerSeconds = 300
/** The poll interval. A summons must be answered within minutes. */
const pollMs = 5_000

/** The provider whose machine is reserved. */
export type ReservableProvider = {
  readonly nodeId: Hex
  settings(): { state: string; withdrawAboveWei: bigint }
}

type StoredOffer = { offer: Offer; peerId?: PeerId }

/** Earnings of all reservations are one balance in the contract. */
const oneBalance = 'all'

/**
 * Reserves the whole machine for one client at a time: signs offers, answers the client's summons on the chain,
 * closes reservations that are over and withdraws the earnings. Without offers it costs nothing: presence is
 * announced with the first offer.
 */
export class ReservationOffers extends Reconciler<Hex> {
  readonly #context: RoleContext
  readonly #provider: ReservableProvider
  readonly #economy: Economy
  readonly #offers: Records<StoredOffer, Hex>
  readonly #earnings: Reconciler

  constructor(context: RoleContext, provider: ReservableProvider) {
    super({
      name: 'reservations',
      logger: context.logger,
      openKeys: () => this.#offers.open().map(({ id }) => id),
      reconcile: (id) => this.#reconcile(id),
    })
    this.#context = context
    this.#provider = provider
    this.#economy = bindEconomy(context.network.client, context.manifest)
    this.#offers = new Records(context.store, 'reservation-offer')
    this.#earnings = new Reconciler({
      name: 'reservation earnings',
      logger: context.logger,
      openKeys: () => [oneBalance],
      reconcile: () => this.#collect(),
    })
    context.peer.handle(offerReservation, (asked, { peerId }) => this.#offer(asked, peerId))
  }

  override start(): void {
    super.start()
    this.#earnings.start()
  }

  override async stop(): Promise<void> {
    await super.stop()
    await this.#earnings.stop()
  }

  async #offer(asked: { node: Hex; client: Hex; from: number; until: number }, peerId: PeerId) {
    const { sender, signer, chainId, ledger } = this.#context
    const { reservations, pricing } = this.#economy
    const { nodeId } = this.#provider
    if (asked.node !== nodeId || this.#provider.settings().state !== 'on')
      throw new MusterError('PROVIDER_NOT_LENDING', 'this machine takes no reservations now')
    if (asked.until <= asked.from || asked.from <= ledger.head.timestamp)
      throw new MusterError(
        'PROVIDER_NOT_LENDING',
        `Invalid reservation from ${asked.from} until ${asked.until}: it must start after ${ledger.head.timestamp} and end after its start.`,
      )
    this.#expectRoom(peerId)
    const [, , takenUntil] = await reservations.read.bookings([nodeId])
    if (takenUntil > ledger.head.timestamp)
      throw new MusterError('PROVIDER_NOT_LENDING', `this machine is reserved until ${takenUntil}`)
    const offer: Offer = {
      operator: sender.address,
      node: nodeId,
      client: asked.client,
      replaces: zeroHash,
      score: await this.#announcedScore(),
      from: asked.from,
      until: asked.until,
      minBasePrice: await pricing.read.basePrice([]),
      bond: 0n,
      expiry: ledger.head.timestamp + offerSeconds,
      nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
    }
    const domain = { chainId, verifyingContract: reservations.address, name: 'muster reservations' }
    const id = messageDigest(domain, Offer, offer)
    // other peers may have asked while the chain was read
    this.#expectRoom(peerId)
    // stored before it is sent: the client can summon this node from then on
    this.#offers.put(id, { offer, peerId })
    this.wake(id)
    return { offer, signature: await signer.signMessage(domain, Offer, offer) }
  }

  /** @throws PROVIDER_NOT_LENDING while too many offers are out */
  #expectRoom(peerId: PeerId): void {
    if (
      !mayOffer(
        this.#offers.open().map(({ value }) => value.peerId),
        peerId,
      )
    )
      throw new MusterError(
        'PROVIDER_NOT_LENDING',
        'too many open offers: retry when one of them has expired',
      )
  }

  /** Returns the score that the network counts for this node, and announces it again when it has expired. */
  async #announcedScore(): Promise<number> {
    const { pricing } = this.#economy
    const { nodeId } = this.#provider
    const known = await pricing.read.presenceOf([nodeId])
    const lasts = await pricing.read.ONLINE_SECONDS([])
    const isFresh = known.seenAt + lasts / 2 > this.#context.ledger.head.timestamp
    if (!isFresh || known.score === 0)
      await sendStep('announce', [nodeId, known.seenAt], (intent) =>
        pricing.send.announce([nodeId], { by: this.#context.sender, intent }),
      )
    const { score } = await pricing.read.presenceOf([nodeId])
    if (score === 0)
      throw new MusterError('PROVIDER_NOT_LENDING', 'the stake of this machine covers no score')
    return score
  }

  async #reconcile(id: Hex): Promise<Requeue> {
    const stored = this.#offers.get(id)
    if (!stored) return undefined
    const reservation = await this.#economy.reservations.read.reservation([id])
    const state = enumName(reservationStates, reservation.state)
    if (state === 'ended') {
      this.#offers.close(id)
      this.#earnings.wake(oneBalance)
      return undefined
    }
    if (state !== 'none') {
      if (isSummoned(reservation) && (await this.#answer(id, reservation))) return { retryAfterMs: pollMs }
      return (
        (await closeOverdue(this.#context, this.#economy, { ...reservation, id })) ?? { retryAfterMs: pollMs }
      )
    }
    if (this.#context.ledger.head.timestamp <= stored.offer.expiry) return { retryAfterMs: pollMs }
    this.#offers.remove(id)
    return undefined
  }

  /** Answers a summons. Returns false when it is too late; the client then pays for the time before the summons. */
  async #answer(id: Hex, reservation: ReservationStatus): Promise<boolean> {
    const { sender, ledger, logger } = this.#context
    if (ledger.head.timestamp > (await deadlineOf(this.#economy, reservation))) return false
    return unlessReverted(
      async () => {
        await sendStep('reservation/present', [id, reservation.checkedAt], (intent) =>
          this.#economy.reservations.send.present([id], { by: sender, intent }),
        )
        return true
      },
      (error) => {
        // the transaction would be mined after the deadline, although the head is before it
        logger.info({ reservation: id, error }, 'summons of a reservation not answered in time')
        return false
      },
    )
  }

  async #collect(): Promise<Requeue> {
    await collectReserved(this.#context, this.#economy, this.#provider.settings().withdrawAboveWei)
    return undefined
  }
}
