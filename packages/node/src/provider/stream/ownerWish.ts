import type { ProviderSettings } from '../settings/ProviderSettings.ts'

/** Time for answers to end when the owner wants the machine, and when it only takes nothing new. */
export const yieldMs = 3_000
export const drainMs = 120_000

/** `wait`: the service is closed, and the place in the stream stays. */
export type OwnerWish = { what: 'serve' } | { what: 'wait' | 'leave'; why: string; graceMs: number }

export type OwnerWishFacts = Pick<ProviderSettings, 'state' | 'patienceMs'> & {
  /** The owner serves streams at all. */
  serve: boolean
  /** The time for which the owner's rules have blocked strangers' work; undefined while they do not. */
  blockedMs: number | undefined
}

/** Decides whether this machine serves streams now. A short pause costs no transaction: leaving and joining again costs two. */
export function ownerWish({ state, serve, blockedMs, patienceMs }: OwnerWishFacts): OwnerWish {
  if (state === 'off') return { what: 'leave', why: 'the owner turned this machine off', graceMs: yieldMs }
  if (state === 'draining') return { what: 'leave', why: 'this machine takes no new work', graceMs: drainMs }
  if (!serve) return { what: 'leave', why: 'the owner serves no streams', graceMs: drainMs }
  if (blockedMs === undefined) return { what: 'serve' }
  const what = blockedMs >= patienceMs ? 'leave' : 'wait'
  return { what, why: 'the owner uses this machine', graceMs: yieldMs }
}
