import { randomBytes } from 'node:crypto'
import { type Hex, keccak, type SignedReceipt, zeroHash } from '@muster-network/chain'
import { MusterError, sealOf } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { z } from 'zod'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import type { AnswerEnd, askSubscriber } from '../../../wire/serveCalls.ts'
import { AnswerRange } from './AnswerRange.ts'
import { type Chunk, splitChunk, unitsIn } from './Chunk.ts'
import { isCounted } from './isCounted.ts'
import type { Payments } from './Payments.ts'
import type { RunningAsk } from './RunningAsks.ts'
import { type Output, serviceOutput } from './serviceOutput.ts'

export type Ask = z.output<typeof askSubscriber.params>
export type Down = z.output<typeof askSubscriber.down>

/** The units and the end of a range, as its receipt states them. */
export type EndedRange = { units: number; end: AnswerEnd; hash: Hex }

export type AskOrder = {
  ask: Ask
  /** The hash of the request, by `requestHash`. */
  request: Hex
  manifest: Pick<StreamManifest, 'unit' | 'windowUnits'>
  service: Service
  running: RunningAsk
  payments: Pick<Payments, 'asks' | 'untilPaid'>
  /** The account of this provider. */
  executor: Hex
  signWindow(window: { units: number; hash: Hex }): Promise<Hex>
  /** Signs the receipt and stores it. */
  sign(range: EndedRange): Promise<SignedReceipt>
  /** Aborted by a cancel, a lost connection, the deadline, or when this machine leaves. */
  signal: AbortSignal
}

/** The most bytes of an answer that is sent as a whole. */
const mostAnswerBytes = 16 << 20

/**
 * Answers one ask. Yields frames only when they are paid for, and ends with the receipt. A range that breaks off gets its receipt too, even
 * when nobody reads it any more: the gateway fetches it with `stream/meet`.
 *
 * @throws STREAM_UNPAID when the first window is not paid, STREAM_BUSY when the service fails before its first unit; neither is charged
 */
export async function* answerAsk(order: AskOrder): AsyncGenerator<Down, void, void> {
  const { ask, manifest } = order
  const range = new AnswerRange(order.request)
  let signed: Promise<SignedReceipt> | undefined
  const sign = () => {
    signed ??= order.sign({ units: range.units, end: range.end, hash: range.hash() })
    return signed
  }
  try {
    if (ask.sealed || !isCounted(manifest.unit)) yield* wholeAnswer(order, range)
    else yield* windowedAnswer(order, range)
    yield { type: 'end', end: range.end, receipt: await sign() }
  } finally {
    if (range.isBegun) await sign()
  }
}

/** Sends output as it comes, window by window. */
async function* windowedAnswer(order: AskOrder, range: AnswerRange): AsyncGenerator<Down, void, void> {
  const { manifest, signal } = order
  const { windowUnits } = manifest
  const most = mostUnitsOf(order)
  let paidUnits = Math.min(windowUnits, most)
  yield* firstPaid(order, paidUnits)
  range.isBegun = true
  try {
    for await (const output of outputOf(order)) {
      if (output.type === 'head') {
        yield output
        continue
      }
      if (output.type === 'end') {
        range.end = output.end
        return
      }
      for (let rest: Chunk = output; unitsIn(rest) > 0; ) {
        // more than was asked for: the range is cut at the most units
        if (range.units === most) return
        if (range.units === paidUnits) {
          const next = Math.min(paidUnits + windowUnits, most)
          if (!(yield* paid(order, next))) return
          paidUnits = next
        }
        const [now, later] = splitChunk(rest, paidUnits - range.units)
        // counted before it is sent: a gateway that breaks off in the middle of a frame may have read it
        range.add(now)
        yield now
        rest = later
        if (range.units % windowUnits === 0) yield await windowFrame(order, range)
      }
    }
  } catch (error) {
    if (range.units === 0 && !signal.aborted) {
      range.isBegun = false
      throw failedService(error)
    }
  }
}

/**
 * Sends an answer when it is complete: under seal, or at one price for the whole. An answer at one price that is cut earns nothing, so nobody
 * gets a part of it before it is complete.
 */
async function* wholeAnswer(order: AskOrder, range: AnswerRange): AsyncGenerator<Down, void, void> {
  const { ask, manifest, signal } = order
  const most = mostUnitsOf(order)
  yield* firstPaid(order, Math.min(manifest.windowUnits, most))
  range.isBegun = true
  const gathered = await gatherOutput(order, most).catch((error: unknown) => {
    if (signal.aborted) return undefined
    range.isBegun = false
    throw failedService(error)
  })
  if (!gathered) return
  const { head, chunks, end } = gathered
  const whole = new AnswerRange(order.request)
  if (isCounted(manifest.unit)) whole.addAll(chunks, manifest.windowUnits)
  else whole.addWhole(chunks)
  if (ask.sealed) {
    const nonce: Hex = `0x${randomBytes(32).toString('hex')}`
    const content = { ...ask, answer: whole.hash(), evidence: zeroHash, nonce, executor: order.executor }
    yield { type: 'seal', seal: sealOf(keccak, content) as Hex, units: whole.units }
    if (!(yield* paid(order, whole.units))) return
    yield { type: 'opening', nonce, evidence: zeroHash }
  }
  // paid for, and complete: a cancel changes nothing from here on
  if (isCounted(manifest.unit)) range.addAll(chunks, manifest.windowUnits)
  else range.addWhole(chunks)
  range.end = end
  if (head) yield head
  yield* chunks
  if (!ask.sealed) yield await windowFrame(order, range)
}

async function gatherOutput(order: AskOrder, most: number) {
  let head: Extract<Output, { type: 'head' }> | undefined
  const chunks: Chunk[] = []
  let [units, bytes] = [0, 0]
  for await (const output of outputOf(order)) {
    if (output.type === 'end') return { head, chunks, end: output.end }
    if (output.type === 'head') {
      head = output
      continue
    }
    units += unitsIn(output)
    bytes += output.type === 'ids' ? 4 * output.ids.length : output.bytes.length
    if (bytes > mostAnswerBytes || (isCounted(order.manifest.unit) && units > most))
      throw new MusterError('EXEC_SERVICE_DOWN', 'the service answered with more than was asked for')
    chunks.push(output)
  }
  throw new MusterError('EXEC_SERVICE_DOWN', 'the answer of the service has no end')
}

function outputOf({ service, ask, manifest, signal }: AskOrder): AsyncGenerator<Output> {
  return serviceOutput(service, { ...ask, isText: manifest.unit === 'characters' }, signal)
}

/** Returns the most units of this range. */
function mostUnitsOf({ ask, manifest }: AskOrder): number {
  return isCounted(manifest.unit) ? ask.maxUnits - ask.from : 1
}

async function* firstPaid(order: AskOrder, units: number): AsyncGenerator<Down, void, void> {
  if (yield* paid(order, units)) return
  order.signal.throwIfAborted()
  throw new MusterError('STREAM_UNPAID', 'no voucher pays for the input and the first window of the request')
}

/** Begins the units up to `untilUnits` when they are paid; otherwise asks for a voucher and waits. */
async function* paid(order: AskOrder, untilUnits: number): AsyncGenerator<Down, boolean, void> {
  const { payments, running, signal } = order
  const decision = payments.asks.take(running, BigInt(untilUnits))
  if (decision.ok) return true
  yield { type: 'unpaid', neededWei: decision.neededWei }
  return payments.untilPaid(running, BigInt(untilUnits), signal)
}

async function windowFrame(order: AskOrder, range: AnswerRange): Promise<Down> {
  const window = { units: range.units, hash: range.endWindow() }
  return { type: 'window', ...window, signature: await order.signWindow(window) }
}

function failedService(cause: unknown): MusterError {
  return new MusterError('STREAM_BUSY', 'the service of this subscriber failed before it answered', { cause })
}
