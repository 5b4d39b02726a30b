import { Checkpoint, secretHashOf, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Checkpoint as CapturedState } from '@muster-network/executors'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { Lanes } from '../../role/Lanes.ts'
import type { Receipt } from '../../settle/advanceCut.ts'
import { isCutIntoSegments } from '../../task/checkHow.ts'
import { offerCheckpoint } from '../../wire/calls.ts'
import { standOf } from '../deliver/handOver.ts'
import { holds, type Provider } from '../Provider.ts'
import { type Tenure, tenureKey } from '../tenure/Tenure.ts'
import { giveSaved } from './giveSaved.ts'
import { currentRun, readStates } from './readStates.ts'
import { furthestKept, stretchOf } from './Stretch.ts'
import { saveRun } from './saveRun.ts'

/** Intervals without a receipt after which the work is held: each side risks little more than one. */
const heldAfter = 2
const offerTimeoutMs = 20_000

/** Offers states to the client and keeps its receipts, which are what a cut is paid by. */
export class Checkpoints {
  readonly #provider: Provider
  readonly #leave: (key: string, reason: string) => void
  readonly #jobs: Jobs
  readonly #offeredMs = new Map<string, number>()
  readonly #unsignedSinceMs = new Map<string, number>()
  readonly #offered = new Map<string, BlobId>()
  /** By run: what was captured of one that its owner had to end, and that cannot be captured any more. */
  readonly #captured = new Map<string, CapturedState>()
  readonly #saving = new Lanes(1)
  /** Runs that are held because the client signs for nothing. */
  readonly held = new Set<string>()

  constructor(provider: Provider, options: { leave(key: string, reason: string): void }) {
    this.#provider = provider
    this.#leave = options.leave
    this.#jobs = new Jobs({
      name: 'checkpoint',
      logger: provider.context.logger,
      advance: (key, signal) => this.#advance(key, signal),
    })
  }

  start(): void {
    for (const { id } of this.#provider.tenures.open()) this.#jobs.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  wake(key: string): void {
    this.#jobs.wake(key)
  }

  /** The owner ended a run; this was captured just before. */
  onCaptured(runId: string, captured: CapturedState): void {
    this.#captured.set(runId, captured)
  }

  async #advance(key: string, signal: AbortSignal): Promise<Next> {
    const { context, tenures } = this.#provider
    const tenure = tenures.get(key)
    const part = tenure && context.ledger.part(tenure.taskId, tenure.part)
    if (!tenure?.work || !part || part.status !== 'Running' || !holds(this.#provider, tenure, part))
      return this.#forget(key, tenure)
    const run = await currentRun(this.#provider, tenure)
    if (!run || (await run.status()) === 'ended') return this.#forget(key, tenure)
    const intervalMs = tenure.work.manifest.checkpointSeconds * 1000
    const offeredMs = this.#offeredMs.get(key) ?? context.nowMs()
    this.#offeredMs.set(key, offeredMs)
    const wait = offeredMs + intervalMs - context.nowMs()
    if (wait > 0) return { againMs: wait }
    const askedMs = context.nowMs()
    try {
      await this.offer(tenure, { signal })
      this.#offeredMs.set(key, context.nowMs())
      this.#unsignedSinceMs.delete(key)
      if (this.held.delete(run.id)) await run.resume()
      return { againMs: intervalMs }
    } catch (error) {
      if (signal.aborted) throw error
      context.logger.debug({ key, error }, 'the client did not sign for a state')
    }
    // it may have ended while the client was asked
    if ((await run.status()) === 'ended') return this.#forget(key, tenure)
    const { terms } = context.ledger.task(tenure.taskId)!
    // all or nothing: a cut would cost our lock, and a result needs no receipts; nor does work in one piece
    if (terms.allOrNothing || !isCutIntoSegments(terms, tenure.work.manifest)) {
      this.#offeredMs.set(key, context.nowMs())
      return { againMs: intervalMs }
    }
    const sinceMs = this.#unsignedSinceMs.get(key) ?? askedMs
    this.#unsignedSinceMs.set(key, sinceMs)
    const unsignedMs = context.nowMs() - sinceMs
    if (unsignedMs > heldAfter * intervalMs && !this.held.has(run.id)) {
      context.note(tenure.taskId, 'held', { part: tenure.part, why: 'the client signs for nothing' })
      this.held.add(run.id)
      await run.pause()
    }
    if (unsignedMs > heldAfter * intervalMs + this.#provider.settings().patienceMs)
      this.#leave(key, 'the client signs for nothing')
    return { againMs: Math.min(intervalMs, 2_000) }
  }

  #forget(key: string, tenure: Tenure | undefined): undefined {
    for (const { id } of tenure?.runs ?? []) this.held.delete(id)
    this.#offeredMs.delete(key)
    this.#unsignedSinceMs.delete(key)
    this.#offered.delete(key)
    return undefined
  }

  /**
   * Has the client sign for a state, the furthest unless said. Nothing when there is none beyond the last receipt.
   *
   * @throws what the client refuses with, NET_*
   */
  async offer(given: Tenure, options: { segments?: number; signal?: AbortSignal } = {}): Promise<void> {
    const { context, tenures, keys } = this.#provider
    const { ledger, network, chainId, peer } = context
    const key = tenureKey(given)
    const tenure = tenures.get(key)
    const { taskId, part } = given
    const [task, standing] = [ledger.task(taskId), ledger.part(taskId, part)]
    if (!tenure?.work || !task || !standing) return
    const { terms } = task
    if (!isCutIntoSegments(terms, tenure.work.manifest)) {
      const runId = tenure.runs.at(-1)?.id ?? ''
      const captured = this.#captured.get(runId)
      this.#captured.delete(runId)
      // a run that is ended while this is under way is captured once more, after it
      await this.#saving.run(() => saveRun(this.#provider, tenure, terms, { ...options, captured }))
      return giveSaved(this.#provider, tenure, terms, options.signal)
    }
    const { leaf: startLeaf, segments: from } = standOf(standing, terms, tenure.work.manifest)
    const states = await readStates(this.#provider, tenure)
    const to = options.segments ?? furthestKept(states, from, terms.segmentUnits)
    const state = to === undefined ? undefined : states.get(to)
    const seq = ledger.deliveries(taskId, part).length
    const receipted = tenure.receipt?.checkpoint.seq === seq ? Number(tenure.receipt.checkpoint.segments) : 0
    if (to === undefined || !state?.checkpoint) return
    // a state that was asked for by its place is wanted even when a later one is signed for
    if (options.segments === undefined && to - from <= receipted) return
    const stretch = stretchOf(states, { startLeaf, from, to, segmentUnits: terms.segmentUnits })
    const checkpoint: Checkpoint = {
      taskId,
      part,
      tenure: tenure.number,
      seq,
      segments: BigInt(stretch.segments),
      root: stretch.tree.root,
      leaf: stretch.leaves.at(-1)!,
    }
    const blob = await packPath(state.checkpoint, {
      store: context.blobs,
      key: await keys.open(taskId, part, tenure.work.sealedKey),
      keeping: { taskId, owner: peerOf(terms.peer), released: false },
    })
    const { signature } = await peer.call(
      peerOf(terms.peer),
      offerCheckpoint,
      {
        checkpoint,
        state: {
          blob,
          digest: `0x${state.digest}`,
          secretHash: secretHashOf(`0x${state.proof}`),
          units: BigInt(to) * terms.segmentUnits,
        },
        proof: stretch.tree.proof(stretch.segments),
      },
      { timeoutMs: offerTimeoutMs, ...(options.signal && { signal: options.signal }) },
    )
    const domain = { chainId, verifyingContract: network.addresses.market }
    if (!verifyMessage({ domain, type: Checkpoint, message: checkpoint, signature, signer: terms.signer }))
      throw new MusterError('NET_MESSAGE_INVALID', 'the receipt was not signed by the client')
    tenures.change(key, (held) => ({ ...held, receipt: further(held.receipt, { checkpoint, signature }) }))
    context.note(taskId, 'checkpoint receipted', { part, segments: to })
    // the client has the newer one; seats get what they need when they ask
    const before = this.#offered.get(key)
    this.#offered.set(key, blob)
    if (before && before !== blob) await context.blobs.remove(before)
  }
}

/** Of one delivery the receipt that reaches further, of two the one of the later delivery. */
function further(known: Receipt | undefined, next: Receipt): Receipt {
  if (!known || known.checkpoint.seq !== next.checkpoint.seq) return next
  return known.checkpoint.segments > next.checkpoint.segments ? known : next
}
