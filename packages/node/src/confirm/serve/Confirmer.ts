import { randomBytes } from 'node:crypto'
import { type Hex, requestHash } from '@muster-network/chain'
import { anySignal, MusterError, openedPositions } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { PeerId, StreamContext } from '@muster-network/p2p'
import type { z } from 'zod'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { Semaphore } from '../../role/Semaphore.ts'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import { confirmAnswer } from '../../wire/confirmCalls.ts'
import { boundedNext } from '../boundedNext.ts'
import { confirmationPrice } from '../confirmationPrice.ts'
import { confirmedUnits } from '../confirmedUnits.ts'
import type { AnswerCase } from '../judge/AnswerCase.ts'
import { judgeAnswer } from '../judge/judgeAnswer.ts'
import type { BodyComparer } from '../judge/judgeBody.ts'
import { sealVerdict } from '../seal/sealVerdict.ts'
import { verdictOf } from '../seal/verdictOf.ts'
import type { ConfirmerAccount, RunningConfirmation } from './ConfirmerAccount.ts'
import { readAnswer } from './readAnswer.ts'
import { whyNotConfirmed } from './whyNotConfirmed.ts'
import { type Reveal, whyNotRevealed } from './whyNotRevealed.ts'

type Asked = z.output<typeof confirmAnswer.params>
type Down = z.output<typeof confirmAnswer.down>
type Up = z.output<typeof confirmAnswer.up>

/** One revision of a stream that this node can check. */
export type CheckedRevision = {
  manifest: StreamManifest
  service: Pick<Service, 'request'>
  compare?: BodyComparer | undefined
}

/** An answer that this confirmer found wrong, with all that an accusation needs. */
export type Finding = { streamId: Hex; judged: AnswerCase; why: string; reveal: Reveal }

export type ConfirmerOptions = {
  context: Pick<RoleContext, 'ledger' | 'network' | 'chainId' | 'logger'>
  /** The account that this node confirms with. */
  address: Hex
  /** Returns the service of a revision; undefined when this node does not serve it. */
  revision(streamId: Hex, revision: number): CheckedRevision | undefined
  /** Returns the account from which a stream pays; without one this node confirms for nothing. */
  account?(streamId: Hex): ConfirmerAccount | undefined
  /** Called for a hard miss whose receipt is genuine. */
  onFound?(finding: Finding): void
  limits?: Partial<typeof defaultLimits>
}

const defaultLimits = {
  /** Prefills at the same time: each takes the whole machine for a moment, and users wait for its answers. */
  running: 1,
  /** Confirmations that are read or wait. Each may hold 9 MB. */
  open: 8,
  /** Longest time for each message of the gateway. */
  messageMs: 30_000,
}

/** Checks answers for the gateways of streams that this node serves: seals its verdict, then opens drawn positions. */
export class Confirmer {
  readonly #options: ConfirmerOptions
  readonly #limits: typeof defaultLimits
  readonly #slots: Semaphore
  #open = 0

  constructor(options: ConfirmerOptions) {
    this.#options = options
    this.#limits = { ...defaultLimits, ...options.limits }
    this.#slots = new Semaphore(this.#limits.running)
  }

  /** Takes confirmations of peers. */
  serve({ peer }: Pick<RoleContext, 'peer'>): void {
    peer.handleStream(confirmAnswer, (asked, context) => this.confirm(asked, context))
  }

  /**
   * Checks one answer.
   *
   * @throws STREAM_UNKNOWN, STREAM_OTHER_RULES, STREAM_BUSY, STREAM_REQUEST_INVALID, STREAM_UNPAID, STREAM_EXPOSED, EXEC_SERVICE_*
   */
  async *confirm(asked: Asked, { peerId, signal, incoming }: StreamContext<Up>): AsyncGenerator<Down, void> {
    const checked = this.#admit(asked, peerId)
    if (this.#open >= this.#limits.open)
      throw new MusterError('STREAM_BUSY', `this node confirms ${this.#limits.open} answers at the same time`)
    this.#open++
    try {
      const messages = incoming[Symbol.asyncIterator]()
      const read = boundedNext(async () => (await messages.next()).value as Up | undefined, signal)
      const next = () => read(this.#limits.messageMs)
      const judged = await this.#readCase(asked, checked, next)
      const judgement = await this.#judge(asked, checked, judged, signal)
      const { seal, root, open } = judgement.sealed
      const positions = judgement.seconds.length
      yield {
        ...{ type: 'seal', seal, positions },
        ...(judgement.receipt && { receipt: judgement.receipt }),
      }
      const drawn = await next()
      if (drawn?.type !== 'open' || !arePositions(drawn.positions, positions))
        throw new MusterError('STREAM_REQUEST_INVALID', `positions of ${positions} to open were expected`)
      const { verdict, nonce } = judgement
      yield { type: 'opening', verdict, nonce, root, values: open(drawn.positions) }
      if (!verdict.hard) return
      // a planted answer has no receipt: the gateway ends the stream
      const reveal = await next().catch(() => undefined)
      if (reveal !== undefined) this.#find(asked, checked, judged, judgement.why, reveal)
    } finally {
      this.#open--
    }
  }

  #admit({ streamId, rules }: Asked, peerId: PeerId): CheckedRevision {
    const { context, revision } = this.#options
    const stream = context.ledger.stream(streamId)
    // nobody but the gateway of a stream learns whether this node serves it
    if (!stream || stream.status === 'closed' || peerOf(stream.terms.peer) !== peerId)
      throw new MusterError('STREAM_UNKNOWN', 'this node confirms no answers of such a stream for this peer')
    const checked = revision(streamId, rules)
    if (!checked) throw new MusterError('STREAM_OTHER_RULES', `revision ${rules} is not served here`)
    return checked
  }

  async #readCase(
    asked: Asked,
    { manifest }: CheckedRevision,
    next: () => Promise<Up | undefined>,
  ): Promise<AnswerCase> {
    const why = whyNotConfirmed(manifest, asked)
    if (why) throw new MusterError('STREAM_REQUEST_INVALID', why)
    const { work, from, maxUnits, end } = asked
    const judged = { work, from, maxUnits, end, answer: await readAnswer(asked.answer, next) }
    const units = confirmedUnits(manifest.unit, judged)
    if (asked.inUnits !== units)
      throw new MusterError(
        'STREAM_REQUEST_INVALID',
        `request and answer have ${units} units, and the gateway names ${asked.inUnits}`,
      )
    return judged
  }

  async #judge(
    { streamId, requestId, salt, rules, inUnits, voucher, deadlineMs }: Asked,
    { manifest, service, compare }: CheckedRevision,
    judged: AnswerCase,
    signal: AbortSignal,
  ) {
    const { address, account } = this.#options
    const paid = {
      ...{ rules, request: requestHash(salt, judged.work, judged.from), from: judged.from, inUnits },
      priceWei: confirmationPrice(manifest, inUnits),
    }
    const running: RunningConfirmation | undefined = await account?.(streamId)?.begin(paid, voucher)
    try {
      const until = anySignal([signal, AbortSignal.timeout(deadlineMs)])
      const judgement = await this.#slots.run(async () => {
        until.throwIfAborted()
        return judgeAnswer(service, judged, { equivalence: manifest.equivalence, compare, signal: until })
      })
      const { seconds, why = 'the answer is wrong' } = judgement
      const verdict = verdictOf(judgement)
      const nonce: Hex = `0x${randomBytes(32).toString('hex')}`
      const sealed = sealVerdict({ streamId, requestId, confirmer: address, verdict, seconds, nonce })
      return { sealed, verdict, nonce, seconds, why, receipt: await running?.sign() }
    } finally {
      running?.end()
    }
  }

  #find(
    { streamId, rules }: Asked,
    { manifest }: CheckedRevision,
    judged: AnswerCase,
    why: string,
    reveal: Up,
  ): void {
    const { context, address, onFound } = this.#options
    const { ledger, network, chainId, logger } = context
    if (reveal.type !== 'reveal')
      throw new MusterError('STREAM_REQUEST_INVALID', 'the receipt of the answer was expected')
    const domain = { chainId, verifyingContract: network.addresses.streams }
    const refusal = whyNotRevealed(
      { streamId, rules, manifest, judged, confirmer: address, reveal },
      { ledger, domain },
    )
    if (refusal) {
      logger.warn({ streamId, refusal }, 'a gateway showed a receipt that is not of the confirmed answer')
      throw new MusterError('STREAM_REQUEST_INVALID', `the receipt of the answer is refused: ${refusal}`, {
        details: { refusal },
      })
    }
    onFound?.({ streamId, judged, why, reveal })
  }
}

/** Returns true for the expected number of different positions. */
function arePositions(drawn: readonly number[], positions: number): boolean {
  return (
    drawn.length === Math.min(openedPositions, positions) &&
    new Set(drawn).size === drawn.length &&
    drawn.every((at) => at < positions)
  )
}
