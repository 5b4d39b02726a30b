import type { RoleContext } from '../role/RoleContext.ts'

/** Nothing while the chain's clock is past `until`; else when to look again, with a block asked for then. */
export async function waitUntil(
  context: RoleContext,
  until: number,
): Promise<{ againMs: number } | undefined> {
  if (context.ledger.head.timestamp > until) return undefined
  await context.wantBlock({ timestamp: until + 1 })
  return { againMs: Math.max(200, (until + 1) * 1000 - context.nowMs() + 150) }
}
