import { z } from 'zod'
import { type Identity, verifySignature } from '../identity/Identity.ts'
import { PeerId } from '../identity/PeerId.ts'

/** What a relay has carried for a target since it registered: a total that only grows, so that the last one counts. */
export const RelayUsage = z.object({
  relay: PeerId,
  target: PeerId,
  /** One registration; totals of different periods add up. */
  period: z.string().regex(/^[0-9a-f]{32}$/),
  bytes: z.int().nonnegative(),
})
export type RelayUsage = z.infer<typeof RelayUsage>

export type SignedRelayUsage = { usage: RelayUsage; signature: string }

const purpose = 'relay usage 1'

export function signRelayUsage(identity: Identity, usage: RelayUsage): SignedRelayUsage {
  return { usage, signature: identity.sign(purpose, bytesOf(usage)).toString('base64') }
}

/** Whether the target of the statement made it: what a relay shows to be paid. */
export function verifyRelayUsage({ usage, signature }: SignedRelayUsage): boolean {
  return verifySignature(usage.target, purpose, bytesOf(usage), Buffer.from(signature, 'base64'))
}

function bytesOf({ relay, target, period, bytes }: RelayUsage): Buffer {
  return Buffer.from(JSON.stringify([relay, target, period, bytes]))
}
