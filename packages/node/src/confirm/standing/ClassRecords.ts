import type { DatabaseSync } from 'node:sqlite'
import { type Hex, keccak, lowerHex } from '@muster-network/chain'
import {
  type ClassCalibration,
  judgeMean,
  type MissRecord,
  maySlash,
  meanTokens,
  noMisses,
} from '@muster-network/core'
import { Records } from '../../store/Records.ts'
import { type StreamManifest, streamManifestText } from '../../task/StreamManifest.ts'

type ClassRecord = {
  honestAnswers: number
  /** Confirmers that the others outvoted about a hard miss. */
  outvoted: Hex[]
  /** The misses of each executor in all checked answers. */
  misses: Record<string, MissRecord>
}

type PairRecord = {
  misses: MissRecord
  /** True when the last mean was above the limit. */
  isAbove: boolean
}

/** The largest mean of honest misses, in means of the other executors. */
const meanFactor = 4
/** The largest mean of honest misses where the others have almost none, in τ. */
const leastMean = 0.05
/** Outvoted confirmers from which a hard miss of an honest answer is assumed: one alone may lie, to protect a friend. */
const outvotedNeeded = 2
/** Confirmers that must find the mean of an executor above the limit. */
const agreeing = 2
/** More executors than a stream has places for. */
const mostExecutors = 1_024

/** The misses of a class, by which hard misses may slash and small ones are judged. A class is one service on one kind of hardware. */
export class ClassRecords {
  readonly #classes: Records<ClassRecord>
  readonly #pairs: Records<PairRecord>

  constructor(database: DatabaseSync) {
    this.#classes = new Records(database, 'confirm-class')
    this.#pairs = new Records(database, 'confirm-misses')
  }

  /** Counts an answer that was confirmed, and the confirmers that saw a hard miss in it and were outvoted. */
  addHonest(manifest: StreamManifest, outvoted: readonly Hex[]): void {
    const id = classOf(manifest)
    const known = this.#of(id)
    this.#classes.put(id, {
      ...known,
      honestAnswers: known.honestAnswers + 1,
      outvoted: [...new Set([...known.outvoted, ...outvoted.map(lowerHex)])].slice(0, 64),
    })
  }

  calibration(manifest: StreamManifest): ClassCalibration {
    const { honestAnswers, outvoted } = this.#of(classOf(manifest))
    return { honestAnswers, hardMisses: outvoted.length >= outvotedNeeded ? outvoted.length : 0 }
  }

  maySlash(manifest: StreamManifest, neededAnswers: number): boolean {
    return maySlash(this.calibration(manifest), neededAnswers)
  }

  /**
   * Adds the misses of an answer that one confirmer checked. Returns true when the mean of its executor is above that of the others: by the
   * client's own confirmer, or by two of the council.
   */
  addMisses(
    manifest: StreamManifest,
    { provider, confirmer, isOwn }: { provider: Hex; confirmer: Hex; isOwn: boolean },
    added: MissRecord,
  ): boolean {
    if (added.tokens === 0) return false
    const id = classOf(manifest)
    const known = this.#of(id)
    const executor = lowerHex(provider)
    if (!known.misses[executor] && Object.keys(known.misses).length >= mostExecutors) return false
    const misses: Record<string, MissRecord> = {
      ...known.misses,
      [executor]: sumOf([known.misses[executor] ?? noMisses, added]),
    }
    this.#classes.put(id, { ...known, misses })
    const others = sumOf(Object.entries(misses).flatMap(([name, each]) => (name === executor ? [] : [each])))
    const pair = `${id}/${executor}/${lowerHex(confirmer)}`
    const before = this.#pairs.get(pair) ?? { misses: noMisses, isAbove: false }
    const total = sumOf([before.misses, added])
    if (others.tokens < meanTokens) {
      this.#pairs.put(pair, { ...before, misses: total })
      return false
    }
    const { verdict } = judgeMean(total, mostMean(manifest, others))
    this.#pairs.put(
      pair,
      verdict === 'too-few'
        ? { ...before, misses: total }
        : { misses: noMisses, isAbove: verdict === 'above' },
    )
    if (verdict !== 'above') return false
    const above = this.#pairs.under(`${id}/${executor}/`).filter(({ value }) => value.isAbove)
    return isOwn || above.length >= agreeing
  }

  #of(id: string): ClassRecord {
    return this.#classes.get(id) ?? { honestAnswers: 0, outvoted: [], misses: {} }
  }
}

function mostMean({ equivalence }: StreamManifest, others: MissRecord): number {
  const tau = typeof equivalence === 'object' && equivalence.how === 'margin' ? equivalence.tau : 0
  return Math.max(leastMean * tau, (meanFactor * others.sum) / others.tokens)
}

function sumOf(records: readonly MissRecord[]): MissRecord {
  return {
    tokens: records.reduce((sum, { tokens }) => sum + tokens, 0),
    sum: records.reduce((sum, each) => sum + each.sum, 0),
  }
}

function classOf(manifest: StreamManifest): string {
  const content = Buffer.from(keccak(Buffer.from(streamManifestText(manifest)))).toString('hex')
  return `${manifest.className}/${content}`
}
