import type { Hex, SignatureVerifier, SigningDomain } from '@muster-network/chain'
import {
  type AnswerPrice,
  anySignal,
  MusterError,
  paidTokens,
  payFor,
  pickExecutors,
  type RoutePicks,
  type StreamPrescription,
  type Subscriber,
  signRoom,
} from '@muster-network/core'
import type { PeerNode } from '@muster-network/p2p'
import type { GivenRequest } from '../../../confirm/PendingAnswers.ts'
import { inputUnitsOf } from '../../../task/inputUnitsOf.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import type { WireWork } from '../../../wire/serveCalls.ts'
import type { AnswerOptions, StreamRequest } from '../Answerer.ts'
import {
  askRange,
  type RangeAsk,
  type RangeContext,
  type RangeEnd,
  type RangeFrame,
} from '../ask/askRange.ts'
import type { KeptRequest } from '../keep/RequestStore.ts'
import { mostCost } from '../pay/mostCost.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'
import { random32 } from './random32.ts'

/** Everything that the answer of one request needs of its stream. */
export type AnswerDesk = {
  streamId: Hex
  revision: number
  manifest: StreamManifest
  price: AnswerPrice
  response: StreamPrescription['response']
  guaranteeWei: bigint
  stakeLockWei: bigint
  /** The subscribers that can be asked. */
  links(): SubscriberLink[]
  /** Resolves when a subscriber may have become free, or after `waitMs`. */
  whenFree(waitMs: number, signal: AbortSignal): Promise<void>
  peer: Pick<PeerNode, 'openStream'>
  verifier: SignatureVerifier
  domain: SigningDomain
  epoch(): number
  keep(kept: KeptRequest): void
  /** Takes an answer when it has ended, to confirm some of them; missing when the council compares every answer. */
  answered?: ((given: GivenRequest) => void) | undefined
  /** The amount that was signed for a subscriber before its oldest answer that is still being confirmed. */
  signedBeforeOldestWei(provider: Hex): bigint | undefined
  /** Counts a request, and returns how many were counted and hedged. */
  hedges: { requests: number; hedged: number }
}

/** One request while it is being answered. */
export type RunningRequest = {
  desk: AnswerDesk
  requestId: Hex
  salt: Hex
  cacheSalt: Hex
  maxUnits: number
  /** The most that the request may cost, which its user has reserved. */
  mostWei: bigint
  /** The time by which the answer must end, on the clock of `performance.now()`. */
  untilMs: number
  reencode: AnswerOptions['reencode']
  /** The ranges of which something arrived. */
  seen: GivenRequest['ranges'][number][]
}

/** Returns the units of input of a request, before anything of its answer is behind it. */
export function inUnitsOf({ manifest }: Pick<AnswerDesk, 'manifest'>, { work }: StreamRequest): number {
  return inputUnitsOf(manifest.unit, work.kind === 'tokens' ? { ...work, seed: '0x' } : work)
}

export function beginRequest(
  desk: AnswerDesk,
  request: StreamRequest,
  reencode: AnswerOptions['reencode'],
): RunningRequest {
  const { firstMs, perUnitMs } = desk.manifest
  const deadlineMs = Math.min(86_400_000, request.deadlineMs ?? firstMs + perUnitMs * request.maxUnits)
  return {
    ...{ desk, requestId: random32(), salt: random32(), cacheSalt: request.cacheSalt, reencode },
    seen: [],
    ...{ maxUnits: request.maxUnits, untilMs: performance.now() + deadlineMs },
    mostWei: mostCost(desk.price, desk.response, {
      inUnits: inUnitsOf(desk, request),
      maxUnits: request.maxUnits,
    }),
  }
}

/** One ask of a request. */
export type Attempt = {
  link: SubscriberLink
  abort: AbortController
  frames: AsyncGenerator<RangeFrame, RangeEnd>
}

export type AttemptAsk = {
  work: WireWork
  from: number
  inUnits: number
  maxUnits: number
  onSeal?: NonNullable<RangeAsk['onSeal']>
}

/** Asks one subscriber, which counts as busy from now on. Nothing is sent before the first frame is awaited, which must be done. */
export function attempt(
  running: RunningRequest,
  link: SubscriberLink,
  ask: AttemptAsk,
  signal: AbortSignal,
): Attempt {
  const { desk, requestId, salt } = running
  const { streamId, revision, manifest, price, peer, verifier, domain, epoch } = desk
  link.asks++
  const abort = new AbortController()
  const context: RangeContext = {
    ...{ link, peer, verifier, domain, epoch },
    keep: async (request) =>
      desk.keep({
        ...{ streamId, provider: link.provider, request, requestId, salt, work: ask.work, rules: revision },
        ...{ from: ask.from, inUnits: ask.inUnits, maxUnits: ask.maxUnits, epoch: epoch() },
      }),
    onSeen: (seen, signedBeforeWei) => {
      const { work, from, maxUnits } = ask
      running.seen.push({
        ...{ provider: link.provider, work, from, maxUnits, signedBeforeWei },
        get answer() {
          return seen.answer
        },
        get end() {
          return seen.end
        },
      })
    },
  }
  const countPaid = async (ids: readonly number[]) =>
    running.reencode ? Number(paidTokens(ids.length, await running.reencode(ids))) : ids.length
  const range: RangeAsk = {
    ...{ streamId, requestId, revision, manifest, price, salt, ...ask, countPaid },
    ...{ cacheSalt: running.cacheSalt, untilMs: running.untilMs },
  }
  return { link, abort, frames: askRange(context, range, anySignal([signal, abort.signal])) }
}

export type PickOptions = {
  count: number
  inUnits: number
  from: number
  maxUnits: number
  /** Operators that were asked for this request before. */
  asked: readonly string[]
}

/** Draws subscribers for a request; fewer than `count` when no more are free. */
export function pickLinks(
  desk: AnswerDesk,
  options: PickOptions,
): { picks: SubscriberLink[]; paused: RoutePicks['paused'] } {
  const { price, revision, stakeLockWei } = desk
  const { count, inUnits, from, maxUnits, asked } = options
  const links = new Map(desk.links().map((link) => [link.provider as string, link]))
  const free = [...links.values()].filter(({ asks, served }) => asks < (served?.slots ?? 0))
  // only tokens can be continued by another executor, so that a newcomer can begin with a few
  const units = BigInt(maxUnits - from)
  const mostWei = payFor(price, { inputUnits: BigInt(inUnits), outputUnits: units, complete: true })
  const routed = free.map((link) => subscriberOf(link, desk))
  const { picks, paused } = pickExecutors(
    routed,
    { revision, maxUnits: desk.manifest.unit === 'tokens' ? units : 1n, mostWei },
    { count, stakeLockWei, asked, random: Math.random },
  )
  return { picks: picks.map(({ provider }) => links.get(provider)!), paused }
}

function subscriberOf(
  link: SubscriberLink,
  {
    price,
    guaranteeWei,
    signedBeforeOldestWei,
  }: Pick<AnswerDesk, 'price' | 'guaranteeWei' | 'signedBeforeOldestWei'>,
): Subscriber {
  const { facts, served, measured } = link
  const roomWei = signRoom({
    guaranteeWei,
    signedWei: link.neededWei > link.signedWei ? link.neededWei : link.signedWei,
    signedBeforeOldestWei: signedBeforeOldestWei(link.provider),
  })
  return {
    provider: link.provider,
    operator: facts.operator,
    revision: served?.revision ?? -1,
    unitWei: price.per === 'answer' ? price.answerWei : price.unitWei,
    firstTokenMs: measured.firstMs,
    load: { running: link.asks, most: served?.slots ?? 0 },
    record: { answers: measured.answers, goodShare: measured.goodShare },
    stakeWei: facts.stakeWei,
    draining: (served?.slots ?? 0) === 0,
    unpaid: link.isUnpaid,
    signRoomWei: roomWei < link.roomWei ? roomWei : link.roomWei,
  }
}

/** Returns the error of a request that nobody answered. */
export function noAnswer(reasons: readonly string[]): MusterError {
  return new MusterError(
    'STREAM_NO_ANSWER',
    `no subscriber answered the request: ${[...new Set(reasons)].join('; ') || 'none was free'}`,
    { details: { reasons: [...new Set(reasons)].join(', ') } },
  )
}
