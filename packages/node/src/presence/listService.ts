import { bindContract, classIdOf, type Hex, nodeIdOf, tokenAbi } from '@muster-network/chain'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { endpointOf } from '../ledger/placeOnChain.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { type Service, serviceClasses } from './services.ts'

/**
 * Lists this node for a service, with the stake that this takes, and lists it anew when its address has changed. Nothing
 * is sent when the chain says it already.
 *
 * @throws CHAIN_REVERTED, such as when the account does not hold the stake
 */
export async function listService(context: RoleContext, service: Service, stake: bigint): Promise<Hex> {
  const { network, sender, peer, ledger } = context
  const peerKey = keyOf(peer.peerId)
  const nodeId = nodeIdOf(sender.address, peerKey)
  const place = context.place()
  const facts = {
    score: 0,
    region: 0,
    class: classIdOf(serviceClasses[service]),
    peerKey,
    encryptionKey: peerKey,
    priceHint: 0n,
    relays: place.relays.map(keyOf),
    endpoint: endpointOf(place),
  }
  const known = await network.registry.read.node([nodeId])
  await holdStake(context, stake)
  if (!known.listed)
    await sendStep('service/list', [facts, ledger.head.number], (intent) =>
      network.registry.send.listNode([facts], { by: sender, intent }),
    )
  // listed for something else already: whoever listed it keeps it up to date
  else if (known.class !== facts.class) return nodeId
  else if (known.endpoint !== facts.endpoint || known.relays.join() !== facts.relays.join())
    await sendStep('service/update', [facts, ledger.head.number], (intent) =>
      network.registry.send.updateNode([facts], { by: sender, intent }),
    )
  return nodeId
}

/** Brings this operator's stake up to an amount. */
async function holdStake(context: RoleContext, stake: bigint): Promise<void> {
  const { network, sender } = context
  const account = await network.registry.read.accountOf([sender.address])
  const held = account.free + account.locked + BigInt(account.bonded)
  if (held >= stake) return
  const missing = stake - held
  const token = bindContract(network.client, tokenAbi, network.addresses.token)
  const { registry } = network.addresses
  await sendStep('service/approve', [registry, missing, held], (intent) =>
    token.send.approve([registry, missing], { by: sender, intent }),
  )
  await sendStep('service/stake', [missing, held], (intent) =>
    network.registry.send.deposit([missing], { by: sender, intent }),
  )
}
