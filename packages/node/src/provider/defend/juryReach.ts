import type { Terms } from '@muster-network/chain'
import type { LedgerDelivery } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isReachable } from '../../presence/isReachable.ts'
import { serviceNodes } from '../../presence/services.ts'
import { judgesOf } from '../../replay/jurorsOf.ts'
import type { RoleContext } from '../../role/RoleContext.ts'

/** Counts the members of the jury that may judge our work, and those of them that do not answer this node. */
export async function juryReach(
  { ledger, peer, sender }: Pick<RoleContext, 'ledger' | 'peer' | 'sender'>,
  ledgerDelivery: Pick<LedgerDelivery, 'delivery'>,
  terms: Pick<Terms, 'client' | 'signer'>,
  signal: AbortSignal,
): Promise<{ members: number; unreachable: number }> {
  const members = judgesOf(ledger, ledgerDelivery, terms, { challenger: sender.address })
  const nodes = serviceNodes(ledger, 'veto')
  const sees = await Promise.all(
    members.map(async (member) => {
      const own = nodes.filter(({ operator }) => operator.toLowerCase() === member)
      const reached = await Promise.all(
        own.map(({ facts }) => isReachable(peer, peerOf(facts.peerKey), signal)),
      )
      return reached.includes(true)
    }),
  )
  return { members: members.length, unreachable: sees.filter((each) => !each).length }
}
