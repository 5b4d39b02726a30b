import { randomBytes } from 'node:crypto'
import { bindEconomy, type Economy, type Hex, messageDigest, Offer } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import type { ProviderRole } from '../provider/ProviderRole.ts'
import { Jobs, type Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { Records } from '../store/Records.ts'
import { offerReservation } from '../wire/calls.ts'
import { closeOverdue, isCalled, lastSecondOf, type Standing, states } from './closeOverdue.ts'
import { collectReserved } from './collectReserved.ts'
import { mayOffer } from './mayOffer.ts'

/** An offer that is not taken by then is void, so that it cannot hold the machine hostage. */
const offerSeconds = 300
/** A summons must be answered within minutes; looking now and then is enough. */
const lookMs = 5_000
const zero32: Hex = `0x${'0'.repeat(64)}`

type KeptOffer = { offer: Offer; peerId?: PeerId }

/** What was earned lies in one balance, whichever reservation brought it. */
const allOfThem = 'all'

/**
 * Lends the whole machine to one client at a time: signs offers, answers the client's summons on the chain, closes what is
 * over and collects what it brought. Reservations that nobody asked for cost nothing: presence is announced with the first offer.
 */
export class ReservedTime {
  readonly #context: RoleContext
  readonly #provider: ProviderRole
  readonly #economy: Economy
  readonly #offers: Records<KeptOffer>
  readonly #jobs: Jobs
  readonly #earnings: Jobs

  constructor(context: RoleContext, provider: ProviderRole) {
    this.#context = context
    this.#provider = provider
    this.#economy = bindEconomy(context.network.client, context.manifest)
    this.#offers = new Records(context.store, 'reservation-offer')
    this.#jobs = new Jobs({
      name: 'reservations',
      logger: context.logger,
      advance: (id) => this.#advance(id as Hex),
    })
    this.#earnings = new Jobs({
      name: 'reservation earnings',
      logger: context.logger,
      advance: () => this.#collect(),
    })
    context.peer.handle(offerReservation, (asked, { peerId }) => this.#offer(asked, peerId))
  }

  start(): void {
    for (const { id } of this.#offers.open()) this.#jobs.wake(id)
    this.#earnings.wake(allOfThem)
  }

  async stop(): Promise<void> {
    await this.#jobs.stop()
    await this.#earnings.stop()
  }

  async #offer(asked: { node: Hex; client: Hex; from: number; until: number }, peerId: PeerId) {
    const { sender, signer, chainId, ledger } = this.#context
    const { reservations, pricing } = this.#economy
    const { nodeId } = this.#provider
    if (asked.node !== nodeId || this.#provider.settings().state !== 'on')
      throw new MusterError('PROVIDER_NOT_LENDING', 'this machine is not lent now')
    if (asked.until <= asked.from || asked.from <= ledger.head.timestamp)
      throw new MusterError(
        'PROVIDER_NOT_LENDING',
        'a reservation begins later than now and ends after it begins',
      )
    this.#expectRoom(peerId)
    const [, , takenUntil] = await reservations.read.holds([nodeId])
    if (takenUntil > ledger.head.timestamp)
      throw new MusterError('PROVIDER_NOT_LENDING', `this machine is promised to another until ${takenUntil}`)
    const offer: Offer = {
      operator: sender.address,
      node: nodeId,
      client: asked.client,
      replaces: zero32,
      score: await this.#announcedScore(),
      from: asked.from,
      until: asked.until,
      leastBasePrice: await pricing.read.basePrice([]),
      bond: 0n,
      expiry: ledger.head.timestamp + offerSeconds,
      nonce: BigInt(`0x${randomBytes(16).toString('hex')}`),
    }
    const domain = { chainId, verifyingContract: reservations.address, name: 'muster reservations' }
    const id = messageDigest(domain, Offer, offer)
    // others asked while the chain was
    this.#expectRoom(peerId)
    // noted before it is given away: whoever holds it can call us
    this.#offers.put(id, { offer, peerId })
    this.#jobs.wake(id)
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
      throw new MusterError('PROVIDER_NOT_LENDING', 'this machine has as many offers out as it makes at once')
  }

  /** The score that the network counts for this node, announced anew when it has lapsed. */
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
      throw new MusterError('PROVIDER_NOT_LENDING', 'this machine has no score that its stake covers')
    return score
  }

  async #advance(id: Hex): Promise<Next> {
    const kept = this.#offers.get(id)
    if (!kept) return undefined
    const held = await this.#economy.reservations.read.reservation([id])
    if (held.state === states.ended) {
      this.#offers.close(id)
      this.#earnings.wake(allOfThem)
      return undefined
    }
    if (held.state !== states.none) {
      if (isCalled(held) && (await this.#answer(id, held))) return { againMs: lookMs }
      return (await closeOverdue(this.#context, this.#economy, id, held)) ?? { againMs: lookMs }
    }
    if (this.#context.ledger.head.timestamp <= kept.offer.expiry) return { againMs: lookMs }
    this.#offers.remove(id)
    return undefined
  }

  /** Says that this machine is there. False when it is too late for that: the time used until the call is paid. */
  async #answer(id: Hex, held: Standing): Promise<boolean> {
    const { sender, ledger, logger } = this.#context
    if (ledger.head.timestamp > (await lastSecondOf(this.#economy, held))) return false
    try {
      await sendStep('reservation/present', [id, held.checkedAt], (intent) =>
        this.#economy.reservations.send.present([id], { by: sender, intent }),
      )
      return true
    } catch (error) {
      // the block that it would be in is too late, though the last one was not
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      logger.info({ reservation: id, error }, 'the call of a reservation was not answered in time')
      return false
    }
  }

  async #collect(): Promise<Next> {
    await collectReserved(this.#context, this.#economy, this.#provider.settings().withdrawAboveWei)
    return undefined
  }
}
