import type { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import { type Logger, missedPlant, weighVerdicts } from '@muster-network/core'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import type { OpenedVerdict, Round } from '../ask/askRound.ts'
import { struckOf } from '../ask/weighOpened.ts'
import type { ConfirmedStream } from '../ConfirmedStream.ts'
import type { ConfirmCase } from '../queue/ConfirmCase.ts'
import { ClassRecords } from './ClassRecords.ts'
import { ConfirmerStanding } from './ConfirmerStanding.ts'
import type { FindingReason } from './Finding.ts'
import { type FindingActions, Findings } from './Findings.ts'

/** A case with the verdicts that decide it. */
export type DecidedCase = {
  value: ConfirmCase
  stream: Pick<ConfirmedStream, 'isAudited' | 'calibratedAnswers'>
  manifest: StreamManifest
  /** Positions that were checked. */
  tokens: number
  /** The verdicts that count, and the confirmers whose verdicts do not. */
  standing: readonly OpenedVerdict[]
  struck: readonly Hex[]
  /** True when the client confirmed itself. */
  isOwn: boolean
}

/** The records of confirmers, executors and classes, and what follows from verdicts about them. */
export class Standing {
  readonly confirmers: ConfirmerStanding
  readonly executors: ConfirmerStanding
  readonly classes: ClassRecords
  readonly findings: Findings

  constructor(database: DatabaseSync, actions: FindingActions, logger: Logger) {
    this.confirmers = new ConfirmerStanding(database, 'confirmer')
    this.executors = new ConfirmerStanding(database, 'executor')
    this.classes = new ClassRecords(database)
    this.findings = new Findings(database, actions, logger)
  }

  /** Records a decided case. Returns its outcome. */
  decide(decided: DecidedCase): 'confirmed' | 'wrong' | 'undecided' {
    const { value, manifest, tokens, standing, struck, isOwn } = decided
    const { provider } = value
    const weighing = weighVerdicts(standing, isOwn)
    if (weighing.outcome === 'ask-more') return 'undecided'
    if (!isOwn) {
      for (const { confirmer } of standing)
        this.confirmers.add(confirmer, weighing.oddOnes.includes(confirmer))
      for (const confirmer of [...struck, ...value.broken]) this.confirmers.add(confirmer, true)
    }
    this.executors.add(provider, weighing.outcome === 'wrong')
    if (weighing.outcome === 'wrong') {
      if (weighing.accuse) this.#find(decided, 'hard-miss', this.#mayAccuse(decided))
      else if (!this.executors.isRouted(provider)) this.#find(decided, 'wrong-answers', false)
      return 'wrong'
    }
    this.classes.addHonest(
      manifest,
      standing.filter(({ hard }) => hard).map(({ confirmer }) => confirmer),
    )
    for (const { confirmer, missed, wrong } of standing) {
      const added = { tokens, sum: missed }
      if (!wrong && this.classes.addMisses(manifest, { provider, confirmer, isOwn }, added))
        this.#find(decided, 'mean', false)
    }
    return 'confirmed'
  }

  /** Records the verdicts about a planted wrong answer. Returns how many called it right. */
  examine({ opened, broken }: Round): number {
    const missed = missedPlant(opened)
    const lost = new Set([...missed, ...struckOf(opened), ...broken])
    for (const confirmer of [...opened.map((each) => each.confirmer), ...broken])
      this.confirmers.add(confirmer, lost.has(confirmer))
    return missed.length
  }

  /** Records a case without a verdict: confirmers that broke their seal, or did not compute what they sealed, lose all the same. */
  giveUp({ opened, broken }: Round): void {
    for (const confirmer of [...broken, ...struckOf(opened)]) this.confirmers.add(confirmer, true)
  }

  /** Records that an audit found an accused answer right: the confirmers that called it wrong lose score. */
  clear(
    provider: Hex,
    request: Hex,
    manifestOf: (streamId: Hex, revision: number) => StreamManifest | undefined,
  ): void {
    const finding = this.findings.clear(provider, request)
    if (!finding) return
    for (const confirmer of finding.blamedBy) this.confirmers.add(confirmer, true)
    const manifest = manifestOf(finding.streamId, finding.signed.receipt.rules)
    if (manifest) this.classes.addHonest(manifest, finding.blamedBy)
  }

  #find({ value, standing, isOwn }: DecidedCase, reason: FindingReason, isAccused: boolean): void {
    const { streamId, provider, signed, untilMs } = value
    const blamedBy = standing.flatMap(({ confirmer, wrong }) => (wrong && !isOwn ? [confirmer] : []))
    this.findings.put({ streamId, provider, reason, signed, isAccused, untilMs, blamedBy })
  }

  /**
   * A hard miss is accused when the contracts can decide about it and the class is calibrated. Once for each provider: the first proof takes
   * the whole stake, and liars could spend the trust lock with many.
   */
  #mayAccuse({ value, stream, manifest }: DecidedCase): boolean {
    const { streamId, provider, isProven } = value
    return (
      stream.isAudited &&
      isProven &&
      this.classes.maySlash(manifest, stream.calibratedAnswers) &&
      !this.findings.isAccused(streamId, provider)
    )
  }
}
