import { bindContract, classIdOf, type Hex, type NodeFacts, nodeIdOf, tokenAbi } from '@muster-network/chain'
import { amountInWords, MusterError, regionNumber } from '@muster-network/core'
import { endpointOf } from '../../ledger/endpointOnChain.ts'
import { keyOf } from '../../ledger/LedgerDirectory.ts'
import { sendStep } from '../../role/sendStep.ts'
import type { Provider } from '../Provider.ts'
import { hourPriceOfSettings } from '../settings/ProviderSettings.ts'

const unlimited = 2n ** 255n
const highestHint = 2n ** 128n - 1n

/** The id of this node in the registry. */
export function nodeIdFor({ context }: Pick<Provider, 'context'>): Hex {
  return nodeIdOf(context.sender.address, keyOf(context.peer.peerId))
}

/**
 * Puts the machine on the market: deposits stake, lists the node, bonds for the council, sets the surety aside. Idempotent, so it is
 * called at every start; it updates the listing of a node whose endpoint has changed.
 *
 * @throws CHAIN_REVERTED when the account has too few tokens, CONFIG_INVALID when more than `maxStakeWei` would be staked
 */
export async function goLive(
  provider: Provider,
  options: { score: number; maxStakeWei?: bigint },
): Promise<void> {
  await deposit(provider, options.maxStakeWei)
  await list(provider, options.score)
  await bond(provider)
  await raiseSurety(provider)
}

async function deposit({ context, settings }: Provider, maxStakeWei: bigint | undefined): Promise<void> {
  const { network, sender } = context
  const { registry, addresses } = network
  const account = await registry.read.accountOf([sender.address])
  const staked = account.free + account.locked + account.bonded
  const missing = settings().stakeWei - staked
  if (missing <= 0n) return
  if (maxStakeWei !== undefined && missing > maxStakeWei)
    throw new MusterError(
      'CONFIG_INVALID',
      `the settings need ${amountInWords(missing)} more stake, above the allowed ${amountInWords(maxStakeWei)}`,
    )
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

/** Lists the node, or updates its listing where it differs from the settings. */
export async function list(provider: Provider, score: number): Promise<void> {
  const { context, executor, settings } = provider
  const { network, sender, peer, endpoint } = context
  const peerKey = keyOf(peer.peerId)
  const { region } = settings()
  const hourPrice = hourPriceOfSettings(settings())
  const facts: NodeFacts = {
    score: Math.round(score),
    region: regionNumber(region),
    class: classIdOf(executor.facts.class),
    peerKey,
    encryptionKey: peerKey,
    priceHint: hourPrice < highestHint ? hourPrice : highestHint,
    relays: endpoint().relays.map(keyOf),
    endpoint: endpointOf(endpoint()),
  }
  const { listed, ...known } = await network.registry.read.node([nodeIdFor(provider)])
  const { operator: _, ...listedFacts } = known
  if (listed && sameFacts(listedFacts, facts)) return
  const send = listed ? network.registry.send.updateNode : network.registry.send.listNode
  // the block number makes the step unique: the same facts may be listed again after others in between
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
  const { units, jailedUntil } = await network.registry.read.bondOf([sender.address, classId])
  const missing = bondUnits - units
  // a jailed operator cannot bond; the bond is raised when it returns
  if (!serve || missing <= 0 || jailedUntil !== 0) return
  await sendStep('council/bond', [classId, units, missing, ledger.head.number], (intent) =>
    network.registry.send.bond([classId, missing], { by: sender, intent }),
  )
}

/** Raises the surety to the owner's setting, as far as stake is free. Never after a loss: its owner looks into the cause first. */
async function raiseSurety({ context, settings }: Provider): Promise<void> {
  const { network, sender, ledger } = context
  const { suretyWei } = settings()
  if (suretyWei === 0n) return
  const [{ free, admitted, jailedUntil }, { amount, lostAt }] = await Promise.all([
    network.registry.read.accountOf([sender.address]),
    network.sureties.read.suretyOf([sender.address]),
  ])
  const missing = suretyWei - amount < free ? suretyWei - amount : free
  if (missing <= 0n || lostAt !== 0 || !admitted || jailedUntil !== 0) return
  await sendStep('surety/raise', [amount, missing, ledger.head.number], (intent) =>
    network.sureties.send.raise([missing], { by: sender, intent }),
  )
}
