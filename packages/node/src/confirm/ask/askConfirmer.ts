import { randomBytes } from 'node:crypto'
import { type Hex, lowerHex, requestHash } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { PeerNode } from '@muster-network/p2p'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import { confirmAnswer } from '../../wire/confirmCalls.ts'
import { boundedNext } from '../boundedNext.ts'
import { confirmationPrice } from '../confirmationPrice.ts'
import { confirmedUnits } from '../confirmedUnits.ts'
import type { AnswerCase } from '../judge/AnswerCase.ts'
import { isOpening, type Opening } from '../seal/isOpening.ts'
import type { Reveal } from '../serve/whyNotRevealed.ts'
import type { Candidate } from './Candidate.ts'

/** Ids, and bytes, of one message. */
const idsPerMessage = 16_384
const bytesPerMessage = 512 << 10
/** Time to open: the values are there, only a message goes forth and back. */
const openMs = 30_000

export type ConfirmerAsk = {
  streamId: Hex
  revision: number
  manifest: StreamManifest
  judged: AnswerCase
  /** Positions that the confirmer must seal. */
  positions: number
  /** Time until the seal. */
  deadlineMs: number
}

/** A confirmer that has sealed its verdict. */
export type SealedConfirmer = {
  candidate: Candidate
  /** Opens the verdict and some positions. @throws STREAM_REQUEST_INVALID when the opening does not fit the seal, NET_* */
  open(positions: readonly number[]): Promise<Opening>
  /** Shows the receipt of the answer, so that the confirmer may accuse too. */
  reveal(reveal: Omit<Reveal, 'type'>): Promise<void>
  close(): void
}

/**
 * Asks a confirmer to check an answer and resolves with its seal.
 *
 * @throws STREAM_BUSY, STREAM_UNKNOWN, STREAM_OTHER_RULES, STREAM_UNPAID, STREAM_EXPOSED, STREAM_REQUEST_INVALID, EXEC_SERVICE_*, NET_*
 */
export async function askConfirmer(
  peer: Pick<PeerNode, 'openStream'>,
  candidate: Candidate,
  { streamId, revision, manifest, judged, positions, deadlineMs }: ConfirmerAsk,
  signal: AbortSignal,
): Promise<SealedConfirmer> {
  const { confirmer, pay } = candidate
  const requestId = random32()
  const salt = random32()
  const inUnits = confirmedUnits(manifest.unit, judged)
  const { work, from, maxUnits, end, answer } = judged
  const request = requestHash(salt, work, from)
  const priceWei = confirmationPrice(manifest, inUnits)
  const voucher = await pay?.cover({ rules: revision, request, from, inUnits, priceWei })
  let isPaid = false
  let close = () => {}
  try {
    const messages = await peer.openStream(
      candidate.peerId,
      confirmAnswer,
      {
        ...{ streamId, requestId, rules: revision, salt, work, from, inUnits, maxUnits, end, deadlineMs },
        answer:
          answer.kind === 'tokens'
            ? { kind: 'tokens', ids: answer.ids.length }
            : { kind: 'http', status: answer.status, bytes: answer.body.length },
        voucher,
      },
      { signal },
    )
    close = () => messages.cancel()
    if (answer.kind === 'tokens')
      for (let at = 0; at < answer.ids.length; at += idsPerMessage)
        await messages.send({ type: 'ids', ids: answer.ids.slice(at, at + idsPerMessage) })
    else
      for (let at = 0; at < answer.body.length; at += bytesPerMessage)
        await messages.send({ type: 'body', bytes: answer.body.slice(at, at + bytesPerMessage) })
    const next = boundedNext(() => messages.next(), signal)
    const sealed = await next(deadlineMs + openMs)
    if (sealed?.type !== 'seal' || sealed.positions !== positions) throw invalid('no seal of all positions')
    if (sealed.receipt) {
      if (lowerHex(sealed.receipt.receipt.request) !== request) throw invalid('the receipt of another work')
      await pay?.take(sealed.receipt)
      isPaid = true
    }
    return {
      candidate,
      close,
      async open(opened) {
        await messages.send({ type: 'open', positions: [...opened] })
        const opening = await next(openMs)
        const { seal } = sealed
        if (
          opening?.type !== 'opening' ||
          !isOpening({ streamId, requestId, confirmer, seal, positions, opened }, opening)
        )
          throw invalid('an opening that does not fit its seal')
        return opening
      },
      async reveal(reveal) {
        await messages.send({ type: 'reveal', ...reveal })
        // it ends the stream when it has read the receipt, and fails when it refuses it
        await next(openMs)
      },
    }
  } catch (error) {
    close()
    throw error
  } finally {
    if (!isPaid) pay?.drop(request)
  }

  function invalid(what: string): MusterError {
    return new MusterError('STREAM_REQUEST_INVALID', `the confirmer ${confirmer} answered with ${what}`)
  }
}

function random32(): Hex {
  return `0x${randomBytes(32).toString('hex')}`
}
