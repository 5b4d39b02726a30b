import { Answer, compactSignature, type Hex, type SeatAnswer, verifyMessage } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'

export type GivenAnswer = { seat: number; kind: number; seal: Hex; signature: Hex }

/**
 * Reads the answer that a seat sent to this node. An invalid signature would make the settlement fail.
 *
 * @throws NET_NOT_READY before the draw, PROVIDER_NOT_EXECUTOR for an answer that is not the seat's
 */
export function readAnswer(
  { chainId, network }: Pick<RoleContext, 'chainId' | 'network'>,
  { id, roster }: Pick<LedgerDelivery, 'id' | 'roster'>,
  { seat, kind, seal, signature }: GivenAnswer,
): SeatAnswer {
  if (!roster)
    throw new MusterError(
      'NET_NOT_READY',
      'the council is not drawn yet, as far as this node has read the chain',
    )
  const operator = roster.seats[seat]?.operator
  const domain = { chainId, verifyingContract: network.addresses.council }
  const message = operator && { deliveryId: id, seat, operator, kind, seal }
  if (!message || !verifyMessage({ domain, type: Answer, message, signature, signer: operator }))
    throw new MusterError(
      'PROVIDER_NOT_EXECUTOR',
      `the answer has no valid signature of the operator of seat ${seat}`,
    )
  return { kind, seal, ...compactSignature(signature) }
}
