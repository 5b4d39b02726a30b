import { z } from 'zod'
import { RelayUsage } from './RelayUsage.ts'

const token = z.string().regex(/^[0-9a-f]{64}$/)

/** Messages from a relay on a target's reverse connection. */
export const RelayToTarget = z.discriminatedUnion('t', [
  z.object({ t: z.literal('welcome'), period: z.string().max(64) }),
  /** A dialler asks for the target: connect to the relay and send this token. */
  z.object({ t: z.literal('incoming'), token }),
  z.object({ t: z.literal('usage'), usage: RelayUsage }),
  z.object({ t: z.literal('ping') }),
])
export type RelayToTarget = z.infer<typeof RelayToTarget>

/** Messages from a target to its relay. */
export const TargetToRelay = z.discriminatedUnion('t', [
  z.object({ t: z.literal('signed'), usage: RelayUsage, signature: z.base64().max(100) }),
  z.object({ t: z.literal('pong') }),
])
export type TargetToRelay = z.infer<typeof TargetToRelay>

export const maxRelayMessageBytes = 4096

/**
 * The first bytes of the connection that a target opens for a dialler; a token follows. The token is sent in
 * the clear: an attacker who steals it gets only ciphertext meant for another key.
 */
export const acceptPreamble = Buffer.from('MUSTER-ACCEPT/1 ')
export const tokenBytes = 32
