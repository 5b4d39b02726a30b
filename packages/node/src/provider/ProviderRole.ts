import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Answer,
  answerSeal,
  Bid,
  compactSignature,
  type Delivery,
  type Evidence,
  type Hex,
  type NetworkEvent,
  type Panel,
  rootFrom,
  type SeatAnswer,
  stateLeaf,
  type Terms,
  verifyMessage,
} from '@muster-network/chain'
import { decideBid, hasCode, MusterError, type OwnerTerms, tokenAmount } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import {
  type BlobId,
  fetchBlob,
  type PeerId,
  packPath,
  peerIdOf,
  unpackPath,
  wrapKey,
} from '@muster-network/p2p'
import type { EventDirectory } from '../role/EventDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { retrying } from '../role/retrying.ts'
import { leafUnits } from '../task/leafUnits.ts'
import { runSpecOf } from '../task/runSpecOf.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import { startLeafOf, startsOf } from '../task/taskCommitments.ts'
import {
  announceResult,
  declineToBid,
  describeTask,
  giveAnswer,
  placeBid,
  reportProgress,
  takePart,
  takeSegment,
} from '../wire/calls.ts'
import { replaySegment } from './council/replaySegment.ts'
import { leafOf, type Work, workOf } from './run/Work.ts'
import { type StagedPart, stagePart } from './stage/stagePart.ts'

export type ProviderOptions = {
  executor: Executor<WasmProgram>
  directory: EventDirectory
  /** This node in the registry. */
  nodeId: Hex
  owner(): OwnerTerms
}

/** A delivery of ours on its way through its check. */
type Delivered = {
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

/** The provider's side of batch tasks: bids, stages, runs, delivers, sits on councils, settles. */
export class ProviderRole {
  readonly #context: RoleContext
  readonly #options: ProviderOptions
  readonly #stop = new AbortController()
  readonly #terms = new Map<Hex, Terms>()
  readonly #deliveries = new Map<Hex, Delivery>()
  readonly #bids = new Map<Hex, Bid>()
  readonly #delivered = new Map<Hex, Delivered>()
  readonly #jobs = new Set<Promise<void>>()
  #nonce = BigInt(Date.now())
  #running = 0

  constructor(context: RoleContext, options: ProviderOptions) {
    this.#context = context
    this.#options = options
    context.peer.handle(takeSegment, async ({ deliveryId, seat }, { peerId }) =>
      this.#serveSegment(deliveryId, seat, peerId),
    )
    context.peer.handle(giveAnswer, async ({ deliveryId, seat, signature, ...answer }) => {
      this.#takeAnswer(deliveryId, seat, answer, signature)
      return {}
    })
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await Promise.allSettled(this.#jobs)
  }

  /** Takes in what the chain says; called with every event in order. Work that follows goes on by itself. */
  onEvent(event: NetworkEvent): void {
    const { sender } = this.#context
    const isMe = (address: Hex) => address.toLowerCase() === sender.address.toLowerCase()
    if (event.contract === 'market' && event.name === 'TaskPosted') {
      this.#terms.set(event.args.taskId, event.args.terms)
      this.#go(event.args.taskId, 'bidding', () => this.#bid(event.args.taskId, event.args.terms))
    } else if (event.contract === 'market' && event.name === 'PartAwarded' && isMe(event.args.executor)) {
      const { taskId, part, bidHash } = event.args
      this.#go(taskId, 'running', () => this.#run(taskId, part, bidHash))
    } else if (event.contract === 'market' && event.name === 'Delivered') {
      this.#deliveries.set(event.args.deliveryId, event.args.delivery)
    } else if (event.contract === 'council' && event.name === 'Drawn') {
      const { deliveryId, panel } = event.args
      const mine = this.#delivered.get(deliveryId)
      if (mine) mine.panel = panel
      for (const [seat, { operator }] of panel.seats.entries())
        if (isMe(operator)) this.#go(deliveryId, 'council duty', () => this.#sit(deliveryId, panel, seat))
    }
  }

  #go(id: Hex, what: string, job: () => Promise<void>): void {
    const running = job().catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.#context.logger.error({ id, error }, `${what} failed`)
    })
    this.#jobs.add(running)
    void running.finally(() => this.#jobs.delete(running))
  }

  async #bid(taskId: Hex, terms: Terms): Promise<void> {
    const { peer, network, chainId, sender, signer, nowMs } = this.#context
    const client = clientOf(terms)
    const described = await peer.call(client, describeTask, { taskId })
    const owner = this.#options.owner()
    const decision = decideBid(
      {
        ...described,
        parts: terms.parts,
        maxPrice: tokenAmount(terms.maxPrice),
        maxUnits: terms.maxUnits,
        runMs: terms.runSeconds * 1000,
        stakeLock: tokenAmount(terms.stakeLock),
        bidUntilMs: terms.bidUntil * 1000,
        tiers: [],
        clientBreachBps: 0,
      },
      { ...owner, freeSlots: owner.freeSlots - this.#running },
      nowMs(),
      described.standing === undefined ? undefined : tokenAmount(described.standing),
    )
    if (!decision.ok) {
      await peer.call(client, declineToBid, { taskId, reasons: decision.reasons.map((each) => each.reason) })
      return
    }
    const nowSeconds = Math.floor(nowMs() / 1000)
    const bid: Bid = {
      taskId,
      operator: sender.address,
      node: this.#options.nodeId,
      price: decision.price,
      floor: decision.floor,
      stakeLock: terms.stakeLock,
      maxParts: decision.maxParts,
      startSeconds: 60,
      expiry: terms.bidUntil + terms.rules.awardSeconds,
      takeoverUntil: nowSeconds + terms.runSeconds,
      nonce: this.#nonce++,
      payCode: terms.payCode,
    }
    const signature = await signer.signMessage(
      { chainId, verifyingContract: network.addresses.market },
      Bid,
      bid,
    )
    this.#bids.set(taskId, bid)
    await peer.call(client, placeBid, { bid, signature })
    this.#context.note(taskId, 'bid placed', { price: bid.price })
  }

  async #run(taskId: Hex, part: number, _bidHash: Hex): Promise<void> {
    const { peer, dir } = this.#context
    const terms = this.#terms.get(taskId)
    const bid = this.#bids.get(taskId)
    if (!terms || !bid)
      throw new MusterError('BUG_UNREACHABLE', 'awarded a part of a task that was never bid on')
    const client = clientOf(terms)
    const folder = path.join(dir, 'parts', `${taskId.slice(2, 18)}-${part}`)
    this.#running++
    try {
      const { manifest, wrappedKey } = await retrying(() => peer.call(client, takePart, { taskId, part }), {
        forMs: 30_000,
        signal: this.#stop.signal,
        // the award may reach us before the client has read its own receipt
        retryOn: (error) => hasCode(error) && (error.retryable || error.code === 'PROVIDER_NOT_EXECUTOR'),
      })
      const handed = { taskId, part, content: terms.content, manifest, wrappedKey, folder }
      const staged = await stagePart(this.#context, handed, [client], this.#stop.signal)
      this.#context.note(taskId, 'running', { part })
      const work = await this.#compute(taskId, part, manifest, staged, client)
      await this.#deliver(taskId, part, terms, bid, manifest, staged, work, client)
    } finally {
      this.#running--
    }
  }

  async #compute(
    taskId: Hex,
    part: number,
    manifest: TaskManifest,
    staged: StagedPart,
    client: PeerId,
  ): Promise<Work> {
    const runId = `${taskId.slice(2, 18)}-${part}`
    const spec = runSpecOf(manifest, part, { runId, ...staged })
    const run = await this.#options.executor.start({ ...spec, keepEvery: 1 })
    const reporting = new AbortController()
    const report = async () => {
      for (;;) {
        await pause(1_000, undefined, { signal: reporting.signal })
        const { units } = await run.usage()
        await this.#context.peer.call(client, reportProgress, { taskId, part, units })
      }
    }
    // a client that does not listen is no reason to stop: the work is paid by the chain
    report().catch(() => {})
    try {
      const outcome = await run.wait({ signal: this.#stop.signal })
      if (outcome.kind === 'failed')
        throw new MusterError('EXEC_HOST', `the run failed: ${outcome.failure.message}`)
      return workOf(startLeafOf(manifest, part), outcome, await run.leaves(), spec.segmentUnits)
    } finally {
      reporting.abort()
    }
  }

  async #deliver(
    taskId: Hex,
    part: number,
    terms: Terms,
    bid: Bid,
    manifest: TaskManifest,
    staged: StagedPart,
    work: Work,
    client: PeerId,
  ): Promise<void> {
    const { network, sender, peer, blobs, signal } = { ...this.#context, signal: this.#stop.signal }
    const run = (await this.#options.executor.find(`${taskId.slice(2, 18)}-${part}`))!
    const outcome = await run.wait()
    if (outcome.kind !== 'finished')
      throw new MusterError('BUG_UNREACHABLE', 'a finished run is no longer finished')
    const handover = {
      part,
      last: true,
      startLeaf: work.leaves[0]!,
      endLeaf: work.leaves.at(-1)!,
      root: work.tree.root,
      result: work.result,
      segments: BigInt(work.segments),
      units: work.units,
      startProof: work.tree.proof(0),
      endProof: work.tree.proof(work.segments),
      partProof: startsOf(manifest).proof(part),
    }
    const receipt = await network.market.send.deliver([terms, handover], {
      by: sender,
      intent: `task/${taskId}/part/${part}/deliver`,
    })
    const delivery = await this.#deliveryOf(taskId, part)
    const mine: Delivered = {
      delivery: delivery.delivery,
      terms,
      bid,
      manifest,
      staged,
      work,
      answers: new Map(),
      allAnswered: Promise.withResolvers(),
    }
    this.#delivered.set(delivery.id, mine)
    this.#context.note(taskId, 'delivered', {
      part,
      segments: work.segments,
      units: work.units,
      block: receipt.blockNumber,
    })

    const keeping = { taskId, owner: peer.peerId, released: false }
    const blob = await packPath(outcome.result.dir, { store: blobs, key: staged.key, keeping })
    const accepted = retrying(
      async () => {
        const { acceptance } = await peer.call(client, announceResult, {
          deliveryId: delivery.id,
          taskId,
          part,
          blob,
        })
        mine.acceptance = acceptance
      },
      { forMs: 30_000, signal },
    )
    // without the acceptance the money comes later, after the time to contest
    accepted.catch((error: unknown) =>
      this.#context.logger.warn({ taskId, part, error }, 'the client did not accept'),
    )
    await this.#settle(
      delivery.id,
      mine,
      accepted.catch(() => {}),
    )
    this.#context.note(taskId, 'settled', { part })
    await run.remove()
    await rm(path.join(this.#context.dir, 'parts', `${taskId.slice(2, 18)}-${part}`), {
      recursive: true,
      force: true,
    })
  }

  async #deliveryOf(taskId: Hex, part: number): Promise<{ id: Hex; delivery: Delivery }> {
    return retrying(
      async () => {
        for (const [id, delivery] of this.#deliveries)
          if (delivery.taskId === taskId && delivery.part === part && delivery.last) return { id, delivery }
        throw new MusterError('NET_NOT_READY', 'the delivery was not read back from the chain yet')
      },
      { forMs: 60_000, signal: this.#stop.signal },
    )
  }

  /** Draws the council as soon as its block is there, waits for the answers and has everyone paid. */
  async #settle(deliveryId: Hex, mine: Delivered, accepted: Promise<void>): Promise<void> {
    const { network, sender } = this.#context
    const { terms, delivery, bid } = mine
    const beaconPending = (error: unknown) =>
      hasCode(error, 'CHAIN_REVERTED') && error.details.error === 'BeaconPending'
    // the draw is by the hash of this block, and needs one more after it
    await this.#context.wantBlock(delivery.blockNumber + BigInt(terms.rules.beaconDelay) + 1n)
    await retrying(
      () =>
        network.council.send.draw([terms, delivery, emptyPanel], {
          by: sender,
          intent: `delivery/${deliveryId}/draw`,
        }),
      { forMs: 120_000, signal: this.#stop.signal, retryOn: beaconPending },
    )
    const deadlineMs = terms.rules.answerSeconds * 1000
    await Promise.race([
      mine.allAnswered.promise,
      pause(deadlineMs, undefined, { signal: this.#stop.signal }),
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
    const { manifest, staged, work, panel, delivery } = this.#mine(deliveryId)
    const held = panel?.seats[seat]
    if (!held)
      throw new MusterError(
        'NET_NOT_READY',
        'the council is not drawn yet, as far as this node has read the chain',
      )
    if (!this.#options.directory.peersOf(held.operator).includes(peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `seat ${seat} is not this peer's`)
    const segment = Number(panel.segments[held.check])
    const wrappedKey = Uint8Array.from(
      await wrapKey(peerId, `${delivery.taskId}/${delivery.part}`, staged.key),
    )
    if (segment === 0) return { manifest, wrappedKey }
    const start = work.states[segment - 1]!
    const keeping = { taskId: delivery.taskId, owner: this.#context.peer.peerId, released: false }
    const blob = await packPath(start.checkpoint!, { store: this.#context.blobs, key: staged.key, keeping })
    return {
      manifest,
      wrappedKey,
      state: {
        blob,
        digest: `0x${start.digest}` as Hex,
        secret: `0x${start.proof}` as Hex,
        units: leafUnits(segment, BigInt(manifest.segmentUnits), work.units),
        proof: work.tree.proof(segment),
      },
    }
  }

  /** Replays the segment of a seat and gives the answer to the executor, or to the chain when it does not listen. */
  async #sit(deliveryId: Hex, panel: Panel, seat: number): Promise<void> {
    const delivery = this.#deliveries.get(deliveryId)
    const terms = delivery && this.#terms.get(delivery.taskId)
    if (!delivery || !terms)
      throw new MusterError('BUG_UNREACHABLE', 'drawn for a delivery that was not read')
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
        signal: this.#stop.signal,
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
        signal: this.#stop.signal,
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
        const leaf = stateLeaf({ digest: state.digest, secret: state.secret, units: state.units })
        if (rootFrom(leaf, segment, state.proof) !== delivery.root) return 'no data'
        const keeping = { taskId, owner: executor, released: false }
        await fetchBlob(state.blob as BlobId, { node: peer, store: blobs, holders: [executor], keeping })
        await unpackPath(state.blob as BlobId, path.join(folder, 'state'), { store: blobs, key: staged.key })
      }
      const replay = await replaySegment(this.#options.executor, {
        manifest,
        part,
        index: segment,
        folder: staged.folder,
        key: staged.key,
        runId: `seat-${deliveryId.slice(2, 18)}-${seat}`,
        ...(state && { state: { folder: path.join(folder, 'state'), digest: state.digest } }),
      })
      if (!replay.ok) {
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

function clientOf(terms: Terms): PeerId {
  return peerIdOf(Buffer.from(terms.peer.slice(2), 'hex'))
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
