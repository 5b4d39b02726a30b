import { bindEconomy, uptimeTree } from '@muster-network/chain'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { entriesOf, rootOf } from '../veto/uptime/advanceEpoch.ts'
import { vetoMembers } from './services.ts'

export type UptimeClaim = { ok: true; weight: bigint } | { ok: false; reason: string }

const final = 3

/**
 * Fetches this operator's share of an epoch that counts. The veto nodes show what is under their root; the proof is made
 * here, so nothing that they say is believed.
 */
export async function claimUptime(context: RoleContext, epoch: number): Promise<UptimeClaim> {
  const { network, manifest, sender, ledger } = context
  const { uptime } = bindEconomy(network.client, manifest)
  const now = await uptime.read.epochOf([BigInt(epoch)])
  if (now.state !== final) return { ok: false, reason: 'the epoch does not count yet' }
  if (await uptime.read.claimed([BigInt(epoch), sender.address]))
    return { ok: false, reason: 'it was claimed already' }
  for (const member of vetoMembers(ledger)) {
    const entries = await entriesOf(context, member, epoch)
    if (!entries || rootOf(epoch, entries) !== now.root) continue
    const operator = sender.address.toLowerCase()
    const weight = entries.find((each) => each.operator.toLowerCase() === operator)?.weight
    const proof = uptimeTree(BigInt(epoch), entries).proofOf(sender.address)
    if (weight === undefined || !proof) return { ok: false, reason: 'this operator proved nothing in it' }
    await sendStep(`uptime/${epoch}/claim`, weight, (intent) =>
      uptime.send.claim([BigInt(epoch), sender.address, weight, proof], { by: sender, intent }),
    )
    return { ok: true, weight }
  }
  return { ok: false, reason: 'no veto node shows what is under the root' }
}
