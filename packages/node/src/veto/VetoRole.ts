import { lowerHex, parseHex } from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { Heartbeats } from '../presence/Heartbeats.ts'
import { listService } from '../presence/listService.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import { serviceClasses, vetoMembers } from '../presence/services.ts'
import { Reconciler, type Requeue } from '../role/Reconciler.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { withdrawOwed } from '../settle/withdrawOwed.ts'
import { Records } from '../store/Records.ts'
import { holdVoucher, showEvidence, showUptime } from '../wire/calls.ts'
import { evidenceOf, reconcileDispute, type StoredVote } from './dispute/reconcileDispute.ts'
import { createReruns } from './dispute/rerunReplica.ts'
import { reconcileExecutor, type StoredChallenges } from './liveness/reconcileExecutor.ts'
import { Prober } from './probe/Prober.ts'
import { reconcileStranded } from './stranded/reconcileStranded.ts'
import { attestedUptime, reconcileEpoch, type StoredEpoch, turnsOf } from './uptime/reconcileEpoch.ts'
import { HeldVouchers } from './vouchers/HeldVouchers.ts'
import { reconcileVouchers } from './vouchers/reconcileVouchers.ts'

export type VetoOptions = {
  executor: Executor<WasmProgram>
  presence: PresenceBook
  /** Delay after which this node sends a due step that client and executor did not send. */
  strandedAfterSeconds?: number
}

const strandedAfterSeconds = 120

/** Past epochs that a restart reconciles again. */
const openEpochs = 4

/**
 * A veto node: receives heartbeats, probes the listed scores of nodes, replaces silent executors, votes as a juror on contested
 * work after replaying it, attests uptime, and settles the vouchers of providers that are offline. Governance appoints its members; this role deposits the stake.
 */
export class VetoRole implements Role {
  readonly name = 'veto'
  readonly #context: RoleContext
  readonly #options: VetoOptions
  readonly #reconciler: Reconciler
  readonly #prober: Prober
  readonly #votes: Records<StoredVote>
  readonly #reruns = createReruns()
  readonly #challenges: Records<StoredChallenges>
  readonly #epochs: Records<StoredEpoch>
  readonly #vouchers: HeldVouchers
  #heartbeats: Heartbeats | undefined
  #listeningSinceMs: number | undefined
  /** The current epoch, as of the last look. */
  #epoch = 0

  constructor(context: RoleContext, options: VetoOptions) {
    const { peer, store, logger, ledger } = context
    this.#context = context
    this.#options = options
    this.#prober = new Prober(context, options.presence, options.executor)
    this.#votes = new Records(store, 'veto-vote')
    this.#challenges = new Records(store, 'veto-challenge')
    this.#epochs = new Records(store, 'veto-epoch')
    this.#vouchers = new HeldVouchers(context)
    this.#reconciler = new Reconciler({
      name: 'veto',
      logger,
      openKeys: () => this.#openKeys(),
      reconcile: (key, signal) => this.#reconcile(key, signal),
    })
    peer.handle(showEvidence, async (asked) => evidenceOf(this.#votes, asked))
    peer.handle(showUptime, async ({ epoch }) => attestedUptime(this.#epochs, epoch))
    peer.handle(holdVoucher, async (signed, { peerId }) => {
      const verdict = this.#vouchers.hold(signed, peerId)
      if (verdict.ok) this.#reconciler.wake(`vouchers ${lowerHex(signed.voucher.streamId)}`)
      return verdict
    })
    ledger.onChange(({ events }) => {
      // before the start this node has no heartbeats, and may have no stake
      if (this.#listeningSinceMs === undefined) return
      for (const { contract, name, args } of events)
        if (contract === 'disputes' && 'deliveryId' in args)
          this.#reconciler.wake(`dispute ${args.deliveryId}`)
        else if (contract === 'liveness' || name === 'PartCut' || name === 'SuretyLost')
          this.#reconciler.wake('watch')
        else if (contract === 'streams' && 'streamId' in args)
          this.#reconciler.wake(`vouchers ${args.streamId}`)
      // the end of a challenge or dispute returns bonds
      if (events.some(({ contract }) => contract === 'liveness' || contract === 'disputes'))
        this.#reconciler.wake('withdraw')
    })
  }

  async start(): Promise<void> {
    const { definition, rules, nowMs } = this.#context
    const { presence } = this.#options
    const nodeStake = tokensToWei(definition.registry.nodeStake)
    const stake = rules.vetoStake > nodeStake ? rules.vetoStake : nodeStake
    const nodeId = await listService(this.#context, 'veto', stake)
    this.#listeningSinceMs = nowMs()
    this.#heartbeats = new Heartbeats(this.#context, {
      nodeId,
      className: serviceClasses.veto,
      busy: () => ({ load: 0, freeSlots: 0, running: 0 }),
      everyMs: presence.everyMs,
    })
    this.#heartbeats.start()
    this.#epoch = presence.epoch
    this.#reconciler.start()
  }

  #openKeys(): string[] {
    const { ledger } = this.#context
    const contested = ledger.openDeliveries().filter(({ id }) => ledger.disputes(id).length > 0)
    const epochs = Array.from({ length: Math.min(openEpochs, this.#epoch) }, (_, i) => this.#epoch - 1 - i)
    return [
      ...contested.map(({ id }) => `dispute ${id}`),
      ...epochs.map((epoch) => `epoch ${epoch}`),
      ...this.#vouchers.streams().map((streamId) => `vouchers ${streamId}`),
      'watch',
      'probe',
      'stranded',
      'withdraw',
    ]
  }

  async stop(): Promise<void> {
    await this.#heartbeats?.stop()
    await this.#reconciler.stop()
  }

  async #reconcile(key: string, signal: AbortSignal): Promise<Requeue> {
    const { presence, executor } = this.#options
    const [kind, id = '', part = ''] = key.split(' ')
    switch (kind) {
      case 'dispute': {
        const patienceSeconds = this.#rank * 2
        const tools = { executor, votes: this.#votes, reruns: this.#reruns, patienceSeconds }
        return reconcileDispute(this.#context, tools, parseHex(id), signal)
      }
      case 'part':
        return this.#reconcilePart({ taskId: id, part: Number(part) })
      case 'epoch':
        return reconcileEpoch(this.#context, { presence, epochs: this.#epochs }, Number(id))
      case 'probe':
        await this.#prober.probeDue(signal)
        return { retryAfterMs: presence.everyMs }
      case 'withdraw':
        await withdrawOwed(this.#context, this.#context.network.addresses.token)
        return undefined
      case 'stranded': {
        const after = this.#options.strandedAfterSeconds ?? strandedAfterSeconds
        await reconcileStranded(this.#context, after * (1 + this.#rank), signal)
        return { retryAfterMs: after * 500 }
      }
      case 'vouchers': {
        const after = this.#options.strandedAfterSeconds ?? strandedAfterSeconds
        return reconcileVouchers(this.#context, this.#vouchers, parseHex(id), after * (1 + this.#rank))
      }
      default:
        return this.#watch()
    }
  }

  /** Wakes every part that runs or is being cut. For an executor with recent heartbeats this costs one lookup. */
  #watch(): Requeue {
    const { presence } = this.#options
    for (const { taskId, part } of this.#context.ledger.partsIn('running', 'cutting'))
      this.#reconciler.wake(`part ${taskId} ${part}`)
    if (presence.epoch !== this.#epoch) this.#reconciler.wake(`epoch ${this.#epoch}`)
    this.#epoch = presence.epoch
    return { retryAfterMs: presence.everyMs }
  }

  async #reconcilePart(partRef: { taskId: string; part: number }): Promise<Requeue> {
    const { presence } = this.#options
    const { nowMs } = this.#context
    return reconcileExecutor(
      this.#context,
      {
        presence,
        challenges: this.#challenges,
        listeningSinceMs: this.#listeningSinceMs ?? nowMs(),
        // the client watches too and goes first; then one member after the other
        patienceMs: (1 + this.#rank) * presence.silentMs,
      },
      partRef,
    )
  }

  /** This member's rank in the order of turns, which changes every epoch. */
  get #rank(): number {
    const turns = turnsOf(vetoMembers(this.#context.ledger), this.#options.presence.epoch)
    const rank = turns.indexOf(lowerHex(this.#context.sender.address))
    return rank < 0 ? turns.length : rank
  }
}
