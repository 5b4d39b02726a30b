import type { Terms } from '@muster-network/chain'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { isInReach } from '../../presence/isInReach.ts'
import { serviceNodes, vetoMembers } from '../../presence/services.ts'
import type { RoleContext } from '../../role/RoleContext.ts'

/** How many members the panel has, and how many of those that may vote on work of ours do not answer this node. */
export async function panelSight(
  { ledger, peer, sender }: Pick<RoleContext, 'ledger' | 'peer' | 'sender'>,
  terms: Pick<Terms, 'client' | 'signer'>,
  signal: AbortSignal,
): Promise<{ members: number; blind: number }> {
  const members = vetoMembers(ledger)
  const parties = [terms.client, terms.signer, sender.address].map((each) => each.toLowerCase())
  const nodes = serviceNodes(ledger, 'veto')
  const sees = await Promise.all(
    members
      .filter((member) => !parties.includes(member))
      .map(async (member) => {
        const own = nodes.filter(({ operator }) => operator.toLowerCase() === member)
        const reached = await Promise.all(
          own.map(({ facts }) => isInReach(peer, peerOf(facts.peerKey), signal)),
        )
        return reached.includes(true)
      }),
  )
  return { members: members.length, blind: sees.filter((each) => !each).length }
}
