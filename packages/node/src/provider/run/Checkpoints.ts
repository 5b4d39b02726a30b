import { Checkpoint, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { Checkpoint as CapturedState } from '@muster-network/executors'
import { type BlobId, packPath } from '@muster-network/p2p'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { Reconciler, type Requeue } from '../../role/Reconciler.ts'
import { Semaphore } from '../../role/Semaphore.ts'
import type { Receipt } from '../../settle/reconcileCut.ts'
import { isCutIntoSegments } from '../../task/checkMode.ts'
import { offerCheckpoint } from '../../wire/calls.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { isCurrentAssignment, type Provider } from '../Provider.ts'
import { progressOf } from '../states/progressOf.ts'
import { currentRun, readStates } from '../states/readStates.ts'
import { furthestStored, segmentRangeOf } from '../states/SegmentRange.ts'
import { sealSavedState } from './sealSavedState.ts'
import { sendSavedState } from './sendSavedState.ts'

/** Checkpoint intervals without a receipt after which the run is paused: each side risks little more than one interval. */
const pauseAfterIntervals = 2
const offerTimeoutMs = 20_000

/** Offers checkpoints to the client and stores its receipts, by which a cut is paid. */
export class Checkpoints extends Reconciler {
  readonly #provider: Provider
  readonly #leave: (key: string, reason: string) => void
  readonly #offeredMs = new Map<string, number>()
  readonly #unsignedSinceMs = new Map<string, number>()
  readonly #offered = new Map<string, BlobId>()
  /** Captured states of runs that the owner stopped, by run: such a run cannot be captured again. */
  readonly #captured = new Map<string, CapturedState>()
  readonly #saving = new Semaphore(1)
  /** Runs that are paused because the client signs no receipts. */
  readonly pausedRuns = new Set<string>()

  constructor(provider: Provider, options: { leave(key: string, reason: string): void }) {
    super({
      name: 'checkpoint',
      logger: provider.context.logger,
      openKeys: () => provider.assignments.open().map(({ id }) => id),
      reconcile: (key, signal) => this.#reconcile(key, signal),
    })
    this.#provider = provider
    this.#leave = options.leave
  }

  /** Stores the state that was captured just before the owner's rules stopped a run. */
  onCaptured(runId: string, captured: CapturedState): void {
    this.#captured.set(runId, captured)
  }

  async #reconcile(key: string, signal: AbortSignal): Promise<Requeue> {
    const { context, assignments } = this.#provider
    const assignment = assignments.get(key)
    const part = assignment && context.ledger.part(assignment.taskId, assignment.part)
    if (
      !assignment?.work ||
      !part ||
      part.status !== 'running' ||
      !isCurrentAssignment(this.#provider, assignment, part)
    )
      return this.#forget(key, assignment)
    const run = await currentRun(this.#provider, assignment)
    if (!run || (await run.status()) === 'ended') return this.#forget(key, assignment)
    const intervalMs = assignment.work.manifest.checkpointSeconds * 1000
    const offeredMs = this.#offeredMs.get(key) ?? context.nowMs()
    this.#offeredMs.set(key, offeredMs)
    const wait = offeredMs + intervalMs - context.nowMs()
    if (wait > 0) return { retryAfterMs: wait }
    const askedMs = context.nowMs()
    try {
      await this.offer(assignment, { signal })
      this.#offeredMs.set(key, context.nowMs())
      this.#unsignedSinceMs.delete(key)
      if (this.pausedRuns.delete(run.id)) await run.resume()
      return { retryAfterMs: intervalMs }
    } catch (error) {
      if (signal.aborted) throw error
      context.logger.debug({ key, error }, 'the client did not sign a receipt for a checkpoint')
    }
    // the run may have ended during the call
    if ((await run.status()) === 'ended') return this.#forget(key, assignment)
    const { terms } = context.ledger.task(assignment.taskId)!
    // a cut in an all-or-nothing task would cost our lock, and a result needs no receipts; work in one piece has none
    if (terms.allOrNothing || !isCutIntoSegments(terms, assignment.work.manifest)) {
      this.#offeredMs.set(key, context.nowMs())
      return { retryAfterMs: intervalMs }
    }
    const sinceMs = this.#unsignedSinceMs.get(key) ?? askedMs
    this.#unsignedSinceMs.set(key, sinceMs)
    const unsignedMs = context.nowMs() - sinceMs
    if (unsignedMs > pauseAfterIntervals * intervalMs && !this.pausedRuns.has(run.id)) {
      context.note(assignment.taskId, {
        step: 'runPaused',
        part: assignment.part,
        why: 'the client signs no receipts',
      })
      this.pausedRuns.add(run.id)
      await run.pause()
    }
    if (unsignedMs > pauseAfterIntervals * intervalMs + this.#provider.settings().patienceMs)
      this.#leave(key, 'the client signs for nothing')
    return { retryAfterMs: Math.min(intervalMs, 2_000) }
  }

  #forget(key: string, assignment: Assignment | undefined): undefined {
    for (const { id } of assignment?.runs ?? []) this.pausedRuns.delete(id)
    this.#offeredMs.delete(key)
    this.#unsignedSinceMs.delete(key)
    this.#offered.delete(key)
    return undefined
  }

  /**
   * Offers the client a checkpoint, by default the furthest, and stores its receipt. Does nothing when no state is beyond the
   * last receipt.
   *
   * @throws the client's refusal, NET_*
   */
  async offer(current: Assignment, options: { segments?: number; signal?: AbortSignal } = {}): Promise<void> {
    const { context, assignments, keys } = this.#provider
    const { ledger, network, chainId, peer } = context
    const key = assignmentKey(current)
    const assignment = assignments.get(key)
    const { taskId, part } = current
    const [task, ledgerPart] = [ledger.task(taskId), ledger.part(taskId, part)]
    if (!assignment?.work || !task || !ledgerPart) return
    const { terms } = task
    if (!isCutIntoSegments(terms, assignment.work.manifest)) {
      const runId = assignment.runs.at(-1)?.id ?? ''
      const captured = this.#captured.get(runId)
      this.#captured.delete(runId)
      // one capture at a time: a run that is stopped meanwhile is captured again afterwards
      await this.#saving.run(() =>
        sealSavedState(this.#provider, assignment, terms, { ...options, captured }),
      )
      return sendSavedState(this.#provider, assignment, terms, options.signal)
    }
    const { leaf: startLeaf, segments: from } = progressOf(ledgerPart, terms, assignment.work.manifest)
    const states = await readStates(this.#provider, assignment)
    const to = options.segments ?? furthestStored(states, from)
    const state = to === undefined ? undefined : states.get(to)
    const seq = ledger.deliveries(taskId, part).length
    const receipted =
      assignment.receipt?.checkpoint.seq === seq ? Number(assignment.receipt.checkpoint.segments) : 0
    if (to === undefined || !state?.checkpoint) return
    // a state that was requested by its index is offered even when a later one has a receipt
    if (options.segments === undefined && to - from <= receipted) return
    const range = segmentRangeOf(states, { startLeaf, from, to, segmentUnits: terms.segmentUnits })
    const checkpoint: Checkpoint = {
      taskId,
      part,
      assignment: assignment.number,
      seq,
      segments: BigInt(range.segments),
      root: range.tree.root,
      leaf: range.leaves.at(-1)!,
    }
    const blob = await packPath(state.checkpoint, {
      store: context.blobs,
      key: await keys.open(taskId, part, assignment.work.sealedKey),
      pin: { taskId, owner: peerOf(terms.peer), released: false },
    })
    const domain = { chainId, verifyingContract: network.addresses.market }
    const { signature } = await peer.call(
      peerOf(terms.peer),
      offerCheckpoint,
      {
        checkpoint,
        state: {
          blob,
          digest: `0x${state.digest}`,
          units: BigInt(to) * terms.segmentUnits,
        },
        proof: range.tree.proof(range.segments),
        signature: await context.signer.signMessage(domain, Checkpoint, checkpoint),
      },
      { timeoutMs: offerTimeoutMs, ...(options.signal && { signal: options.signal }) },
    )
    if (!verifyMessage({ domain, type: Checkpoint, message: checkpoint, signature, signer: terms.signer }))
      throw new MusterError('NET_MESSAGE_INVALID', 'the receipt has no valid signature of the client')
    assignments.change(key, (record) => ({
      ...record,
      receipt: further(record.receipt, { checkpoint, signature }),
    }))
    context.note(taskId, { step: 'checkpointReceipted', part, segments: to })
    // the client has the newer state; seats get their states packed on request
    const before = this.#offered.get(key)
    this.#offered.set(key, blob)
    if (before && before !== blob) await context.blobs.remove(before)
  }
}

/** Returns the receipt of the later delivery; within one delivery, the receipt that reaches further. */
function further(known: Receipt | undefined, next: Receipt): Receipt {
  if (!known || known.checkpoint.seq !== next.checkpoint.seq) return next
  return known.checkpoint.segments > next.checkpoint.segments ? known : next
}
