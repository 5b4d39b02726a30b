import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { PeerId } from '@muster-network/p2p'
import type { z } from 'zod'
import type { RoleContext } from '../../role/RoleContext.ts'
import { takeDisputed } from '../../wire/calls.ts'
import { isPeerOf, judgesOf } from './judgesOf.ts'

export type DisputedSegment = z.output<(typeof takeDisputed)['response']>

/**
 * The executor's side of a dispute: gives members of the panel, while a delivery of ours is contested, what they need to
 * replay any segment of it.
 *
 * @example serveDisputes(context, (deliveryId, segment, peerId) => deliveries.segmentFor(deliveryId, segment, peerId))
 */
export function serveDisputes(
  context: Pick<RoleContext, 'peer' | 'ledger'>,
  segmentFor: (deliveryId: Hex, segment: number, peerId: PeerId) => Promise<DisputedSegment>,
): void {
  const { peer, ledger } = context
  peer.handle(takeDisputed, async ({ deliveryId, segment }, { peerId }) => {
    const held = ledger.delivery(deliveryId)
    const task = held && ledger.task(held.delivery.taskId)
    if (!task || !held.contested)
      throw new MusterError(
        'NET_NOT_READY',
        'this delivery is not contested, as far as the chain was read here',
      )
    if (!isPeerOf(ledger, judgesOf(ledger, held, task.terms), peerId))
      throw new MusterError('PROVIDER_NOT_EXECUTOR', 'only a member of the panel may have this')
    if (segment >= Number(held.delivery.segments))
      throw new MusterError('NET_MESSAGE_INVALID', `the delivery has no segment ${segment}`)
    return segmentFor(deliveryId, segment, peerId)
  })
}
