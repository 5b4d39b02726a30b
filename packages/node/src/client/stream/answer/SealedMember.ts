import { type SealEvent, type SealedAnswer, takeSealStep } from '@muster-network/core'
import type { RangeEnd, RangeFrame, SealedRange } from '../ask/askRange.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'
import type { Attempt } from './AnswerDesk.ts'
import type { OpenedAnswer } from './isEquivalent.ts'

/** One executor of a council, from the ask to its opened answer. Its frames are shown only after the council has decided. */
export class SealedMember {
  readonly link: SubscriberLink
  readonly frames: RangeFrame[] = []
  state: SealedAnswer = { step: 'asked' }
  sealedMs: number | undefined
  ended: RangeEnd | undefined
  readonly #onChange: () => void
  #attempt: Attempt | undefined
  #decide: ((pay: boolean) => void) | undefined
  #running: Promise<void> | undefined

  constructor(link: SubscriberLink, onChange: () => void) {
    this.link = link
    this.#onChange = onChange
  }

  /** Begins to read the answer; `onSeal` of the attempt must be that of this member. */
  run(attempt: Attempt): void {
    this.#attempt = attempt
    this.#running = this.#read(attempt)
  }

  /** Waits for the decision of the council about a seal. */
  readonly onSeal = async ({ seal }: SealedRange): Promise<boolean> => {
    this.sealedMs = performance.now()
    this.#take({ event: 'seal', seal })
    if (this.state.step !== 'sealed') return false
    const decided = new Promise<boolean>((resolve) => {
      this.#decide = resolve
    })
    this.#onChange()
    return decided
  }

  /** Signs the voucher for its seal. */
  pay(): void {
    this.#take({ event: 'voucher' })
    this.#decide?.(true)
  }

  /** Answers the request without this member. */
  dismiss(): void {
    this.#take({ event: 'dismiss' })
    this.#decide?.(false)
    this.#attempt?.abort.abort()
  }

  /** Resolves when the member has ended. */
  async whenEnded(): Promise<void> {
    await this.#running
  }

  /** The opened answer; undefined before. */
  get opened(): OpenedAnswer | undefined {
    if (this.state.step !== 'opened' || !this.ended?.answer) return undefined
    const bytes = this.frames.flatMap((frame) => (frame.type === 'body' ? [frame.bytes] : []))
    return { executor: this.link.provider, key: this.ended.answer, bytes: Buffer.concat(bytes) }
  }

  async #read({ frames }: Attempt): Promise<void> {
    try {
      let result = await frames.next()
      while (!result.done) {
        this.frames.push(result.value)
        result = await frames.next()
      }
      this.ended = result.value
      const { end, answer } = result.value
      const isOpened = end !== 'cut' && answer !== undefined && this.state.step === 'paid'
      // `askRange` has verified that the receipt opens the seal
      if (isOpened)
        this.#take({
          ...{ event: 'opening', seal: this.state.step === 'paid' ? this.state.seal : '' },
          opening: { answer, evidence: '', nonce: '' },
        })
      else this.#take({ event: 'timeout' })
    } catch {
      this.#take({ event: 'timeout' })
    } finally {
      this.#onChange()
    }
  }

  #take(event: SealEvent): void {
    const step = takeSealStep(this.state, event)
    if (step.ok) this.state = step.next
  }
}
