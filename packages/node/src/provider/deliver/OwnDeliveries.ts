import { setTimeout as pause } from 'node:timers/promises'
import {
  Answer,
  type Bid,
  compactSignature,
  type Delivery,
  type Evidence,
  type Hex,
  type Panel,
  type SeatAnswer,
  secretHashOf,
  type Terms,
  verifyMessage,
} from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import { type PeerId, packPath, wrapKey } from '@muster-network/p2p'
import type { LedgerDirectory } from '../../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { retrying } from '../../role/retrying.ts'
import { leafUnits } from '../../task/leafUnits.ts'
import type { TaskManifest } from '../../task/TaskManifest.ts'
import { type DisputedSegment, serveDisputes } from '../../veto/dispute/serveDisputes.ts'
import { giveAnswer, takeSegment } from '../../wire/calls.ts'
import type { Work } from '../run/Work.ts'
import type { StagedPart } from '../stage/stagePart.ts'

/** A delivery of ours on its way through its check. */
export type Delivered = {
  delivery: Delivery
  terms: Terms
  bid: Bid
  manifest: TaskManifest
  staged: StagedPart
  work: Work
  panel?: Panel
  answers: Map<number, SeatAnswer>
  acceptance?: Hex
  allAnswered: PromiseWithResolvers<void>
}

const empty32: Hex = `0x${'0'.repeat(64)}`
const emptyPanel: Panel = {
  round: 0,
  added: 0,
  exhausted: false,
  deadline: 0,
  target: 0n,
  segments: [],
  missing: [],
  seats: [],
}

/** The executor's side of a check: serves drawn seats, collects their answers, draws and settles. */
export class OwnDeliveries {
  readonly #context: RoleContext
  readonly #options: { directory: LedgerDirectory; signal: AbortSignal }
  readonly #delivered = new Map<Hex, Delivered>()

  constructor(context: RoleContext, options: { directory: LedgerDirectory; signal: AbortSignal }) {
    this.#context = context
    this.#options = options
    context.peer.handle(takeSegment, async ({ deliveryId, seat }, { peerId }) =>
      this.#serveSegment(deliveryId, seat, peerId),
    )
    serveDisputes(context, (deliveryId, segment, peerId) => this.#segmentFor(deliveryId, segment, peerId))
    context.peer.handle(giveAnswer, async ({ deliveryId, seat, signature, ...answer }) => {
      this.#takeAnswer(deliveryId, seat, answer, signature)
      return {}
    })
  }

  add(deliveryId: Hex, delivered: Delivered): void {
    this.#delivered.set(deliveryId, delivered)
  }

  onDrawn(deliveryId: Hex, panel: Panel): void {
    const mine = this.#delivered.get(deliveryId)
    if (mine) mine.panel = panel
  }

  /** Draws the council as soon as its block is there, waits for the answers and has everyone paid. */
  async settle(deliveryId: Hex, mine: Delivered, accepted: Promise<void>): Promise<void> {
    const { network, sender } = this.#context
    const { terms, delivery, bid } = mine
    const beaconPending = (error: unknown) =>
      hasCode(error, 'CHAIN_REVERTED') && error.details.error === 'BeaconPending'
    // the draw is by the hash of this block, and needs one more after it
    await this.#context.wantBlock({ number: delivery.blockNumber + BigInt(terms.rules.beaconDelay) + 1n })
    await retrying(
      () =>
        network.council.send.draw([terms, delivery, emptyPanel], {
          by: sender,
          intent: `delivery/${deliveryId}/draw`,
        }),
      { forMs: 120_000, signal: this.#options.signal, retryOn: beaconPending },
    )
    const deadlineMs = terms.rules.answerSeconds * 1000
    await Promise.race([
      mine.allAnswered.promise,
      pause(deadlineMs, undefined, { signal: this.#options.signal }),
    ])
    await accepted
    const panel = mine.panel
    if (!panel) throw new MusterError('BUG_UNREACHABLE', 'the council was drawn but its event was not read')
    const silent: SeatAnswer = { kind: 0, leaf: empty32, seal: empty32, r: empty32, vs: empty32 }
    const answers = panel.seats.map((_, seat) => mine.answers.get(seat) ?? silent)
    const evidence = panel.segments.map((segment) => evidenceOf(mine.work, Number(segment)))
    await network.council.send.finalise(
      [terms, bid, delivery, panel, answers, evidence, mine.acceptance ?? '0x'],
      {
        by: sender,
        intent: `delivery/${deliveryId}/finalise`,
      },
    )
  }

  /** Keeps the answer of a seat that signed it; anything else would make the settlement fail. */
  #takeAnswer(
    deliveryId: Hex,
    seat: number,
    answer: { kind: number; leaf: Hex; seal: Hex },
    signature: Hex,
  ): void {
    const mine = this.#mine(deliveryId)
    const operator = mine.panel?.seats[seat]?.operator
    if (!mine.panel || !operator)
      throw new MusterError(
        'NET_NOT_READY',
        'the council is not drawn yet, as far as this node has read the chain',
      )
    const domain = {
      chainId: this.#context.chainId,
      verifyingContract: this.#context.network.addresses.council,
    }
    const message = { deliveryId, seat, operator, ...answer }
    if (!verifyMessage({ domain, type: Answer, message, signature, signer: operator }))
      throw new MusterError(
        'PROVIDER_NOT_EXECUTOR',
        `the answer was not signed by the operator of seat ${seat}`,
      )
    mine.answers.set(seat, { ...answer, ...compactSignature(signature) })
    if (mine.panel.seats.every((_, index) => mine.answers.has(index))) mine.allAnswered.resolve()
  }

  #mine(deliveryId: Hex): Delivered {
    const mine = this.#delivered.get(deliveryId)
    if (!mine) throw new MusterError('NET_NOT_READY', 'this delivery is not known here, or not yet')
    return mine
  }

  /** Gives a drawn seat, and nobody else, what its replay needs. */
  async #serveSegment(deliveryId: Hex, seat: number, peerId: PeerId) {
    const { panel } = this.#mine(deliveryId)
    const held = panel?.seats[seat]
    if (!held)
      throw new MusterError(
        'NET_NOT_READY',
        'the council is not drawn yet, as far as this node has read the chain',
      )
    if (!this.#options.directory.peersOf(held.operator).includes(peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `seat ${seat} is not this peer's`)
    const { endProof: _, ...segment } = await this.#segmentFor(
      deliveryId,
      Number(panel.segments[held.check]),
      peerId,
    )
    return segment
  }

  /** What a replay of a segment needs, its key wrapped for who replays it. */
  async #segmentFor(deliveryId: Hex, segment: number, peerId: PeerId): Promise<DisputedSegment> {
    const { manifest, staged, work, delivery } = this.#mine(deliveryId)
    const endProof = work.tree.proof(segment + 1)
    const wrappedKey = Uint8Array.from(
      await wrapKey(peerId, `${delivery.taskId}/${delivery.part}`, staged.key),
    )
    if (segment === 0) return { manifest, wrappedKey, endProof }
    const start = work.states[segment - 1]!
    const keeping = { taskId: delivery.taskId, owner: this.#context.peer.peerId, released: false }
    const blob = await packPath(start.checkpoint!, { store: this.#context.blobs, key: staged.key, keeping })
    return {
      manifest,
      wrappedKey,
      endProof,
      state: {
        blob,
        digest: `0x${start.digest}` as Hex,
        secretHash: secretHashOf(`0x${start.proof}`),
        units: leafUnits(segment, BigInt(manifest.segmentUnits), work.units),
        proof: work.tree.proof(segment),
      },
    }
  }
}

/** The executor's end leaf of a segment, with its place under the root and what is inside. */
function evidenceOf(work: Work, segment: number): Evidence {
  const end = work.states[segment]!
  return {
    proof: work.tree.proof(segment + 1),
    digest: `0x${end.digest}`,
    secret: `0x${end.proof}`,
  }
}
