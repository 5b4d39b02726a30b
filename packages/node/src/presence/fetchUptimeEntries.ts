import { type Hex, type UptimeEntry, uptimeTree } from '@muster-network/chain'
import { peerOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { showUptime } from '../wire/calls.ts'
import { serviceNodes } from './services.ts'

/** Fetches the entries that a member attested for an epoch; undefined while the member provides none. */
export async function fetchUptimeEntries(
  { ledger, peer }: Pick<RoleContext, 'ledger' | 'peer'>,
  member: Hex,
  epoch: number,
): Promise<UptimeEntry[] | undefined> {
  for (const { facts } of serviceNodes(ledger, 'veto').filter(({ operator }) => operator === member)) {
    const peerId = peerOf(facts.peerKey)
    if (peerId === peer.peerId) continue
    const shown = await peer.call(peerId, showUptime, { epoch }, { timeoutMs: 5_000 }).catch(() => undefined)
    if (shown && shown.entries.length > 0) return shown.entries
  }
  return undefined
}

export function rootOf(epoch: number, entries: readonly UptimeEntry[]): Hex | undefined {
  try {
    return uptimeTree(BigInt(epoch), entries).root
  } catch {
    return undefined
  }
}
