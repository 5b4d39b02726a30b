import type { Brand } from './Brand.ts'
import { refuseId } from './refuseId.ts'

/** A node's Ed25519 public key in lower-case base32: 52 characters, so that it is also a valid DNS label (SNI). */
export type PeerId = Brand<string, 'PeerId'>

/** @throws MusterError SPEC_BAD_ID */
export function parsePeerId(value: unknown): PeerId {
  // 256 bits leave one significant bit in the last character, so that it is a or q: each key has one spelling.
  if (typeof value !== 'string' || !/^[a-z2-7]{51}[aq]$/.test(value))
    return refuseId('peer id', '52 characters of base32 (a to z, 2 to 7)', value)
  return value as PeerId
}
