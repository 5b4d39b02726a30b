import type { Brand } from './Brand.ts'
import { parseHex } from './parseHex.ts'

/** A delivery: its hash. It is the unit that is checked and paid. */
export type DeliveryId = Brand<`0x${string}`, 'DeliveryId'>

/** @throws MusterError SPEC_BAD_ID */
export function parseDeliveryId(value: unknown): DeliveryId {
  return parseHex('delivery id', 32, value) as DeliveryId
}
