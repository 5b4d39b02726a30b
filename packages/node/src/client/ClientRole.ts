import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  Acceptance,
  type Bid,
  BidReceipt,
  type Delivery,
  deliveryHashOf,
  type Hex,
  type NetworkEvent,
  type Terms,
  taskIdOf,
} from '@muster-network/chain'
import { type BatchPrescription, MusterError } from '@muster-network/core'
import { resultDigest } from '@muster-network/executors'
import {
  type BlobId,
  fetchBlob,
  type PeerId,
  peerIdOf,
  publicKeyOf,
  unpackPath,
  wrapKey,
} from '@muster-network/p2p'
import { hintOf } from '../ledger/hint.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { TaskManifest } from '../task/TaskManifest.ts'
import {
  announceResult,
  declineToBid,
  describeTask,
  placeBid,
  reportProgress,
  takePart,
} from '../wire/calls.ts'
import { BidBook } from './collect/BidBook.ts'
import { type PackedPart, packTask } from './pack/packTask.ts'
import { planTask } from './post/planTask.ts'

export type ClientPart = PackedPart & {
  executor?: Hex
  deliveryId?: Hex
  delivery?: Delivery
  resultDir?: string
  done: boolean
  units: bigint
}

export type ClientTask = {
  taskId: Hex
  prescription: BatchPrescription
  manifest: TaskManifest
  terms: Terms
  book: BidBook
  parts: ClientPart[]
  refusals: Map<string, number>
  ended: PromiseWithResolvers<void>
}

const claimOf = (taskId: Hex, part: number) => `${taskId}/${part}`

/** The client's side of batch tasks: packs, posts, collects bids, awards, hands keys over, fetches and accepts results. */
export class ClientRole {
  readonly #context: RoleContext
  readonly #tasks = new Map<Hex, ClientTask>()
  readonly #className: string

  constructor(context: RoleContext, options: { className: string }) {
    this.#context = context
    this.#className = options.className
    const { peer } = context
    peer.handle(describeTask, async ({ taskId }) => this.#describe(this.#task(taskId)))
    peer.handle(declineToBid, async ({ taskId, reasons }) => {
      const { refusals } = this.#task(taskId)
      for (const reason of reasons)
        if (refusals.size < 100 || refusals.has(reason)) refusals.set(reason, (refusals.get(reason) ?? 0) + 1)
      return {}
    })
    peer.handle(placeBid, async ({ bid, signature }) => this.#receive(this.#task(bid.taskId), bid, signature))
    peer.handle(takePart, async ({ taskId, part }, { peerId }) =>
      this.#handOver(this.#task(taskId), part, peerId),
    )
    peer.handle(reportProgress, async ({ taskId, part, units }, { peerId }) => {
      const task = this.#task(taskId)
      await this.#expectExecutor(task, part, peerId)
      task.parts[part]!.units = units
      return {}
    })
    peer.handle(announceResult, async (announced, { peerId, signal }) => {
      const task = this.#task(announced.taskId)
      await this.#expectExecutor(task, announced.part, peerId)
      return { acceptance: await this.#acceptResult(task, announced, peerId, signal) }
    })
  }

  task(taskId: Hex): ClientTask | undefined {
    return this.#tasks.get(taskId)
  }

  /** Packs, posts and, when the halt holds, awards a task. Resolves once it is awarded. */
  async submit(
    prescription: BatchPrescription,
    folder: string,
    options: { signal?: AbortSignal } = {},
  ): Promise<ClientTask> {
    const { network, chainId, sender, signer, peer, nowMs } = this.#context
    const parts = await packTask(this.#context, { prescription, folder, name: prescription.name })
    const { manifest, terms } = planTask(
      prescription,
      parts.map((part) => part.blob),
      {
        rules: this.#context.rules,
        token: network.addresses.token,
        client: sender.address,
        signer: signer.address,
        peerKey: `0x${publicKeyOf(peer.peerId).toString('hex')}`,
        decimals: 18,
        className: this.#className,
        nowSeconds: Math.floor(nowMs() / 1000),
      },
    )
    const taskId = taskIdOf(chainId, network.addresses.market, terms)
    const task: ClientTask = {
      taskId,
      prescription,
      manifest,
      terms,
      book: new BidBook({ network, chainId, taskId, terms }),
      parts: parts.map((part) => ({ ...part, done: false, units: 0n })),
      refusals: new Map(),
      ended: Promise.withResolvers(),
    }
    this.#tasks.set(taskId, task)
    const hint = hintOf(this.#context.place())
    this.#context.note(taskId, 'posting', { name: prescription.name, parts: parts.length })
    await network.market.send.post([terms, hint], { by: sender, intent: `task/${taskId}/post` })
    this.#context.note(taskId, 'posted', {})
    await this.#collect(task, options.signal)
    await this.#award(task)
    return task
  }

  /** Takes in what the chain says; called with every event in order. */
  onEvent(event: NetworkEvent): void {
    if (event.contract !== 'market') return
    if (event.name === 'PartAwarded') {
      const part = this.#tasks.get(event.args.taskId)?.parts[event.args.part]
      if (part) part.executor = event.args.executor
    } else if (event.name === 'Delivered') {
      const part = this.#tasks.get(event.args.taskId)?.parts[event.args.part]
      if (part) Object.assign(part, { delivery: event.args.delivery, deliveryId: event.args.deliveryId })
    } else if (event.name === 'PartEnded') {
      const part = this.#tasks.get(event.args.taskId)?.parts[event.args.part]
      if (part) part.done = true
    } else if (event.name === 'TaskEnded') {
      const task = this.#tasks.get(event.args.taskId)
      if (!task) return
      this.#context.note(task.taskId, 'ended', {})
      task.ended.resolve()
    }
  }

  #task(taskId: Hex): ClientTask {
    const task = this.#tasks.get(taskId)
    if (!task) throw new MusterError('API_NOT_FOUND', `there is no task ${taskId} here`)
    return task
  }

  #describe({ prescription, manifest, book }: ClientTask) {
    const { instructions } = prescription
    return {
      className: manifest.className,
      minScore: instructions.minScore,
      regions: instructions.region === 'any' ? [] : instructions.region,
      memoryBytes: instructions.memory,
      diskBytes: instructions.disk,
      ...(book.best && { standing: book.best.bid.price }),
    }
  }

  async #receive(task: ClientTask, bid: Bid, signature: Hex) {
    const { number, hash } = await task.book.add(bid, signature)
    const receivedAt = Math.floor(this.#context.nowMs() / 1000)
    const domain = {
      chainId: this.#context.chainId,
      verifyingContract: this.#context.network.addresses.market,
    }
    const receipt: BidReceipt = { taskId: task.taskId, bidHash: hash, number, receivedAt }
    this.#context.note(task.taskId, 'bid', { number, operator: bid.operator, price: bid.price })
    return {
      number,
      receivedAt,
      signature: await this.#context.signer.signMessage(domain, BidReceipt, receipt),
    }
  }

  /** Waits until the halt holds: enough bids, or the time with at least the fewest. */
  async #collect(
    { book, prescription: { halt } }: ClientTask,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const stop = AbortSignal.any([AbortSignal.timeout(halt.giveUpMs), ...(signal ? [signal] : [])])
    const time =
      halt.afterMs === undefined ? undefined : AbortSignal.any([AbortSignal.timeout(halt.afterMs), stop])
    if (halt.bids !== undefined)
      await book.reached(halt.bids, time ?? stop).catch((reason) => {
        if (stop.aborted) throw reason
      })
    else if (time)
      await new Promise<void>((resolve) => time.addEventListener('abort', () => resolve(), { once: true }))
    await book.reached(halt.minBids, stop)
  }

  async #award(task: ClientTask): Promise<void> {
    const wins = task.book.deal(task.parts.map((_, part) => part))
    const bookRoot = task.book.ranked()[0]!.hash
    this.#context.note(task.taskId, 'awarding', {
      wins: wins.map((win) => ({ operator: win.bid.operator, parts: win.parts })),
    })
    await this.#context.network.market.send.award([task.terms, wins, bookRoot], {
      by: this.#context.sender,
      intent: `task/${task.taskId}/award`,
    })
    for (const win of wins) for (const part of win.parts) task.parts[part]!.executor = win.bid.operator
    this.#context.note(task.taskId, 'awarded', {})
  }

  /** Only the node that the part was awarded to gets its key; the chain says which that is. */
  async #expectExecutor(task: ClientTask, part: number, peerId: PeerId): Promise<void> {
    const executor = task.parts[part]?.executor
    const bid = task.book
      .ranked()
      .find((each) => each.bid.operator.toLowerCase() === executor?.toLowerCase())?.bid
    const node = bid && (await this.#context.network.registry.read.node([bid.node]))
    const expected = node && peerIdOf(Buffer.from(node.peerKey.slice(2), 'hex'))
    if (expected !== peerId)
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `part ${part} was not awarded to this peer`, {
        details: { part },
      })
  }

  async #handOver(task: ClientTask, part: number, peerId: PeerId) {
    await this.#expectExecutor(task, part, peerId)
    const wrappedKey = await wrapKey(peerId, claimOf(task.taskId, part), task.parts[part]!.key)
    this.#context.note(task.taskId, 'key handed over', { part })
    return { manifest: task.manifest, wrappedKey: Uint8Array.from(wrappedKey) }
  }

  /** Fetches a result, checks that it is the one committed on the chain, and signs for it. */
  async #acceptResult(
    task: ClientTask,
    announced: { deliveryId: Hex; part: number; blob?: string | undefined },
    peerId: PeerId,
    signal: AbortSignal,
  ): Promise<Hex> {
    const { network, chainId, signer, peer, blobs, dir } = this.#context
    const part = task.parts[announced.part]!
    const delivery = part.delivery
    if (!delivery || part.deliveryId !== announced.deliveryId)
      throw new MusterError(
        'NET_NOT_READY',
        'the delivery is not on the chain yet, as far as this node has read it',
      )
    const blob = announced.blob as BlobId
    const keeping = { taskId: task.taskId, owner: peer.peerId, released: false }
    await fetchBlob(blob, { node: peer, store: blobs, holders: [peerId], keeping, signal })
    const resultDir = path.join(dir, 'results', task.taskId, `part-${announced.part}`)
    await mkdir(path.dirname(resultDir), { recursive: true, mode: 0o700 })
    await unpackPath(blob, resultDir, { store: blobs, key: part.key })
    const { digest } = await resultDigest(resultDir)
    if (`0x${digest}` !== delivery.result)
      throw new MusterError(
        'PROVIDER_WRONG_RESULT',
        'the result is not the one that was committed on the chain',
      )
    part.resultDir = resultDir
    this.#context.note(task.taskId, 'result fetched', { part: announced.part })
    const domain = { chainId, verifyingContract: network.addresses.market }
    return signer.signMessage(domain, Acceptance, { delivery: deliveryHashOf(delivery) })
  }
}
