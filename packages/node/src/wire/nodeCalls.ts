import { Address, defineCall, PeerId } from '@muster-network/p2p'
import { z } from 'zod'
import { AddressText, Bytes32, Signature, Whole } from './fields.ts'

// About a node by itself: its time, and where it is.

const Seconds = z
  .int()
  .min(0)
  .max(2 ** 40 - 1)

/** Client → provider: may I have this node for myself at that time? The answer is an offer that the contract takes. */
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
      leastBasePrice: Whole,
      bond: Whole,
      expiry: Seconds,
      nonce: Whole,
    }),
    signature: Signature,
  }),
)

/** Client → node: where it can be reached now, when its tasks were posted from elsewhere. */
export const tellPlace = defineCall(
  'node/place',
  z.strictObject({ addresses: z.array(Address).max(4), relays: z.array(PeerId).max(4) }),
  z.strictObject({}),
)
