import { z } from 'zod'
import { type Identity, verifySignature } from '../identity/Identity.ts'
import { PeerId } from '../identity/PeerId.ts'

/**
 * The bytes that a relay has carried for a target since it registered. The total only grows, so the last
 * statement counts.
 */
export const RelayUsage = z.object({
  relay: PeerId,
  target: PeerId,
  /** Identifies one registration; the totals of different periods add up. */
  period: z.string().regex(/^[0-9a-f]{32}$/),
  bytes: z.int().nonnegative(),
})
export type RelayUsage = z.infer<typeof RelayUsage>

export type SignedRelayUsage = { usage: RelayUsage; signature: string }

const purpose = 'relay usage 1'

export function signRelayUsage(identity: Identity, usage: RelayUsage): SignedRelayUsage {
  return { usage, signature: identity.sign(purpose, bytesOf(usage)).toString('base64') }
}

/** Verifies that the target signed the statement, which a relay presents to be paid. */
export function verifyRelayUsage({ usage, signature }: SignedRelayUsage): boolean {
  return verifySignature(usage.target, purpose, bytesOf(usage), Buffer.from(signature, 'base64'))
}

function bytesOf({ relay, target, period, bytes }: RelayUsage): Buffer {
  return Buffer.from(JSON.stringify([relay, target, period, bytes]))
}
