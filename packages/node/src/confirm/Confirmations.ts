import { randomBytes, randomInt } from 'node:crypto'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { type Hex, messageDigest, Receipt } from '@muster-network/chain'
import { anySignal, drawsConfirmation, drawsPlanted, hasCode, plantedShare } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { openStore } from '../store/openStore.ts'
import { Records } from '../store/Records.ts'
import type { StreamManifest } from '../task/StreamManifest.ts'
import { signatureOf } from './accuse/signatureOf.ts'
import { askRound, type OpenedVerdict } from './ask/askRound.ts'
import type { Candidate } from './ask/Candidate.ts'
import { drawConfirmers } from './ask/drawConfirmers.ts'
import { plantWrong } from './ask/plantWrong.ts'
import { positionsOf } from './ask/positionsOf.ts'
import { weighOpened } from './ask/weighOpened.ts'
import { type ConfirmationCounts, noConfirmations } from './ConfirmationCounts.ts'
import type { AnsweredRange, AnsweredRequest, ConfirmedStream } from './ConfirmedStream.ts'
import { confirmedUnits } from './confirmedUnits.ts'
import { isReceiptOf } from './isReceiptOf.ts'
import type { AnswerCase } from './judge/AnswerCase.ts'
import type { OwnConfirmer } from './OwnConfirmer.ts'
import { CaseQueue, type QueueLimits } from './queue/CaseQueue.ts'
import { CaseRunner } from './queue/CaseRunner.ts'
import type { ConfirmCase } from './queue/ConfirmCase.ts'
import type { FindingActions } from './standing/Findings.ts'
import { type DecidedCase, Standing } from './standing/Standing.ts'
import { whyUnchecked } from './whyUnchecked.ts'

export type ConfirmationsOptions = FindingActions & {
  context: Pick<RoleContext, 'peer' | 'identity' | 'network' | 'chainId' | 'nowMs' | 'dir' | 'logger'>
  /** Returns a stream by the rules of a revision. */
  stream(streamId: Hex, revision: number): ConfirmedStream | undefined
  /** Checks answers of streams whose client confirms itself. */
  own?: Pick<OwnConfirmer, 'judge'> | undefined
  /** Private randomness in [0, 1). */
  random?: () => number
  limits?: Partial<QueueLimits & { running: number }>
}

/** Confirmers of one round about a planted answer: their second choices need a median. */
const plantRound = 3
/** Confirmers that are asked about one answer at most. */
const mostAsked = 9
const ownName: Hex = `0x${'0'.repeat(40)}`
/** Time of a confirmation: for a machine that is busy, and for each unit that it reads. */
const confirmMs = { base: 60_000, perUnit: 50, most: 3_600_000 }
const retryFindingsMs = 30_000

/**
 * Confirms a private sample of the answers of this client's streams, and draws the consequences for executors and confirmers. All is on
 * disk: a restart continues every case.
 */
export class Confirmations {
  /** How the drawn answers of all streams ended, since the start of this process. */
  readonly counts: ConfirmationCounts = { ...noConfirmations }
  /** The records of confirmers, executors and classes. */
  readonly standing: Standing
  readonly #options: ConfirmationsOptions
  readonly #random: () => number
  readonly #database: DatabaseSync
  readonly #queue: CaseQueue
  readonly #counts: Records<ConfirmationCounts, Hex>
  readonly #runner: CaseRunner
  #acting: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined

  constructor(options: ConfirmationsOptions) {
    const { dir, identity, logger } = options.context
    const file = path.join(dir, 'confirmations.sqlite')
    this.#options = options
    this.#random = options.random ?? privateRandom
    this.#database = openStore(file)
    chmodSync(file, 0o600)
    this.standing = new Standing(this.#database, options, logger)
    this.#counts = new Records(this.#database, 'confirm-counts')
    this.#queue = new CaseQueue(this.#database, identity, options.limits)
    this.#runner = new CaseRunner({
      ...{ running: options.limits?.running ?? 2, logger },
      open: () => this.#queue.all().map(([id]) => id),
      step: (id, signal) => this.#step(id, signal),
    })
  }

  /** Continues the cases and findings of an earlier process. */
  start(): void {
    this.#runner.wake()
    this.#act()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#retry)
    await this.#runner.stop()
    await this.#acting
    this.#database.close()
  }

  /** Cases that are not decided, and those of them that are being checked. */
  get open(): { queued: number; running: number } {
    return { queued: this.#queue.size, running: this.#runner.running }
  }

  /** How the drawn answers of a stream ended, those of earlier processes included. */
  countsOf(streamId: Hex): ConfirmationCounts {
    return this.#counts.get(streamId) ?? noConfirmations
  }

  /** Tries cases that wait for a confirmer again, for example after one has joined. */
  retryNow(): void {
    this.#runner.retryNow()
  }

  /** See `CaseQueue.signedBeforeOldestWei`. */
  signedBeforeOldestWei(streamId: Hex, provider: Hex): bigint | undefined {
    return this.#queue.signedBeforeOldestWei(streamId, provider)
  }

  /**
   * Takes an answer after its last receipt, and draws whether it is confirmed. Nothing that an executor sees depends on the draw. A cut
   * answer is drawn more often.
   */
  onAnswered({ streamId, revision, salt, ranges }: AnsweredRequest): void {
    const stream = this.#options.stream(streamId, revision)
    const manifest = stream?.manifest(revision)
    if (!stream || !manifest || stream.confirmer === 'none') return
    const wasCut = ranges.some(({ end }) => end === 'cut')
    const isCouncil = stream.confirmer === 'council'
    // some of the drawn answers are planted instead, so more are drawn
    const share = isCouncil ? stream.confirmedShare / (1 - plantedShare / plantRound) : stream.confirmedShare
    if (!drawsConfirmation(share, wasCut, this.#random())) return
    const isPlanted = isCouncil && !wasCut && drawsPlanted(this.#random() * plantRound)
    for (const range of ranges) {
      const isQueued = this.#tryEnqueue(stream, manifest, { streamId, revision, salt, range, isPlanted })
      if (!isQueued && !isPlanted) this.#count(streamId, 'unchecked')
    }
    this.#runner.wake()
  }

  /**
   * Takes the end of an audit that found the accused answer right: the confirmers that called it wrong lose score, and the class one that
   * saw a hard miss in an honest answer.
   */
  onCleared(provider: Hex, request: Hex): void {
    this.standing.clear(provider, request, (streamId, revision) =>
      this.#options.stream(streamId, revision)?.manifest(revision),
    )
  }

  /** The user has the answer: an error here is nobody's but ours. */
  #tryEnqueue(stream: ConfirmedStream, manifest: StreamManifest, given: DrawnRange): boolean {
    try {
      return this.#enqueue(stream, manifest, given)
    } catch (error) {
      const { streamId, range } = given
      const { logger } = this.#options.context
      logger.warn({ streamId, provider: range.provider, error }, 'a drawn answer cannot be confirmed')
      return false
    }
  }

  #enqueue(stream: ConfirmedStream, manifest: StreamManifest, given: DrawnRange): boolean {
    const { streamId, revision, salt, range, isPlanted } = given
    const { provider, receipt, signedBeforeWei, work, from, maxUnits, answer, end } = range
    const { chainId, network, logger } = this.#options.context
    const real: AnswerCase = { work, from, maxUnits, answer, end }
    const subscriber = stream.subscriber(provider)
    const why = whyUnchecked(manifest, stream, real) ?? (subscriber ? undefined : 'never-joined')
    const judged = isPlanted ? plantWrong(real, this.#random) : real
    const isConfirmable =
      stream.confirmer === 'own'
        ? this.#options.own !== undefined
        : this.#pick(stream, revision, { count: 1, without: withoutOf(stream, provider) }).length > 0
    if (why !== undefined || !judged || !isConfirmable) {
      logger.debug({ streamId, provider, why: why ?? 'no-confirmer' }, 'a drawn answer is not confirmed')
      return false
    }
    const domain = { chainId, verifyingContract: network.addresses.streams }
    const signature = signatureOf(domain, receipt, subscriber!.receiptKey)
    const isProven = isReceiptOf(manifest, { salt, judged: real, receipt: receipt.receipt })
    const isQueued = this.#queue.add(
      {
        ...{ kind: isPlanted ? 'planted' : 'real', streamId, revision, provider, signedBeforeWei },
        ...{ signed: { receipt: receipt.receipt, signature }, asked: [], broken: [], opened: [], isProven },
        ...{ untilMs: stream.accuseUntilMs(receipt.receipt.epoch), seed: random32() },
      },
      { salt, judged },
    )
    if (!isQueued) logger.warn({ streamId, provider }, 'the queue of answers to confirm is full')
    return isQueued
  }

  async #step(id: string, signal: AbortSignal): Promise<boolean> {
    const value = this.#queue.get(id)
    if (!value) return true
    const stream = this.#options.stream(value.streamId, value.revision)
    const manifest = stream?.manifest(value.revision)
    if (!stream || !manifest || this.#options.context.nowMs() >= value.untilMs) {
      this.#giveUp(id, value, 'unchecked')
      return true
    }
    if (value.kind === 'planted') return this.#stepPlanted(id, { stream, manifest, signal })
    return stream.confirmer === 'own'
      ? this.#stepOwn(id, { stream, manifest, signal })
      : this.#stepCouncil(id, { stream, manifest, signal })
  }

  async #stepOwn(id: string, { stream, manifest, signal }: StepContext): Promise<boolean> {
    const value = this.#queue.get(id)!
    const { own } = this.#options
    if (!own) return false
    const { judged } = this.#queue.secretOf(id)
    try {
      const until = anySignal([signal, AbortSignal.timeout(deadlineOf(manifest, judged))])
      const { wrong, hard, misses } = await own.judge(value.streamId, value.revision, judged, until)
      const missed = misses.reduce((sum, miss) => sum + miss, 0)
      const verdict: OpenedVerdict = { confirmer: ownName, wrong, hard, missed, values: [] }
      this.#finish(id, { value, stream, manifest, standing: [verdict], struck: [], isOwn: true })
    } catch (error) {
      if (!hasCode(error, 'EXEC_UNSUPPORTED', 'STREAM_REQUEST_INVALID')) throw error
      this.#giveUp(id, value, 'unchecked')
    }
    return true
  }

  /** Asks confirmers until their verdicts decide. */
  async #stepCouncil(id: string, { stream, manifest, signal }: StepContext): Promise<boolean> {
    for (;;) {
      const value = this.#queue.get(id)!
      const { weighing, struck, standing } = weighOpened(value.opened)
      if (weighing.outcome !== 'ask-more') {
        this.#finish(id, { value, stream, manifest, standing, struck, isOwn: false })
        return true
      }
      const asked = value.opened.length + value.broken.length
      if (asked >= mostAsked) {
        this.#giveUp(id, value, 'undecided')
        return true
      }
      const without = [...withoutOf(stream, value.provider), ...value.asked]
      const picked = this.#pick(stream, value.revision, { count: weighing.count, without })
      const heard = await this.#ask(id, picked, { stream, manifest, signal })
      if (heard === 0) return false
    }
  }

  /** Examines confirmers with a planted wrong answer. It is asked once: who cannot be reached is examined another time. */
  async #stepPlanted(id: string, { stream, manifest, signal }: StepContext): Promise<boolean> {
    const before = this.#queue.get(id)!
    if (before.opened.length + before.broken.length === 0) {
      const without = withoutOf(stream, before.provider)
      const picked = this.#pick(stream, before.revision, { count: plantRound, without })
      await this.#ask(id, picked, { stream, manifest, signal })
      if (signal.aborted) return false
    }
    const round = this.#queue.get(id)!
    this.#queue.remove(id, () => {
      const missed = this.standing.examine(round)
      this.#count(round.streamId, 'planted')
      this.#count(round.streamId, 'missed', missed)
    })
    return true
  }

  /** Asks confirmers, and stores what they opened. Returns how many sealed. */
  async #ask(
    id: string,
    picked: readonly Candidate[],
    { stream, manifest, signal }: StepContext,
  ): Promise<number> {
    if (picked.length === 0) return 0
    const value = this.#queue.get(id)!
    const { streamId, revision, provider, signed } = value
    const { chainId, network } = this.#options.context
    const { judged, salt } = this.#queue.secretOf(id)
    const digest = () =>
      messageDigest({ chainId, verifyingContract: network.addresses.streams }, Receipt, signed.receipt)
    const { opened, broken } = await askRound(
      this.#options.context,
      picked,
      {
        ...{ streamId, revision, manifest, judged, positions: positionsOf(manifest.equivalence, judged) },
        ...{ deadlineMs: deadlineOf(manifest, judged), seed: Buffer.from(value.seed.slice(2), 'hex') },
        revealTo: async (confirmer) => {
          if (value.kind === 'planted' || !stream.isAudited || !value.isProven) return undefined
          const confirmation = await stream.signConfirmation({ receipt: digest(), confirmer })
          return { provider, receipt: signed, salt, confirmation }
        },
      },
      signal,
    )
    const heard = [...opened.map(({ confirmer }) => confirmer), ...broken]
    const names = picked.flatMap(({ confirmer, operator }) =>
      heard.includes(confirmer) ? [confirmer, operator] : [],
    )
    this.#queue.change(id, {
      asked: [...value.asked, ...names],
      broken: [...value.broken, ...broken],
      opened: [...value.opened, ...opened],
    })
    return heard.length
  }

  #pick(
    stream: ConfirmedStream,
    revision: number,
    { count, without }: { count: number; without: readonly Hex[] },
  ): Candidate[] {
    const routed = stream
      .candidates(revision)
      .filter(({ confirmer }) => this.standing.confirmers.isRouted(confirmer))
    return drawConfirmers(routed, { count, without, random: this.#random })
  }

  #finish(id: string, decided: Omit<DecidedCase, 'tokens'>): void {
    const { judged } = this.#queue.secretOf(id)
    const tokens = positionsOf(decided.manifest.equivalence, judged)
    this.#queue.remove(id, () => {
      const outcome = this.standing.decide({ ...decided, tokens })
      this.#count(decided.value.streamId, outcome)
    })
    this.#act()
  }

  #giveUp(id: string, value: ConfirmCase, how: 'undecided' | 'unchecked'): void {
    this.#queue.remove(id, () => this.standing.giveUp(value))
    if (value.kind === 'planted') return
    const { streamId, provider } = value
    this.#count(streamId, how)
    this.#options.context.logger.warn({ streamId, provider, how }, 'a drawn answer was not confirmed')
  }

  #count(streamId: Hex, what: keyof ConfirmationCounts, added = 1): void {
    this.counts[what] += added
    const known = this.countsOf(streamId)
    this.#counts.put(streamId, { ...known, [what]: known[what] + added })
  }

  /** Does what follows from findings, one after the other. */
  #act(): void {
    clearTimeout(this.#retry)
    const { nowMs, logger } = this.#options.context
    const before = this.#acting ?? Promise.resolve()
    this.#acting = before.then(async () => {
      const isLeft = await this.standing.findings.act(nowMs()).catch((error: unknown) => {
        logger.error({ error }, 'findings about answers wait for the next attempt')
        return true
      })
      if (isLeft) this.#retry = setTimeout(() => this.#act(), retryFindingsMs).unref()
    })
  }
}

type DrawnRange = Pick<AnsweredRequest, 'streamId' | 'revision' | 'salt'> & {
  range: AnsweredRange
  isPlanted: boolean
}

type StepContext = { stream: ConfirmedStream; manifest: StreamManifest; signal: AbortSignal }

/** Returns the accounts and operators that cannot confirm an answer of this executor. */
function withoutOf(stream: ConfirmedStream, provider: Hex): Hex[] {
  const operator = stream.subscriber(provider)?.operator
  return operator === undefined ? [provider] : [provider, operator]
}

function deadlineOf({ unit }: StreamManifest, judged: AnswerCase): number {
  return Math.min(confirmMs.most, confirmMs.base + confirmMs.perUnit * confirmedUnits(unit, judged))
}

function privateRandom(): number {
  return randomInt(2 ** 47) / 2 ** 47
}

function random32(): Hex {
  return `0x${randomBytes(32).toString('hex')}`
}
