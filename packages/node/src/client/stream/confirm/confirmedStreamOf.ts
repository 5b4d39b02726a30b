import { Confirmation, type Signer } from '@muster-network/chain'
import { checkModes, confirmingOf, enumCode } from '@muster-network/core'
import { linkPay } from '../../../confirm/ask/linkPay.ts'
import type { ConfirmedStream } from '../../../confirm/ConfirmedStream.ts'
import { priceOfManifest } from '../../../task/priceOfManifest.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import type { ClientContext } from '../../ClientContext.ts'
import type { ClientStream } from '../ClientStream.ts'
import type { SubscriberLink } from '../subscribers/SubscriberLink.ts'

export type ConfirmedStreamFacts = {
  revision: number
  manifestOf(revision: number): StreamManifest | undefined
  /** The subscribers that serve now; none before they were met after a restart. */
  links(): SubscriberLink[]
  signer(): Promise<Signer>
}

/** Returns a stream as its confirmations need it, by the rules of a revision; undefined when there is no such revision. */
export function confirmedStreamOf(
  {
    ledger,
    definition,
    network,
    chainId,
    nowMs,
  }: Pick<ClientContext, 'ledger' | 'definition' | 'network' | 'chainId' | 'nowMs'>,
  { streamId, terms, revisions }: Pick<ClientStream, 'streamId' | 'terms' | 'revisions'>,
  { revision, manifestOf, links, signer }: ConfirmedStreamFacts,
): ConfirmedStream | undefined {
  const prescription = revisions[revision]?.prescription
  if (!prescription) return undefined
  const { epochSeconds, accuseSeconds } = terms
  const epoch = () => Math.floor(nowMs() / 1000 / epochSeconds)
  return {
    ...confirmingOf(prescription),
    isAudited: terms.how !== enumCode(checkModes, 'none'),
    calibratedAnswers: definition.streams.calibratedAnswers,
    manifest: manifestOf,
    candidates(served) {
      const manifest = manifestOf(served)
      if (!manifest) return []
      const price = priceOfManifest(manifest)
      return links()
        .filter((link) => link.served?.revision === served && link.served.slots > 0)
        .map((link) => ({
          ...{ confirmer: link.provider, operator: link.facts.operator, peerId: link.peerId },
          ...{ stakeWei: link.facts.stakeWei, pay: linkPay(link, { price, epoch }) },
        }))
    },
    subscriber(provider) {
      const subscription = ledger.subscription(streamId, provider)
      const node = subscription && ledger.node(subscription.node)
      return subscription && node && { operator: node.operator, receiptKey: subscription.receiptKey }
    },
    async signConfirmation(message) {
      const domain = { chainId, verifyingContract: network.streams.address }
      return (await signer()).signMessage(domain, Confirmation, message)
    },
    accuseUntilMs: (answered) => ((answered + 1) * epochSeconds + accuseSeconds) * 1000,
  }
}
