import { bindContract, classIdOf, type Hex, type NodeFacts, nodeIdOf, tokenAbi } from '@muster-network/chain'
import { MusterError, regionNumber } from '@muster-network/core'
import { keyOf } from '../../ledger/LedgerDirectory.ts'
import { endpointOf } from '../../ledger/placeOnChain.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { Provider } from '../Provider.ts'

const unlimited = 2n ** 255n

/** This node in the registry. */
export function nodeIdFor({ context }: Pick<Provider, 'context'>): Hex {
  return nodeIdOf(context.sender.address, keyOf(context.peer.peerId))
}

/**
 * Puts the machine on the market: stake, listing, bond for the council. What is there already stays, so that it can be
 * called at every start; a node whose endpoint has changed is listed anew.
 *
 * @throws CHAIN_REVERTED when the account has too little, CONFIG_INVALID when more than `maxStakeWei` would be staked
 */
export async function goLive(
  provider: Provider,
  options: { score: number; maxStakeWei?: bigint },
): Promise<void> {
  await deposit(provider, options.maxStakeWei)
  await list(provider, options.score)
  await bond(provider)
}

async function deposit({ context, settings }: Provider, maxStakeWei: bigint | undefined): Promise<void> {
  const { network, sender } = context
  const { registry, addresses } = network
  const account = await registry.read.accountOf([sender.address])
  const staked = account.free + account.locked + account.bonded
  const missing = settings().stakeWei - staked
  if (missing <= 0n) return
  if (maxStakeWei !== undefined && missing > maxStakeWei)
    throw new MusterError('CONFIG_INVALID', `the settings ask for ${missing} wei more stake than allowed`)
  const token = bindContract(network.client, tokenAbi, addresses.token)
  const allowed = await token.read.allowance([sender.address, addresses.registry])
  if (allowed < missing)
    await sendStep('stake/approve', [addresses.registry, staked, allowed], (intent) =>
      token.send.approve([addresses.registry, unlimited], { by: sender, intent }),
    )
  await sendStep('stake/deposit', [staked, missing, context.ledger.head.number], (intent) =>
    registry.send.deposit([missing], { by: sender, intent }),
  )
}

async function list(provider: Provider, score: number): Promise<void> {
  const { context, executor, settings } = provider
  const { network, sender, peer, place } = context
  const peerKey = keyOf(peer.peerId)
  const { region, priceHint } = settings()
  const facts: NodeFacts = {
    score: Math.round(score),
    region: regionNumber(region),
    class: classIdOf(executor.facts.class),
    peerKey,
    encryptionKey: peerKey,
    priceHint,
    relays: place().relays.map(keyOf),
    endpoint: endpointOf(place()),
  }
  const { listed, ...known } = await network.registry.read.node([nodeIdFor(provider)])
  const { operator: _, ...listedFacts } = known
  if (listed && sameFacts(listedFacts, facts)) return
  const send = listed ? network.registry.send.updateNode : network.registry.send.listNode
  // the same facts may have to be listed again after others stood in between
  await sendStep(`node/${listed ? 'update' : 'list'}`, [facts, context.ledger.head.number], (intent) =>
    send([facts], { by: sender, intent }),
  )
}

function sameFacts(a: NodeFacts, b: NodeFacts): boolean {
  return (Object.keys(b) as (keyof NodeFacts)[]).every((key) => String(a[key]) === String(b[key]))
}

async function bond({ context, executor, settings }: Provider): Promise<void> {
  const { network, sender, ledger } = context
  const { serve, bondUnits } = settings().council
  const classId = classIdOf(executor.facts.class)
  const { units } = await network.registry.read.bondOf([sender.address, classId])
  const missing = bondUnits - units
  if (!serve || missing <= 0) return
  await sendStep('council/bond', [classId, units, missing, ledger.head.number], (intent) =>
    network.registry.send.bond([classId, missing], { by: sender, intent }),
  )
}
