import { bindContract, classIdOf, type Hex, nodeIdOf, tokenAbi } from '@muster-network/chain'
import { endpointOf } from '../ledger/endpointOnChain.ts'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { type Service, serviceClasses } from './services.ts'

/**
 * Lists this node for a service, with the required stake, and updates the listing when its endpoint has changed.
 * Sends nothing when the chain is up to date.
 *
 * @throws CHAIN_REVERTED, such as when the account lacks the stake
 */
export async function listService(context: RoleContext, service: Service, stake: bigint): Promise<Hex> {
  const { network, sender, peer, ledger } = context
  const peerKey = keyOf(peer.peerId)
  const nodeId = nodeIdOf(sender.address, peerKey)
  const endpoint = context.endpoint()
  const facts = {
    score: 0,
    region: 0,
    class: classIdOf(serviceClasses[service]),
    peerKey,
    encryptionKey: peerKey,
    priceHint: 0n,
    relays: endpoint.relays.map(keyOf),
    endpoint: endpointOf(endpoint),
  }
  const known = await network.registry.read.node([nodeId])
  await raiseStake(context, stake)
  if (!known.listed)
    await sendStep('service/list', [facts, ledger.head.number], (intent) =>
      network.registry.send.listNode([facts], { by: sender, intent }),
    )
  // listed for another service already: that service keeps the listing up to date
  else if (known.class !== facts.class) return nodeId
  else if (known.endpoint !== facts.endpoint || known.relays.join() !== facts.relays.join())
    await sendStep('service/update', [facts, ledger.head.number], (intent) =>
      network.registry.send.updateNode([facts], { by: sender, intent }),
    )
  return nodeId
}

/** Deposits the difference between an amount and this operator's stake. */
async function raiseStake(context: RoleContext, stake: bigint): Promise<void> {
  const { network, sender } = context
  const account = await network.registry.read.accountOf([sender.address])
  const current = account.free + account.locked + BigInt(account.bonded)
  if (current >= stake) return
  const missing = stake - current
  const token = bindContract(network.client, tokenAbi, network.addresses.token)
  const { registry } = network.addresses
  await sendStep('service/approve', [registry, missing, current], (intent) =>
    token.send.approve([registry, missing], { by: sender, intent }),
  )
  await sendStep('service/stake', [missing, current], (intent) =>
    network.registry.send.deposit([missing], { by: sender, intent }),
  )
}
