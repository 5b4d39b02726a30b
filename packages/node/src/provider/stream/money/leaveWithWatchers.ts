import type { SignedVoucher } from '@muster-network/chain'
import { peerOf } from '../../../ledger/LedgerDirectory.ts'
import { serviceNodes } from '../../../presence/services.ts'
import type { RoleContext } from '../../../role/RoleContext.ts'
import { holdVoucher } from '../../../wire/calls.ts'

/** Watchers that get our voucher: one may be offline when it matters. */
const watchers = 2
const callMs = 5_000

/** Leaves our newest voucher with watchers, which settle it when we are offline. Returns whether one of them holds it. */
export async function leaveWithWatchers(
  { ledger, peer, logger }: RoleContext,
  signed: SignedVoucher,
  signal: AbortSignal,
): Promise<boolean> {
  let held = 0
  for (const { facts } of serviceNodes(ledger, 'veto')) {
    if (held >= watchers) break
    const watcher = peerOf(facts.peerKey)
    try {
      const verdict = await peer.call(watcher, holdVoucher, signed, { signal, timeoutMs: callMs })
      if (verdict.ok || verdict.reason === 'stale') held++
      else logger.debug({ watcher, reason: verdict.reason }, 'a watcher does not hold our voucher')
    } catch (error) {
      if (signal.aborted) throw error
      logger.debug({ watcher, error }, 'a watcher could not be reached')
    }
  }
  return held > 0
}
