import { randomBytes } from 'node:crypto'
import type { Hex } from '@muster-network/chain'

/** Returns a random salt, seed or id. */
export function random32(): Hex {
  return `0x${randomBytes(32).toString('hex')}`
}
