import { Address, defineCall, PeerId } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, Bytes32, Signature, uintOf } from './fields.ts'

// Calls about a node itself: reservations and endpoint updates.

const Seconds = z
  .int()
  .min(0)
  .max(2 ** 40 - 1)

/** Client → provider: requests a reservation of this node. The response is a signed offer for the contract. */
export const offerReservation = defineCall(
  'node/reserve',
  z.strictObject({ node: Bytes32, client: AddressText, from: Seconds, until: Seconds }),
  z.strictObject({
    offer: z.strictObject({
      operator: AddressText,
      node: Bytes32,
      client: AddressText,
      replaces: Bytes32,
      score: z
        .int()
        .min(1)
        .max(2 ** 32 - 1),
      from: Seconds,
      until: Seconds,
      minBasePrice: uintOf(256),
      bond: uintOf(256),
      expiry: Seconds,
      nonce: uintOf(256),
    }),
    signature: Signature,
  }),
)

/** Client → node: its current endpoint, after it posted tasks from another one. */
export const updateEndpoint = defineCall(
  'node/endpoint',
  z.strictObject({ addresses: z.array(Address).max(4), relays: z.array(PeerId).max(4) }),
  z.strictObject({}),
)
