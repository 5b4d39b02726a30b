import {
  type Hex,
  keccak,
  requestHash,
  type SignatureVerifier,
  type SigningDomain,
  Window,
  zeroHash,
} from '@muster-network/chain'
import { type AnswerPrice, hasCode, MusterError, payFor, sealOf, stallAfterMs } from '@muster-network/core'
import type { PeerNode } from '@muster-network/p2p'
import type { z } from 'zod'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import { type AnswerEnd, askSubscriber, type WireWork } from '../../../wire/serveCalls.ts'
import { coverOf } from '../pay/coverOf.ts'
import type { RunningRange, SubscriberLink } from '../subscribers/SubscriberLink.ts'
import { AnswerChain } from './AnswerChain.ts'
import { PatientReader } from './PatientReader.ts'
import { SeenAnswer } from './SeenAnswer.ts'

type Down = z.output<typeof askSubscriber.down>

/** One ask to one subscriber. */
export type RangeAsk = {
  streamId: Hex
  requestId: Hex
  revision: number
  manifest: StreamManifest
  price: AnswerPrice
  salt: Hex
  work: WireWork
  from: number
  inUnits: number
  /** Most units of the whole answer. */
  maxUnits: number
  cacheSalt: Hex
  /** The time by which the range must end. */
  untilMs: number
  /** Returns the paid units of tokens; see `AnswerOptions.reencode`. */
  countPaid(ids: readonly number[]): Promise<number>
  /** For an answer under seal: decides whether its voucher is signed. Without it the answer is read as it is generated. */
  onSeal?: (seal: SealedRange) => Promise<boolean>
}

/** An answer that is complete and not shown yet. */
export type SealedRange = { seal: Hex; units: number }

export type RangeContext = {
  link: SubscriberLink
  peer: Pick<PeerNode, 'openStream'>
  verifier: SignatureVerifier
  domain: SigningDomain
  /** The epoch of now. */
  epoch(): number
  /** Keeps the request until it can no longer be audited; resolves when it is on disk. */
  keep(request: Hex): Promise<void>
  /** Called once, when a range of which something arrived has ended or is cancelled. */
  onSeen(seen: SeenAnswer, signedBeforeWei: bigint): void
}

/** A part of a range. */
export type RangeFrame = Extract<Down, { type: 'head' | 'ids' | 'body' }>

/** How a range ended, and what it cost by what has arrived. */
export type RangeEnd = {
  end: AnswerEnd
  units: number
  costWei: bigint
  /** The hash of the answer; undefined when it did not arrive. */
  answer: Hex | undefined
  why: string | undefined
}

/** Most bytes of a body: larger answers belong into blobs. */
export const mostBodyOfAnswer = 32 << 20
/** How long a subscriber has to send its receipt after it was cancelled. */
const receiptMs = 3_000
/** Windows without a signature after which a subscriber is cut: those that it may give on credit, and one. */
const mostUnsignedWindows = 5
/** The share of ids that may vanish when the text is encoded again: a sampled token is not always the tokenizer's choice. */
const paddedShare = 0.1
const paddedUnits = 16

/**
 * Asks a subscriber for a range of an answer and yields it as it arrives. Pays each window ahead after the signature of the window before
 * is verified. Aborting the signal, or ending the iteration early, cancels the ask; the receipt is awaited in the background.
 *
 * @throws STREAM_BUSY, STREAM_OTHER_RULES, STREAM_UNPAID, STREAM_EXPOSED, STREAM_REQUEST_INVALID, STREAM_UNKNOWN when the subscriber
 * refuses, and NET_* when it cannot be reached; nothing was yielded then
 */
export async function* askRange(
  context: RangeContext,
  ask: RangeAsk,
  signal: AbortSignal,
): AsyncGenerator<RangeFrame, RangeEnd> {
  const { link, peer } = context
  const { manifest, price, work, from } = ask
  const mostUnits = ask.maxUnits - from
  const windowUnits = price.per === 'answer' ? mostUnits : manifest.windowUnits
  const terms = {
    ...{ price, windowUnits: BigInt(windowUnits) },
    ...{ inputUnits: BigInt(ask.inUnits), maxUnits: BigInt(mostUnits) },
  }
  const request = requestHash(ask.salt, work, from)
  const chain = new AnswerChain({
    ...{ request, unit: manifest.unit, windowUnits, mostUnits, mostBytes: mostBodyOfAnswer },
  })
  const range: RunningRange = {
    ...{ request, rules: ask.revision, from, inUnits: ask.inUnits, price, windowUnits, mostUnits },
    ...{
      paidUnits: Math.min(windowUnits, mostUnits),
      isUnread: ask.onSeal !== undefined,
      end: undefined,
      epoch: context.epoch(),
    },
    get seenUnits() {
      return chain.units
    },
    get signedUnits() {
      return chain.signedUnits
    },
    isWhole: (answer) => chain.isWhole(answer),
  }
  let isAnswered = false
  try {
    await context.keep(request)
    const signedBeforeWei = link.signedWei
    link.begin(range, coverOf(terms, 0n))
    const voucher = await link.pay()
    const messages = await peer.openStream(link.peerId, askSubscriber, {
      ...{
        streamId: ask.streamId,
        requestId: ask.requestId,
        rules: ask.revision,
        salt: ask.salt,
        work,
        from,
      },
      ...{
        inUnits: ask.inUnits,
        maxUnits: ask.maxUnits,
        cacheSalt: ask.cacheSalt,
        sealed: ask.onSeal !== undefined,
      },
      deadlineMs: Math.max(1, Math.min(86_400_000, Math.ceil(ask.untilMs - performance.now()))),
      voucher,
    })
    const reader = new PatientReader(() => messages.next())
    const seen = new SeenAnswer(work.kind)
    let end: AnswerEnd | undefined
    let answer: Hex | undefined
    let why: string | undefined
    let hasHead = false
    let sealed: SealedRange | undefined
    let opening: Extract<Down, { type: 'opening' }> | undefined
    const startedMs = performance.now()
    let lastMs = startedMs

    const take = async (frame: Down, isPaid: boolean): Promise<string | undefined> => {
      const isShown = ask.onSeal === undefined || opening !== undefined
      if (!isShown && (frame.type === 'head' || frame.type === 'ids' || frame.type === 'body'))
        return 'unsealed'
      switch (frame.type) {
        case 'head':
          if (hasHead || work.kind !== 'http') return 'wrong-kind'
          hasHead = true
          seen.status = frame.status
          return undefined
        case 'ids': {
          const added = chain.addIds(frame.ids)
          if (!added.ok) return added.reason
          seen.ids.push(...frame.ids)
          return undefined
        }
        case 'body': {
          if (!hasHead) return 'wrong-kind'
          const added = chain.addBytes(frame.bytes)
          if (added.ok) seen.addBytes(frame.bytes)
          return added.ok ? undefined : added.reason
        }
        case 'window': {
          const taken = chain.takeWindow(frame.units, frame.hash)
          if (!taken.ok) return taken.reason
          const message = { streamId: ask.streamId, request, units: BigInt(frame.units), hash: frame.hash }
          const signed = { message, signature: frame.signature, signer: link.facts.account.receiptKey }
          const [isSigned] = await context.verifier.verify(context.domain, Window, [signed], {
            anyParity: true,
          })
          if (!isSigned) return 'wrong-signer'
          if (!isPaid || frame.units >= mostUnits) return undefined
          if (work.kind === 'tokens' && (await isPadded(seen.ids, ask.countPaid))) return 'padded'
          const paidUnits = Math.min(frame.units + windowUnits, mostUnits)
          link.raise(range, paidUnits, coverOf(terms, BigInt(frame.units)))
          await sendVoucher()
          return undefined
        }
        case 'unpaid':
          if (!isPaid) return undefined
          if (frame.neededWei > link.mostNeededWei(request)) await link.meet()
          if (frame.neededWei > link.mostNeededWei(request)) {
            link.isUnpaid = true
            return 'overcharged'
          }
          await sendVoucher()
          return undefined
        case 'seal': {
          if (!ask.onSeal || sealed || frame.units > mostUnits) return 'wrong-seal'
          sealed = { seal: frame.seal, units: frame.units }
          if (!isPaid || !(await ask.onSeal(sealed))) return isPaid ? 'unread' : undefined
          range.isUnread = false
          link.raise(range, frame.units, coverOf({ ...terms, windowUnits: BigInt(frame.units) }, 0n))
          await sendVoucher()
          return undefined
        }
        case 'opening':
          if (!sealed || opening) return 'wrong-seal'
          opening = frame
          return undefined
        case 'end':
          if (sealed && frame.end !== 'cut' && sealOfReceipt(frame.receipt.receipt.answer) !== sealed.seal)
            return 'mismatch'
          end = frame.end
          seen.end = frame.end
          range.end = frame.end
          if (frame.receipt.receipt.request !== request) return 'receipt of another request'
          answer = frame.receipt.receipt.answer
          await link.take(frame.receipt)
          return link.broken
        default:
          return 'wrong-kind'
      }
    }
    const sealOfReceipt = (answer: Hex) =>
      sealOf(keccak, {
        ...{ streamId: ask.streamId, requestId: ask.requestId, answer, executor: link.provider },
        ...{ nonce: opening?.nonce ?? zeroHash, evidence: opening?.evidence ?? zeroHash },
      })
    const sendVoucher = async () => {
      const newest = await link.pay()
      if (newest) await messages.send({ type: 'voucher', voucher: newest })
    }

    try {
      while (end === undefined && why === undefined) {
        const waitMs = ask.onSeal
          ? Number.POSITIVE_INFINITY
          : isAnswered
            ? stallAfterMs(link.measured.gapMs ?? manifest.perUnitMs)
            : Math.max(manifest.firstMs, stallAfterMs(link.measured.firstMs ?? 0))
        const leftMs = ask.untilMs - performance.now()
        const read = await reader.next(Math.min(waitMs, leftMs), signal)
        if (!('item' in read)) {
          why = read.why === 'aborted' ? 'cancelled' : leftMs <= waitMs ? 'deadline' : 'stalled'
          break
        }
        const frame = read.item
        if (frame === undefined) {
          why = 'it ended without a receipt'
          break
        }
        const isOutput = frame.type === 'ids' || frame.type === 'body' || frame.type === 'head'
        const nowMs = performance.now()
        why = await take(frame, true)
        if (why !== undefined && why !== 'unread' && why !== 'overcharged' && link.broken === undefined)
          link.break(`its answer is refused: ${why}`)
        if (isOutput && why === undefined) {
          if (isAnswered) link.measured.gap(nowMs - lastMs)
          else link.measured.first(nowMs - startedMs)
          lastMs = nowMs
          isAnswered = true
          if (chain.units - chain.signedUnits > mostUnsignedWindows * windowUnits) why = 'unsigned windows'
          else yield frame as RangeFrame
        }
      }
    } catch (error) {
      // a refusal before the first frame: nothing was served
      if (!isAnswered) {
        if (isRefusal(error)) link.drop(request)
        throw error
      }
      why = error instanceof MusterError ? error.code : 'failed'
    } finally {
      if (isAnswered || (end !== undefined && end !== 'cut')) context.onSeen(seen, signedBeforeWei)
      if (end === undefined && link.isOpen(request)) {
        const cancelling = finish(messages, reader, take).finally(() => settle(link, request))
        cancelling.catch(() => {})
      }
    }
    const complete = end !== undefined && end !== 'cut'
    const units = price.per === 'answer' ? Number(complete) : chain.units
    // a seal that was paid costs the whole answer, shown or not
    const isSealPaid = sealed !== undefined && !range.isUnread
    const costWei = payFor(price, {
      inputUnits: BigInt(ask.inUnits),
      outputUnits: BigInt(isSealPaid ? (sealed?.units ?? 0) : units),
      complete: complete || isSealPaid,
    })
    if (complete && link.broken === undefined) link.measured.answers++
    else if (why !== 'cancelled' && why !== 'deadline' && why !== 'unread') link.measured.failures++
    return { end: end ?? 'cut', units, costWei, answer, why }
  } finally {
    link.asks--
  }
}

/** Cancels an ask, and reads on until its receipt has come. */
async function finish(
  messages: { send(message: { type: 'cancel' }): Promise<void>; cancel(): void },
  reader: PatientReader<Down>,
  take: (frame: Down, isPaid: boolean) => Promise<string | undefined>,
): Promise<void> {
  try {
    await messages.send({ type: 'cancel' })
    const untilMs = performance.now() + receiptMs
    for (;;) {
      const read = await reader.next(untilMs - performance.now())
      if (!('item' in read) || read.item === undefined) return
      const why = await take(read.item, false)
      if (why !== undefined || read.item.type === 'end') return
    }
  } catch {
    // the connection is gone: the receipt comes with the next meeting
  } finally {
    messages.cancel()
  }
}

/** Asks for the receipt of a range whose end did not arrive, and gives the range up when its subscriber shows none. */
async function settle(link: SubscriberLink, request: Hex): Promise<void> {
  for (const waitMs of [0, 1_000, 4_000, 15_000, 60_000]) {
    if (!link.isOpen(request) || link.broken !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, waitMs).unref())
    await link.meet().catch(() => {})
  }
  link.drop(request)
}

async function isPadded(ids: readonly number[], countPaid: RangeAsk['countPaid']): Promise<boolean> {
  const padded = ids.length - (await countPaid(ids))
  return padded > paddedUnits + paddedShare * ids.length
}

function isRefusal(error: unknown): boolean {
  return hasCode(
    error,
    'STREAM_BUSY',
    'STREAM_OTHER_RULES',
    'STREAM_UNPAID',
    'STREAM_EXPOSED',
    'STREAM_REQUEST_INVALID',
    'STREAM_UNKNOWN',
  )
}
