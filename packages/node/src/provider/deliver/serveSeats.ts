import { Answer, compactSignature, type Hex, type Panel, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { serveDisputes } from '../../veto/dispute/serveDisputes.ts'
import { giveAnswer, takeSegment } from '../../wire/calls.ts'
import type { Provider } from '../Provider.ts'
import { tenureKey } from '../tenure/Tenure.ts'
import { segmentFor } from './segmentFor.ts'
import { serveCopies } from './serveCopies.ts'

/** The executor's side of a check: drawn seats, and nobody else, get what their replay needs; their answers are kept. */
export function serveSeats(provider: Provider, onAnswer: (deliveryId: Hex) => void): void {
  const { context, deliveries } = provider
  context.peer.handle(takeSegment, async ({ deliveryId, seat }, { peerId }) => {
    const { tenure, held } = find(provider, deliveryId)
    const panel = panelOf(held)
    const drawn = panel.seats[seat]
    if (!drawn || !context.directory.peersOf(drawn.operator).includes(peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', `seat ${seat} is not this peer's`)
    const segment = Number(panel.segments[drawn.check])
    const { endProof: _, ...served } = await segmentFor(provider, tenure, held, segment, peerId)
    return served
  })
  serveDisputes(context, async (deliveryId, segment, peerId) => {
    const { tenure, held } = find(provider, deliveryId)
    return segmentFor(provider, tenure, held, segment, peerId)
  })
  serveCopies(provider, (deliveryId) => find(provider, deliveryId))
  context.peer.handle(giveAnswer, async ({ deliveryId, seat, signature, ...answer }) => {
    const panel = panelOf(find(provider, deliveryId).held)
    const operator = panel.seats[seat]?.operator
    const domain = {
      chainId: context.chainId,
      verifyingContract: context.network.addresses.council,
    }
    const message = operator && { deliveryId, seat, operator, ...answer }
    // anything else would make the settlement fail
    if (!message || !verifyMessage({ domain, type: Answer, message, signature, signer: operator }))
      throw new MusterError(
        'PROVIDER_NOT_EXECUTOR',
        `the answer was not signed by the operator of seat ${seat}`,
      )
    // the first word stands: a seat that changes it could make every settlement fail
    deliveries.change(deliveryId, (own) => ({
      ...own,
      answers: { [seat]: { ...answer, ...compactSignature(signature) }, ...own.answers },
    }))
    onAnswer(deliveryId)
    return {}
  })
}

function find({ context, deliveries, tenures }: Provider, deliveryId: Hex) {
  const own = deliveries.get(deliveryId)
  const held = context.ledger.delivery(deliveryId)
  const tenure = own && tenures.get(tenureKey({ ...own, number: own.tenure }))
  if (!held || !tenure?.work)
    throw new MusterError('NET_NOT_READY', 'this delivery is not known here, or not yet')
  return { held, tenure }
}

/** Work without a check has no council, but can be contested all the same. */
function panelOf({ panel }: LedgerDelivery): Panel {
  if (!panel)
    throw new MusterError('NET_NOT_READY', 'this council is not drawn yet, as far as this node has read')
  return panel
}
