import type { Hex, SignedReceipt, Signer } from '@muster-network/chain'
import { confirmingOf } from '@muster-network/core'
import { accuseAnswer } from '../../../confirm/accuse/accuseAnswer.ts'
import { Confirmations } from '../../../confirm/Confirmations.ts'
import { OwnConfirmer } from '../../../confirm/OwnConfirmer.ts'
import { type GivenRequest, PendingAnswers } from '../../../confirm/PendingAnswers.ts'
import type { FindingReason, WrongFinding } from '../../../confirm/standing/Finding.ts'
import { StreamManifest } from '../../../task/StreamManifest.ts'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream } from '../ClientStream.ts'
import type { RequestStore } from '../keep/RequestStore.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'
import type { ConfirmingView } from './ConfirmingView.ts'
import { confirmedStreamOf } from './confirmedStreamOf.ts'
import { OwnServices } from './OwnServices.ts'
import { whyNotOwn } from './whyNotOwn.ts'

export type ClientConfirmationsOptions = {
  context: ClientContext
  requests: RequestStore
  /** The subscribers of a stream that serve now. */
  links(streamId: Hex): SubscriberLink[]
  signerOf(stream: ClientStream): Promise<Signer>
  /** Takes the place of a subscriber; it is dismissed on the chain and not admitted again. */
  block(streamId: Hex, provider: Hex, reason: string): void
}

const words: Record<FindingReason, string> = {
  'hard-miss': 'confirmers found a wrong answer',
  'wrong-answers': 'confirmers found two wrong answers in 100',
  mean: 'its answers differ more from the model than those of others',
}

/** Confirms answers of this client's streams: joins them with their receipts, draws some, and acts on what confirmers find. */
export class ClientConfirmations {
  readonly #options: ClientConfirmationsOptions
  readonly #services: OwnServices | undefined
  readonly #own: OwnConfirmer | undefined
  readonly #confirmations: Confirmations
  readonly #pending: PendingAnswers
  /** Parsed manifests, by their hash on the chain. */
  readonly #manifests = new Map<Hex, StreamManifest>()

  constructor(options: ClientConfirmationsOptions) {
    this.#options = options
    const { context } = options
    const { server } = context.options
    const manifestOf = (streamId: Hex, revision: number) => this.#manifestOf(streamId, revision)
    if (server?.serve) {
      const record = (streamId: Hex) => this.#record(streamId)
      const services = new OwnServices({ context, executor: server, record, manifestOf })
      this.#services = services
      this.#own = new OwnConfirmer({ open: (streamId, revision) => services.open(streamId, revision) })
    }
    this.#confirmations = new Confirmations({
      ...{ context, own: this.#own },
      stream: (streamId, revision) => {
        const stream = this.#record(streamId)
        if (!stream) return undefined
        return confirmedStreamOf(context, stream, {
          revision,
          manifestOf: (number) => manifestOf(streamId, number),
          links: () => options.links(streamId),
          signer: () => options.signerOf(stream),
        })
      },
      onWrong: ({ streamId, provider, reason }) => options.block(streamId, provider, words[reason]),
      accuse: (finding) => this.#accuse(finding),
    })
    this.#pending = new PendingAnswers({ onAnswered: (given) => this.#confirmations.onAnswered(given) })
  }

  /** Continues the cases of an earlier process. */
  start(): void {
    this.#confirmations.start()
  }

  async stop(): Promise<void> {
    this.#pending.stop()
    this.#services?.stop()
    await this.#confirmations.stop()
    await this.#own?.stop()
  }

  /** Takes an answer that the user has, and draws it or not after its last receipt. Its user never waits for this, nor sees an error. */
  answered(given: GivenRequest): void {
    this.#guard(given.streamId, () => this.#pending.add(given))
  }

  /** Takes a receipt that is in the book. */
  receipt(provider: Hex, signed: SignedReceipt): void {
    this.#guard(signed.receipt.streamId, () => this.#pending.receipt(provider, signed))
  }

  /** Takes the news that no receipt of a range will come. */
  drop(streamId: Hex, provider: Hex, request: Hex): void {
    this.#guard(streamId, () => this.#pending.drop(provider, request))
  }

  /** The amount that was signed for a subscriber before its oldest answer that is still being confirmed. */
  signedBeforeOldestWei(streamId: Hex, provider: Hex): bigint | undefined {
    return this.#confirmations.signedBeforeOldestWei(streamId, provider)
  }

  /** Tries answers that wait for a confirmer again. */
  retryNow(): void {
    this.#confirmations.retryNow()
  }

  view(stream: ClientStream): ConfirmingView {
    const counts = this.#confirmations.countsOf(stream.streamId)
    const newest = stream.revisions.length - 1
    const { confirmedShare, confirmer } = confirmingOf(stream.revisions[newest]!.prescription)
    const manifest = confirmer === 'own' ? this.#manifestOf(stream.streamId, newest) : undefined
    const problem = manifest && whyNotOwn(this.#options.context.options.server, manifest)
    return { ...counts, by: confirmer, share: confirmedShare, problem }
  }

  /** Accuses an answer out of the client's trust lock. Its request stays on disk until the audit is over. */
  async #accuse({ streamId, provider, signed }: WrongFinding): Promise<void> {
    const { context, requests } = this.#options
    const stream = this.#record(streamId)
    const subscription = context.ledger.subscription(streamId, provider)
    // a closed stream has no trust lock, and its subscribers have no stake in it
    if (!stream || !subscription) return
    const { terms } = stream
    const keptMs = (terms.accuseSeconds + terms.holdSeconds) * 1000
    requests.keepUntil(provider, signed.receipt.request, context.nowMs() + keptMs)
    await accuseAnswer(context.network, context.sender, {
      ...{ chainId: context.chainId, terms, rules: context.rules, provider, signed },
      receiptKey: subscription.receiptKey,
    })
    context.logger.warn({ streamId, provider }, 'a wrong answer was accused on the chain')
  }

  #record(streamId: Hex): ClientStream | undefined {
    const stream = this.#options.context.records.streams.get(streamId)
    return stream?.refused || stream?.closedMs !== undefined ? undefined : stream
  }

  #manifestOf(streamId: Hex, revision: number): StreamManifest | undefined {
    const packed = this.#record(streamId)?.revisions[revision]
    if (!packed) return undefined
    const known = this.#manifests.get(packed.content)
    if (known) return known
    const manifest = StreamManifest.parse(JSON.parse(packed.manifest))
    this.#manifests.set(packed.content, manifest)
    return manifest
  }

  #guard(streamId: Hex, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#options.context.logger.error({ streamId, error }, 'an answer is not confirmed')
    }
  }
}
