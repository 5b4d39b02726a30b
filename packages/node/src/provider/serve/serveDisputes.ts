import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import { isPeerOf, jurorsOf } from '../../replay/jurorsOf.ts'
import type { RoleContext } from '../../role/RoleContext.ts'
import { takeDisputed, type WireJob } from '../../wire/calls.ts'

/**
 * The executor's side of a dispute: while a delivery of ours is contested, serves its jurors the data to replay the council's
 * job and the segment that the contest names.
 *
 * @example serveDisputes(context, (deliveryId, segment, peerId) => deliveries.jobFor(deliveryId, segment, peerId))
 */
export function serveDisputes(
  context: Pick<RoleContext, 'peer' | 'ledger'>,
  jobFor: (deliveryId: Hex, segment: number, peerId: PeerId) => Promise<WireJob>,
): void {
  const { peer, ledger } = context
  peer.handle(takeDisputed, async ({ deliveryId, segment }, { peerId }) => {
    const ledgerDelivery = ledger.delivery(deliveryId)
    const task = ledgerDelivery && ledger.task(ledgerDelivery.delivery.taskId)
    if (!task || !ledgerDelivery.contested)
      throw new MusterError(
        'NET_NOT_READY',
        'this delivery is not contested, as far as this node has read the chain',
      )
    const dispute = ledger.disputes(deliveryId).find((each) => each.segment === BigInt(segment))
    if (!dispute)
      throw new MusterError('NET_NOT_READY', `no contest names segment ${segment} of this delivery`)
    if (!isPeerOf(ledger, jurorsOf(ledger, ledgerDelivery, task.terms, dispute), peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', 'only a juror of this delivery may fetch its work')
    return jobFor(deliveryId, segment, peerId)
  })
}
