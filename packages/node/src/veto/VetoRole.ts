import type { Hex } from '@muster-network/chain'
import { tokensToWei } from '@muster-network/core'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { Heartbeats } from '../presence/Heartbeats.ts'
import { listService } from '../presence/listService.ts'
import type { PresenceBook } from '../presence/PresenceBook.ts'
import { serviceClasses, vetoMembers } from '../presence/services.ts'
import { Jobs, type Next } from '../role/Jobs.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { withdrawOwed } from '../settle/withdrawOwed.ts'
import { Records } from '../store/Records.ts'
import { showEvidence, showUptime } from '../wire/calls.ts'
import { careForStranded } from './care/careForStranded.ts'
import { advanceDispute, type KeptVote, shownEvidence } from './dispute/advanceDispute.ts'
import { advanceExecutor, type KeptChallenges } from './liveness/advanceExecutor.ts'
import { Prober } from './probe/Prober.ts'
import { advanceEpoch, type KeptEpoch, shownUptime, turnsOf } from './uptime/advanceEpoch.ts'

export type VetoOptions = {
  executor: Executor<WasmProgram>
  presence: PresenceBook
  /** How long after a step is due this node takes it for those whose business it is. */
  careAfterSeconds?: number
}

const careAfterSeconds = 120

/** Epochs back that a restart looks at again. */
const openEpochs = 4

/**
 * A member of the panel: hears who is there, has nodes prove what they list, has silent executors replaced, votes on
 * contested work by replaying it, and attests uptime. Governance appoints it; this role brings the stake.
 */
export class VetoRole implements Role {
  readonly name = 'veto'
  readonly #context: RoleContext
  readonly #options: VetoOptions
  readonly #jobs: Jobs
  readonly #prober: Prober
  readonly #votes: Records<KeptVote>
  readonly #challenges: Records<KeptChallenges>
  readonly #epochs: Records<KeptEpoch>
  #heartbeats: Heartbeats | undefined
  #listeningSinceMs: number | undefined
  /** The epoch that runs, as far as was noticed. */
  #epoch = 0

  constructor(context: RoleContext, options: VetoOptions) {
    const { peer, store, logger, ledger } = context
    this.#context = context
    this.#options = options
    this.#prober = new Prober(context, options.presence, options.executor)
    this.#votes = new Records(store, 'veto-vote')
    this.#challenges = new Records(store, 'veto-challenge')
    this.#epochs = new Records(store, 'veto-epoch')
    this.#jobs = new Jobs({ name: 'veto', logger, advance: (key, signal) => this.#advance(key, signal) })
    peer.handle(showEvidence, async ({ deliveryId }) => shownEvidence(this.#votes, deliveryId))
    peer.handle(showUptime, async ({ epoch }) => shownUptime(this.#epochs, epoch))
    ledger.onChange(({ events }) => {
      // before the start nothing is known about who is there, and no stake may be held
      if (this.#listeningSinceMs === undefined) return
      for (const { contract, name, args } of events)
        if (contract === 'disputes' && 'deliveryId' in args) this.#jobs.wake(`dispute ${args.deliveryId}`)
        else if (contract === 'liveness' || name === 'PartCut') this.#jobs.wake('watch')
      // bonds come back with what ends a challenge or a dispute
      if (events.some(({ contract }) => contract === 'liveness' || contract === 'disputes'))
        this.#jobs.wake('withdraw')
    })
  }

  async start(): Promise<void> {
    const { definition, rules, nowMs, ledger } = this.#context
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
    for (const { id, contested } of ledger.openDeliveries()) if (contested) this.#jobs.wake(`dispute ${id}`)
    this.#epoch = presence.epoch
    for (let back = 1; back <= openEpochs && this.#epoch - back >= 0; back++)
      this.#jobs.wake(`epoch ${this.#epoch - back}`)
    this.#jobs.wake('watch')
    this.#jobs.wake('probe')
    this.#jobs.wake('care')
    this.#jobs.wake('withdraw')
  }

  async stop(): Promise<void> {
    await this.#heartbeats?.stop()
    await this.#jobs.stop()
  }

  async #advance(key: string, signal: AbortSignal): Promise<Next> {
    const { presence, executor } = this.#options
    const [kind, id = '', part = ''] = key.split(' ')
    switch (kind) {
      case 'dispute': {
        const patienceSeconds = this.#rank * 2
        const tools = { executor, votes: this.#votes, patienceSeconds }
        return advanceDispute(this.#context, tools, id as Hex, signal)
      }
      case 'part':
        return this.#advancePart({ taskId: id, part: Number(part) })
      case 'epoch':
        return advanceEpoch(this.#context, { presence, kept: this.#epochs }, Number(id))
      case 'probe':
        await this.#prober.look(signal)
        return { againMs: presence.everyMs }
      case 'withdraw':
        await withdrawOwed(this.#context, this.#context.network.addresses.token)
        return undefined
      case 'care': {
        const after = this.#options.careAfterSeconds ?? careAfterSeconds
        await careForStranded(this.#context, after * (1 + this.#rank), signal)
        return { againMs: after * 500 }
      }
      default:
        return this.#watch()
    }
  }

  /** Every part that runs or is being cut gets looked at; those of executors that are heard cost a lookup each. */
  #watch(): Next {
    const { presence } = this.#options
    for (const { taskId, part } of this.#context.ledger.partsIn('Running', 'Cutting'))
      this.#jobs.wake(`part ${taskId} ${part}`)
    if (presence.epoch !== this.#epoch) this.#jobs.wake(`epoch ${this.#epoch}`)
    this.#epoch = presence.epoch
    return { againMs: presence.everyMs }
  }

  async #advancePart(place: { taskId: string; part: number }): Promise<Next> {
    const { presence } = this.#options
    const { nowMs } = this.#context
    return advanceExecutor(
      this.#context,
      {
        presence,
        challenges: this.#challenges,
        listeningSinceMs: this.#listeningSinceMs ?? nowMs(),
        // the client is watching too and knows better; then one member after the other
        patienceMs: (1 + this.#rank) * presence.silentMs,
      },
      place,
    )
  }

  /** This member's place in the order of turns, which changes with every epoch. */
  get #rank(): number {
    const turns = turnsOf(vetoMembers(this.#context.ledger), this.#options.presence.epoch)
    const rank = turns.indexOf(this.#context.sender.address.toLowerCase() as Hex)
    return rank < 0 ? turns.length : rank
  }
}
