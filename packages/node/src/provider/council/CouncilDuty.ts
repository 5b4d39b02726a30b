import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Answer, answerSeal, classIdOf, type Hex, type Panel } from '@muster-network/chain'
import { hasCode, MusterError } from '@muster-network/core'
import type { LedgerDelivery, LedgerTask } from '../../ledger/Ledger.ts'
import { Jobs, type Next } from '../../role/Jobs.ts'
import { retrying } from '../../role/retrying.ts'
import { sendStep } from '../../role/sendStep.ts'
import { Records } from '../../store/Records.ts'
import { giveAnswer, segmentReady, takeSegment } from '../../wire/calls.ts'
import { isMe, type Provider } from '../Provider.ts'
import { leafOf } from '../run/Stretch.ts'
import { answerKinds, type Duty, dutyKey } from './Duty.ts'
import { askedOf, isHostFault } from './isHostFault.ts'
import { replaySegment } from './replaySegment.ts'
import { stageSegment } from './stageSegment.ts'

const empty32: Hex = `0x${'0'.repeat(64)}`
/** What we answer for a program that fails: no state of any program has this leaf. */
const failedLeaf = classIdOf('muster failed segment 1')
/** Share of the time for an answer after which an executor that served nothing has served nothing. */
const dataShare = 0.5
/** What must be left of that time to post an answer that the executor has not used. */
const postMarginMs = 15_000

type Found = { kind: number; leaf: Hex; seal: Hex; why?: string }

/** Seats that we were drawn for: fetches the start state from the executor, replays a segment, answers under seal. */
export class CouncilDuty {
  readonly #provider: Provider
  readonly #duties: Records<Duty>
  readonly #jobs: Jobs
  readonly #replaying = new Set<string>()
  readonly #waiting = new Set<string>()

  constructor(provider: Provider) {
    this.#provider = provider
    this.#duties = new Records(provider.context.store, 'duty')
    this.#jobs = new Jobs({
      name: 'council duty',
      logger: provider.context.logger,
      advance: (key, signal) => this.#advance(key, signal),
    })
    const { peer, ledger } = provider.context
    peer.handle(segmentReady, async ({ deliveryId }) => {
      const held = ledger.delivery(deliveryId)
      if (held) this.note(held)
      return {}
    })
  }

  start(): void {
    for (const held of this.#provider.context.ledger.openDeliveries()) this.note(held)
    for (const { id } of this.#duties.open()) this.#jobs.wake(id)
  }

  stop(): Promise<void> {
    return this.#jobs.stop()
  }

  /** Takes up the seats of a delivery that are ours. */
  note({ id: deliveryId, panel }: LedgerDelivery): void {
    for (const [seat, { operator }] of (panel?.seats ?? []).entries()) {
      if (!isMe(this.#provider, operator)) continue
      const key = dutyKey({ deliveryId, seat })
      if (!this.#duties.get(key)) this.#duties.put(key, { deliveryId, seat })
      this.#jobs.wake(key)
    }
  }

  /** Newest first. */
  all(): Duty[] {
    return this.#duties.all().map(({ value }) => value)
  }

  async #advance(key: string, signal: AbortSignal): Promise<Next> {
    const { context } = this.#provider
    const duty = this.#duties.get(key)
    const held = duty && context.ledger.delivery(duty.deliveryId)
    const task = held && context.ledger.task(held.delivery.taskId)
    if (!duty || !task || !held?.panel) return undefined
    const { panel } = held
    const leftMs = panel.deadline * 1000 - context.nowMs()
    const isOver = held.outcome !== 0 || held.settlement !== undefined || panel.seats[duty.seat]?.state !== 0
    const isBound = context.ledger.boundAnswers(duty.deliveryId).some(({ seat }) => seat === duty.seat)
    if (isOver || isBound || leftMs <= 0) {
      this.#duties.close(key)
      await context.blobs.removeTask(`seat/${key}`)
      return undefined
    }
    if (!duty.answer) {
      if (this.#replaying.size >= this.#provider.settings().council.parallel) {
        this.#waiting.add(key)
        return { againMs: leftMs }
      }
      this.#replaying.add(key)
      try {
        await this.#decide(key, duty, held, panel, task, signal)
      } finally {
        this.#replaying.delete(key)
        for (const next of this.#waiting) this.#jobs.wake(next)
        this.#waiting.clear()
      }
      return { againMs: 0 }
    }
    return this.#tell(key, duty, duty.answer, held, panel, task, leftMs, signal)
  }

  async #decide(
    key: string,
    duty: Duty,
    held: LedgerDelivery,
    panel: Panel,
    task: LedgerTask,
    signal: AbortSignal,
  ): Promise<void> {
    const { network, chainId, sender, signer, note } = this.#provider.context
    const segment = Number(panel.segments[panel.seats[duty.seat]!.check])
    const { why, ...verdict } = await this.#replay(duty, held, panel, segment, task, signal)
    signal.throwIfAborted()
    const domain = { chainId, verifyingContract: network.addresses.council }
    const message = { deliveryId: held.id, seat: duty.seat, operator: sender.address, ...verdict }
    const signature = await signer.signMessage(domain, Answer, message)
    this.#duties.put(key, { ...duty, answer: { ...verdict, signature }, ...(why && { why }) })
    note(task.id, 'answered', {
      part: held.delivery.part,
      seat: duty.seat,
      segment,
      verdict: verdictOf(verdict.kind, why),
      ...(why && { why }),
    })
  }

  /** To the executor, who settles; on the chain when it does not listen, or lets the time pass. */
  async #tell(
    key: string,
    duty: Duty,
    answer: NonNullable<Duty['answer']>,
    held: LedgerDelivery,
    panel: Panel,
    task: LedgerTask,
    leftMs: number,
    signal: AbortSignal,
  ): Promise<Next> {
    const { context } = this.#provider
    const { deliveryId, seat } = duty
    if (!duty.given && leftMs > postMarginMs) {
      try {
        const [executor] = context.directory.peersOf(held.delivery.executor)
        if (!executor) throw new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
        await context.peer.call(
          executor,
          giveAnswer,
          { deliveryId, seat, ...answer },
          { signal, timeoutMs: 5_000 },
        )
        this.#duties.put(key, { ...duty, given: true })
      } catch (error) {
        if (signal.aborted) throw error
        context.logger.debug({ deliveryId, seat, error }, 'the executor takes no answer yet')
        return { againMs: 1_000 }
      }
    }
    if (leftMs > postMarginMs) return { againMs: leftMs - postMarginMs }
    try {
      const { kind, leaf, seal } = answer
      await sendStep(`delivery/${deliveryId}/seat/${seat}`, [panel.round, kind, leaf, seal], (intent) =>
        context.network.council.send.answer([task.terms, held.delivery, panel, seat, kind, leaf, seal], {
          by: context.sender,
          intent,
        }),
      )
      context.note(task.id, 'answer posted', { part: held.delivery.part, seat })
    } catch (error) {
      if (!hasCode(error, 'CHAIN_REVERTED')) throw error
      context.logger.debug({ deliveryId, seat, error }, 'an answer was refused')
    }
    return { againMs: 1_000 }
  }

  async #replay(
    { deliveryId, seat }: Duty,
    held: LedgerDelivery,
    panel: Panel,
    segment: number,
    { terms }: LedgerTask,
    signal: AbortSignal,
  ): Promise<Found> {
    const { context } = this.#provider
    const { delivery } = held
    const none = (why: string): Found => ({ kind: answerKinds.noData, leaf: empty32, seal: empty32, why })
    const folder = path.join(context.dir, 'council', `${deliveryId.slice(2, 18)}-${seat}`)
    const deadlineMs = panel.deadline * 1000 - context.nowMs() - postMarginMs
    const until = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1_000, deadlineMs))])
    try {
      const [executor] = context.directory.peersOf(delivery.executor)
      if (!executor) throw new MusterError('NET_PEER_UNKNOWN', 'the executor has no listed node')
      const staged = await retrying(
        async () => {
          const asked = { deliveryId, seat }
          const served = await askedOf(
            context.peer.call(executor, takeSegment, asked, { signal: until, timeoutMs: 10_000 }),
          )
          const keptFor = `seat/${dutyKey(asked)}`
          const holders = [executor]
          return stageSegment(context, { delivery, terms, segment, served, holders, folder, keptFor }, until)
        },
        {
          forMs: deadlineMs * dataShare,
          signal: until,
          retryOn: (error) =>
            !until.aborted && hasCode(error) && (error.retryable || error.code === 'PROVIDER_NOT_EXECUTOR'),
        },
      )
      const runId = `seat-${deliveryId.slice(2, 22)}-${seat}`
      const replay = await replaySegment(this.#provider, { ...staged, runId }, until)
      if (!replay.ok && replay.by === 'forgery') return none(replay.why)
      if (!replay.ok && replay.by === 'host')
        return { kind: answerKinds.abstain, leaf: empty32, seal: empty32, why: replay.why }
      if (!replay.ok)
        return { kind: answerKinds.computed, leaf: failedLeaf, seal: failedLeaf, why: replay.why }
      return {
        kind: answerKinds.computed,
        leaf: leafOf(replay.leaf, terms.segmentUnits, delivery.endUnits),
        seal: answerSeal(`0x${replay.leaf.proof}`, context.sender.address, deliveryId, BigInt(segment)),
      }
    } catch (error) {
      const why = hasCode(error) ? error.message : String(error)
      context.logger.warn({ deliveryId, seat, error }, 'nothing to replay')
      // work that was cut was receipted: whoever crashed is no cheat, and the client has the state
      const isNobodys = delivery.cut !== 0 && isUnreachable(error)
      return isHostFault(error) || isNobodys
        ? { kind: answerKinds.abstain, leaf: empty32, seal: empty32, why }
        : none(why)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** As the owner reads it. Whether a computed state agrees shows when the executor opens its own. */
function verdictOf(kind: number, why: string | undefined): string {
  if (kind === answerKinds.noData) return 'no data'
  if (kind === answerKinds.abstain) return 'abstains'
  return why === undefined ? 'computed' : 'differs'
}

function isUnreachable(error: unknown): boolean {
  return hasCode(error, 'NET_PEER_UNKNOWN', 'NET_UNREACHABLE', 'NET_TIMEOUT', 'NET_CLOSED', 'NET_STALLED')
}
