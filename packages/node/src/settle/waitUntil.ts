import type { RoleContext } from '../role/RoleContext.ts'

/**
 * Returns undefined when the chain's clock is past `until`; otherwise when to retry, and requests a block for that
 * time.
 */
export async function waitUntil(
  context: RoleContext,
  until: number,
): Promise<{ retryAfterMs: number } | undefined> {
  if (context.ledger.head.timestamp > until) return undefined
  await context.wantBlock({ timestamp: until + 1 })
  return { retryAfterMs: Math.max(200, (until + 1) * 1000 - context.nowMs() + 150) }
}
