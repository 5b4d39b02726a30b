import { rm } from 'node:fs/promises'
import path from 'node:path'
import {
  Answer,
  answerSeal,
  type Delivery,
  type Hex,
  type Panel,
  rootFrom,
  sealedLeaf,
  type Terms,
} from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { type BlobId, fetchBlob, type PeerId, unpackPath } from '@muster-network/p2p'
import type { LedgerDirectory } from '../../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { retrying } from '../../role/retrying.ts'
import { giveAnswer, takeSegment } from '../../wire/calls.ts'
import { leafOf } from '../run/Work.ts'
import { stagePart } from '../stage/stagePart.ts'
import { replaySegment } from './replaySegment.ts'

const empty32: Hex = `0x${'0'.repeat(64)}`

export type CouncilDutyOptions = {
  executor: Executor<WasmProgram>
  directory: LedgerDirectory
  signal: AbortSignal
}

/** A delivery that this operator was drawn to check. */
export type Duty = { deliveryId: Hex; delivery: Delivery; terms: Terms; panel: Panel; seat: number }

/** The council's side of a check: fetches the start state from the executor, replays a segment, answers under seal. */
export class CouncilDuty {
  readonly #context: RoleContext
  readonly #options: CouncilDutyOptions

  constructor(context: RoleContext, options: CouncilDutyOptions) {
    this.#context = context
    this.#options = options
  }

  /** Replays the segment of a seat and gives the answer to the executor, or to the chain when it does not listen. */
  async sit({ deliveryId, delivery, terms, panel, seat }: Duty): Promise<void> {
    const { network, chainId, sender, signer, peer } = this.#context
    const segment = Number(panel.segments[panel.seats[seat]!.check])
    const [executor] = this.#options.directory.peersOf(delivery.executor)
    const found = await this.#replay(delivery, terms, deliveryId, seat, segment, executor)
    const verdict =
      found === 'no data'
        ? { kind: 2, leaf: empty32, seal: empty32 }
        : found === 'abstain'
          ? { kind: 3, leaf: empty32, seal: empty32 }
          : found
    const domain = { chainId, verifyingContract: network.addresses.council }
    const message = { deliveryId, seat, operator: sender.address, ...verdict }
    const answer = {
      deliveryId,
      seat,
      ...verdict,
      signature: await signer.signMessage(domain, Answer, message),
    }
    this.#context.note(delivery.taskId, 'answered', {
      part: delivery.part,
      seat,
      segment,
      kind: verdict.kind,
    })
    try {
      if (!executor) throw new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
      await retrying(() => peer.call(executor, giveAnswer, answer), {
        forMs: 10_000,
        signal: this.#options.signal,
      })
    } catch (error) {
      this.#context.logger.warn({ deliveryId, seat, error }, 'the executor takes no answer; posting it')
      await network.council.send.answer(
        [terms, delivery, panel, seat, verdict.kind, verdict.leaf, verdict.seal],
        {
          by: sender,
          intent: `delivery/${deliveryId}/seat/${seat}`,
        },
      )
    }
  }

  async #replay(
    delivery: Delivery,
    terms: Terms,
    deliveryId: Hex,
    seat: number,
    segment: number,
    executor: PeerId | undefined,
  ): Promise<{ kind: number; leaf: Hex; seal: Hex } | 'no data' | 'abstain'> {
    const { peer, blobs, dir, sender, logger } = this.#context
    const folder = path.join(dir, 'council', `${deliveryId.slice(2, 18)}-${seat}`)
    try {
      if (!executor) return 'no data'
      const served = await retrying(() => peer.call(executor, takeSegment, { deliveryId, seat }), {
        forMs: 15_000,
        signal: this.#options.signal,
      })
      const { taskId, part } = delivery
      const { manifest, wrappedKey, state } = served
      const staged = await stagePart(
        this.#context,
        { taskId, part, content: terms.content, manifest, wrappedKey, folder },
        [executor],
      )
      if (segment > 0 !== (state !== undefined)) return 'no data'
      if (state) {
        // the start must be the state that the executor committed to, or the end would prove nothing
        const leaf = sealedLeaf(state)
        if (rootFrom(leaf, segment, state.proof) !== delivery.root) return 'no data'
        const keeping = { taskId, owner: executor, released: false }
        await fetchBlob(state.blob as BlobId, { node: peer, store: blobs, holders: [executor], keeping })
        await unpackPath(state.blob as BlobId, path.join(folder, 'state'), { store: blobs, key: staged.key })
      }
      const replay = await replaySegment(
        this.#options.executor,
        {
          manifest,
          part,
          index: segment,
          folder: staged.folder,
          key: staged.key,
          runId: `seat-${deliveryId.slice(2, 18)}-${seat}`,
          ...(state && { state: { folder: path.join(folder, 'state'), digest: state.digest } }),
        },
        this.#options.signal,
      )
      if (replay.found !== 'state') {
        logger.warn({ deliveryId, seat, why: replay.why }, 'replay failed here')
        return 'abstain'
      }
      const endUnits = delivery.endUnits - delivery.startUnits
      const leaf = leafOf(replay.leaf, BigInt(manifest.segmentUnits), endUnits)
      return {
        kind: 1,
        leaf,
        seal: answerSeal(`0x${replay.leaf.proof}`, sender.address, deliveryId, BigInt(segment)),
      }
    } catch (error) {
      logger.warn({ deliveryId, seat, error }, 'nothing to replay')
      return 'no data'
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
