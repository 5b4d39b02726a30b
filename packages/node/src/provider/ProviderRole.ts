import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Bid,
  classIdOf,
  type Delivery,
  type Hex,
  type NetworkEvent,
  type Panel,
  type Terms,
} from '@muster-network/chain'
import { decideBid, hasCode, MusterError, type OwnerTerms, tokenAmount } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { type PeerId, packPath, peerIdOf } from '@muster-network/p2p'
import type { LedgerDirectory } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { retrying } from '../role/retrying.ts'
import { runSpecOf } from '../task/runSpecOf.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import { startLeafOf, startsOf } from '../task/taskCommitments.ts'
import {
  announceResult,
  declineToBid,
  describeTask,
  placeBid,
  reportProgress,
  takePart,
} from '../wire/calls.ts'
import { CouncilDuty } from './council/CouncilDuty.ts'
import { type Delivered, OwnDeliveries } from './deliver/OwnDeliveries.ts'
import { type Work, workOf } from './run/Work.ts'
import { type StagedPart, stagePart } from './stage/stagePart.ts'

export type ProviderOptions = {
  executor: Executor<WasmProgram>
  directory: LedgerDirectory
  /** This node in the registry. */
  nodeId: Hex
  owner(): OwnerTerms
}

/** The provider's side of batch tasks: bids, stages, runs, delivers, sits on councils, settles. */
export class ProviderRole {
  readonly #context: RoleContext
  readonly #options: ProviderOptions
  readonly #stop = new AbortController()
  readonly #terms = new Map<Hex, Terms>()
  readonly #deliveries = new Map<Hex, Delivery>()
  readonly #bids = new Map<Hex, Bid>()
  readonly #own: OwnDeliveries
  readonly #council: CouncilDuty
  readonly #jobs = new Set<Promise<void>>()
  #nonce = BigInt(Date.now())
  #running = 0

  constructor(context: RoleContext, options: ProviderOptions) {
    this.#context = context
    this.#options = options
    const { directory, executor } = options
    const { signal } = this.#stop
    this.#own = new OwnDeliveries(context, { directory, signal })
    this.#council = new CouncilDuty(context, { executor, directory, signal })
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
      const { taskId, terms } = event.args
      this.#terms.set(taskId, terms)
      // nobody is dialled for work that this machine could not do anyway
      if (this.#options.owner().classNames.some((name) => classIdOf(name) === terms.classId))
        this.#go(taskId, 'bidding', () => this.#bid(taskId, terms))
    } else if (event.contract === 'market' && event.name === 'PartAwarded' && isMe(event.args.executor)) {
      const { taskId, part } = event.args
      this.#go(taskId, 'running', () => this.#run(taskId, part))
    } else if (event.contract === 'market' && event.name === 'Delivered') {
      this.#deliveries.set(event.args.deliveryId, event.args.delivery)
    } else if (event.contract === 'council' && event.name === 'Drawn') {
      const { deliveryId, panel } = event.args
      this.#own.onDrawn(deliveryId, panel)
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
    if (classIdOf(described.className) !== terms.classId)
      throw new MusterError('PROVIDER_WRONG_WORK', 'the client describes other work than it has posted')
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

  async #run(taskId: Hex, part: number): Promise<void> {
    const { dir } = this.#context
    const terms = this.#terms.get(taskId)
    const bid = this.#bids.get(taskId)
    if (!terms || !bid)
      throw new MusterError('BUG_UNREACHABLE', 'awarded a part of a task that was never bid on')
    const client = clientOf(terms)
    const folder = path.join(dir, 'parts', `${taskId.slice(2, 18)}-${part}`)
    this.#running++
    try {
      const { manifest, staged } = await this.#stage(taskId, part, terms, bid, client, folder)
      this.#context.note(taskId, 'running', { part })
      const work = await this.#compute(taskId, part, manifest, staged, client)
      await this.#deliver(taskId, part, terms, bid, manifest, staged, work, client)
    } finally {
      this.#running--
    }
  }

  /** Fetches the work, or gives the part back while that costs nothing. */
  async #stage(
    taskId: Hex,
    part: number,
    terms: Terms,
    bid: Bid,
    client: PeerId,
    folder: string,
  ): Promise<{ manifest: TaskManifest; staged: StagedPart }> {
    const { peer, network, sender } = this.#context
    try {
      const { manifest, wrappedKey } = await retrying(() => peer.call(client, takePart, { taskId, part }), {
        forMs: 30_000,
        signal: this.#stop.signal,
        // the award may reach us before the client has read its own receipt
        retryOn: (error) => hasCode(error) && (error.retryable || error.code === 'PROVIDER_NOT_EXECUTOR'),
      })
      const handed = { taskId, part, content: terms.content, manifest, wrappedKey, folder }
      return { manifest, staged: await stagePart(this.#context, handed, [client], this.#stop.signal) }
    } catch (error) {
      if (!this.#stop.signal.aborted) {
        this.#context.note(taskId, 'declining', { part })
        const intent = `task/${taskId}/part/${part}/decline`
        await network.market.send.decline([terms, bid, part, true], { by: sender, intent })
      }
      throw error
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
        await this.#context.peer.call(client, reportProgress, {
          taskId,
          part,
          tenure: 1,
          units,
          logOffset: 0,
          log: new Uint8Array(),
        })
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
    this.#own.add(delivery.id, mine)
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
    await this.#own.settle(
      delivery.id,
      mine,
      accepted.catch(() => {}),
    )
    this.#context.note(taskId, 'settled', { part })
    // a panel may want to see the work for as long as its outcome is open
    await retrying(
      async () => {
        if (this.#context.ledger.delivery(delivery.id)?.outcome === 0)
          throw new MusterError('NET_NOT_READY', 'the outcome is open')
      },
      { forMs: (terms.rules.contestSeconds + terms.rules.voteSeconds) * 1000, signal },
    ).catch(() => {})
    await run.remove()
    await rm(path.join(this.#context.dir, 'parts', `${taskId.slice(2, 18)}-${part}`), {
      recursive: true,
      force: true,
    })
  }

  async #sit(deliveryId: Hex, panel: Panel, seat: number): Promise<void> {
    const delivery = this.#deliveries.get(deliveryId)
    const terms = delivery && this.#terms.get(delivery.taskId)
    if (!delivery || !terms)
      throw new MusterError('BUG_UNREACHABLE', 'drawn for a delivery that was not read')
    await this.#council.sit({ deliveryId, delivery, terms, panel, seat })
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
}

function clientOf(terms: Terms): PeerId {
  return peerIdOf(Buffer.from(terms.peer.slice(2), 'hex'))
}
