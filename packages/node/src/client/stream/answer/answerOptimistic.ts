import { type Hex, keccak } from '@muster-network/chain'
import {
  type AnswerRange,
  continueAnswer,
  decideHedge,
  newcomerUnits,
  stallAfterMs,
} from '@muster-network/core'
import { inputUnitsOf } from '../../../task/inputUnitsOf.ts'
import type { AnswerEnd, WireWork } from '../../../wire/serveCalls.ts'
import type { AnswerEvent, StreamRequest } from '../Answerer.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'
import { type Attempt, attempt, noAnswer, pickLinks, type RunningRequest } from './AnswerDesk.ts'
import { raceAttempts } from './raceAttempts.ts'
import { random32 } from './random32.ts'

/** Longest wait for a free subscriber: a user sees an error sooner than a spinner for minutes. */
const queueMs = 30_000

/**
 * Answers a request with one executor at a time, and shows the answer as it is generated. When an executor stalls or breaks off, the next
 * one continues behind its last token: the user sees one answer.
 *
 * @throws STREAM_NO_ANSWER
 */
export async function* answerOptimistic(
  running: RunningRequest,
  request: StreamRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, void> {
  const { desk, maxUnits } = running
  const { work } = request
  const seed = work.kind === 'tokens' ? (work.seed ?? random32()) : random32()
  const ranges: AnswerRange[] = []
  const executors: Hex[] = []
  const asked: string[] = []
  const reasons: string[] = []
  let [units, attempts, costWei, isShown] = [0, 0, 0n, false]
  const ending = (end: AnswerEnd): AnswerEvent => ({
    ...{ type: 'end', end, inUnits: inputUnitsOf(desk.manifest.unit, wireWork(work, seed, [])) },
    ...{ outUnits: units, costWei, executors: [...new Set(executors)] },
  })
  const isOver = () => signal.aborted || performance.now() >= running.untilMs
  desk.hedges.requests++

  for (;;) {
    const next = continueAnswer(keccak, { seed: bytesOf(seed), ranges, attempts })
    // a body cannot be continued by another executor
    if (!next || (isShown && work.kind === 'http')) throw noAnswer(reasons)
    const wire = wireWork(work, hexOf(next.seed), next.prefix)
    const inUnits = inputUnitsOf(desk.manifest.unit, wire)
    const begin = (link: SubscriberLink, most: number) =>
      attempt(running, link, { work: wire, from: next.from, inUnits, maxUnits: most }, signal)
    const picked = await pickOne(running, { inUnits, from: next.from, asked, signal, begin })
    if (!picked) {
      if (isOver()) return yield ending('cut')
      throw noAnswer(reasons)
    }
    const { most, begun } = picked
    const { link } = begun
    const race = await raceAttempts(begun, {
      hedgeAfterMs: stallAfterMs(link.measured.firstMs ?? 0),
      hedge: () => hedge(running, { link, begin, inUnits, from: next.from, most, asked }),
    })
    costWei += race.lostWei
    reasons.push(...race.reasons)
    asked.push(...race.failed)
    if (!race.winner) {
      if (isOver()) return yield ending('cut')
      attempts += Math.max(1, race.failed.length)
      continue
    }
    const { attempt: winner } = race.winner
    executors.push(winner.link.provider)
    const tokens: number[] = []
    let result = race.winner.first
    try {
      while (!result.done) {
        const frame = result.value
        if (frame.type === 'ids') {
          tokens.push(...frame.ids)
          units += frame.ids.length
        }
        isShown = true
        yield frame
        result = await winner.frames.next()
      }
    } finally {
      if (!result.done) winner.abort.abort()
      if (!result.done) await winner.frames.next().catch(() => {})
    }
    const ended = result.value
    costWei += ended.costWei
    if (work.kind === 'http') units += ended.units
    if (tokens.length > 0)
      ranges.push({ executor: winner.link.provider, from: next.from, tokens, seed: next.seed })
    if (ended.end === 'stop') return yield ending('stop')
    // a newcomer answers a part; the next executor continues
    const isPart = ended.end === 'length' && units === most && most < maxUnits
    if (ended.end === 'length' && !isPart) return yield ending('length')
    if (isOver()) return yield ending('cut')
    if (isPart) continue
    reasons.push(ended.why ?? 'cut')
    asked.push(winner.link.facts.operator)
    attempts++
  }
}

type PickOne = {
  inUnits: number
  from: number
  asked: readonly string[]
  signal: AbortSignal
  begin(link: SubscriberLink, most: number): Attempt
}

/** Draws an executor, and waits for one when all are busy. A newcomer is asked for a small part when nobody else is free. */
async function pickOne(
  { desk, maxUnits, untilMs }: RunningRequest,
  { inUnits, from, asked, signal, begin }: PickOne,
): Promise<{ begun: Attempt; most: number } | undefined> {
  const giveUpMs = Math.min(untilMs, performance.now() + queueMs)
  const small = desk.manifest.unit === 'tokens' ? Math.min(maxUnits, from + Number(newcomerUnits)) : maxUnits
  for (let isFirst = true; ; isFirst = false) {
    for (const most of new Set([maxUnits, small])) {
      const { picks } = pickLinks(desk, { count: 1, inUnits, from, maxUnits: most, asked })
      // at once, so that nobody else picks it meanwhile
      if (picks[0]) return { begun: begin(picks[0], most), most }
    }
    const others = desk.links().filter(({ facts }) => !asked.includes(facts.operator))
    const leftMs = giveUpMs - performance.now()
    if (others.length === 0 || leftMs <= 0 || signal.aborted) return undefined
    await desk.whenFree(isFirst ? Math.min(leftMs, 1_000) : leftMs, signal)
  }
}

type Hedging = {
  link: SubscriberLink
  begin(link: SubscriberLink, most: number): Attempt
  inUnits: number
  from: number
  most: number
  asked: readonly string[]
}

function hedge(
  { desk }: RunningRequest,
  { link, begin, inUnits, from, most, asked }: Hedging,
): Attempt | undefined {
  const usualFirstMs = link.measured.firstMs
  const waitedMs = stallAfterMs(usualFirstMs ?? 0)
  if (!decideHedge({ waitedMs, usualFirstMs, ...desk.hedges }).hedge) return undefined
  const others = [...asked, link.facts.operator]
  const { picks } = pickLinks(desk, { count: 1, inUnits, from, maxUnits: most, asked: others })
  if (!picks[0]) return undefined
  desk.hedges.hedged++
  return begin(picks[0], most)
}

/** Returns the work of an ask: the prompt, and behind it the answer so far. */
export function wireWork(work: StreamRequest['work'], seed: Hex, prefix: readonly number[]): WireWork {
  if (work.kind === 'http') return { ...work, body: new Uint8Array(work.body) }
  const { tokens, sampler, endTokens } = work
  return {
    kind: 'tokens',
    tokens: [...tokens, ...prefix],
    seed,
    sampler: { ...sampler },
    endTokens: [...endTokens],
  }
}

const bytesOf = (hex: Hex) => Buffer.from(hex.slice(2), 'hex')
const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
