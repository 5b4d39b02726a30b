import { bindEconomy, uptimeTree } from '@muster-network/chain'
import { enumName, epochStates } from '@muster-network/core'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { fetchUptimeEntries, rootOf } from './fetchUptimeEntries.ts'
import { vetoMembers } from './services.ts'

export type UptimeClaim = { ok: true; weight: bigint } | { ok: false; reason: string }

/**
 * Claims this operator's reward of a final epoch. The veto nodes provide the entries under the root; the Merkle proof
 * is computed here, so a wrong entry cannot deceive this node.
 */
export async function claimUptime(context: RoleContext, epoch: number): Promise<UptimeClaim> {
  const { network, manifest, sender, ledger } = context
  const { uptime } = bindEconomy(network.client, manifest)
  const now = await uptime.read.epochOf([BigInt(epoch)])
  if (enumName(epochStates, now.state) !== 'final') return { ok: false, reason: 'the epoch is not final yet' }
  if (await uptime.read.claimed([BigInt(epoch), sender.address]))
    return { ok: false, reason: 'the reward was claimed already' }
  for (const member of vetoMembers(ledger)) {
    const entries = await fetchUptimeEntries(context, member, epoch)
    if (!entries || rootOf(epoch, entries) !== now.root) continue
    const operator = sender.address.toLowerCase()
    const weight = entries.find((each) => each.operator.toLowerCase() === operator)?.weight
    const proof = uptimeTree(BigInt(epoch), entries).proofOf(sender.address)
    if (weight === undefined || !proof)
      return { ok: false, reason: 'this operator has no proven uptime in the epoch' }
    await sendStep(`uptime/${epoch}/claim`, weight, (intent) =>
      uptime.send.claim([BigInt(epoch), sender.address, weight, proof], { by: sender, intent }),
    )
    return { ok: true, weight }
  }
  return { ok: false, reason: 'no veto node provides the entries of the root' }
}
