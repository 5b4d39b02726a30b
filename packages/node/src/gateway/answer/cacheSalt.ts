import { createHmac } from 'node:crypto'
import type { Hex } from '@muster-network/chain'

/** Returns the salt that separates the caches of users: one for each API key and the user that its owner names. */
export function cacheSalt(saltKey: Uint8Array, keyId: string, user: string | null | undefined): Hex {
  return `0x${createHmac('sha256', saltKey)
    .update(JSON.stringify([keyId, user ?? null]))
    .digest('hex')}`
}
