import { Bid, BidReceipt, type Hex, structHash, type Terms, verifyMessage } from '@muster-network/chain'
import { amountInWords, MusterError, parseAmount } from '@muster-network/core'
import { takesLateBids } from '../../replicas/isSpare.ts'
import { KeyedMutex } from '../../role/KeyedMutex.ts'
import { whyStakeTooSmall } from '../../task/lockOf.ts'
import { stakeBehind } from '../../task/stakeBehind.ts'
import { inStake } from '../../task/tokenRate.ts'
import type { ClientContext } from '../ClientContext.ts'
import type { StoredBid } from '../ClientTask.ts'
import { revokedBids } from './standingBids.ts'
import { tooManyBids } from './tooManyBids.ts'

const receipts = new KeyedMutex()

/** The most bids of a task that are written to the journal; the bid book has all of them. */
const maxNoted = 100

/**
 * Validates a bid as the market will, numbers it and signs its receipt. The bid is on disk before the receipt is
 * sent: omitting a receipted bid costs the client its lock.
 *
 * @throws PROVIDER_BID_INVALID with the reason
 */
export async function receiveBid(context: ClientContext, bid: Bid, signature: Hex): Promise<StoredBid> {
  const { network, chainId, signer, ledger, records, books } = context
  const { taskId } = bid
  const { terms, prescription } = records.task(taskId)
  const least = parseAmount(prescription.pay.floor, 18) / BigInt(terms.parts * terms.replicas)
  const hash = structHash(Bid, bid)
  const known = books.of(taskId).byHash(hash)
  if (known) return known
  if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
  const domain = { chainId, verifyingContract: network.addresses.market }
  const why = badTerms(bid, terms, least) ?? badNode(context, bid, terms)
  if (why) throw refused(bid, why)
  if (!verifyMessage({ domain, type: Bid, message: bid, signature, signer: bid.operator }))
    throw refused(bid, 'its signature is not the operator’s')
  const [effectivePrice, mayWork, stake] = await Promise.all([
    epochOf(context).then((epoch) =>
      network.history.read.effectivePrice([bid.operator, inStake(terms, bid.price), epoch]),
    ),
    network.registry.read.canLock([bid.operator, 0n]),
    stakeBehind(network, terms, bid),
  ])
  if (!mayWork || stake < bid.stakeLock) throw refused(bid, 'the stake is not free')

  // one receipt at a time: receipts are numbered without gaps, because the book is committed in their order
  return receipts.run(taskId, async () => {
    const book = books.of(taskId)
    const again = book.byHash(hash)
    if (again) return again
    const stored = book.all().map((each) => each.bid)
    const tooMany = tooManyBids(bid, stored, terms, {
      isRevoked: revokedBids(ledger, stored),
      now: ledger.head.timestamp,
    })
    if (tooMany) throw refused(bid, tooMany)
    if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
    const number = book.nextNumber
    const receivedAt = Math.max(Math.floor(context.nowMs() / 1000), ledger.task(taskId)?.awardedAt ?? 0)
    const receipt = await signer.signMessage(domain, BidReceipt, {
      taskId,
      bidHash: hash,
      number,
      receivedAt,
    })
    // an award may have been decided while the receipt was signed
    if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
    const storedBid = { bid, signature, hash, effectivePrice, number, receivedAt, receipt }
    book.add(storedBid)
    if (number <= maxNoted)
      context.note(taskId, { step: 'bidReceived', number, operator: bid.operator, price: bid.price })
    return storedBid
  })
}

/**
 * Whether bids are rejected. While an award is pending, a receipted bid would be an omitted one. After the award,
 * bids are useful only for open parts and for those that nobody took. Drawn replicas come from the committed book.
 */
function isOver({ records, ledger }: ClientContext, taskId: Hex): boolean {
  const { awarding, cancelled } = records.task(taskId)
  const status = ledger.task(taskId)?.status
  if (cancelled || status === 'ended') return true
  if (status !== 'awarded') return awarding !== undefined
  const { bidUntil, terms } = ledger.task(taskId)!
  const now = ledger.head.timestamp
  return !ledger
    .parts(taskId)
    .some((part) => part.status === 'open' || takesLateBids(terms, bidUntil, part, now))
}

function refused(bid: Bid, why: string): MusterError {
  return new MusterError('PROVIDER_BID_INVALID', `the bid was refused: ${why}`, {
    details: { operator: bid.operator },
  })
}

function badTerms(bid: Bid, terms: Terms, least: bigint): string | undefined {
  if (bid.price === 0n || bid.price > terms.maxPrice)
    return `its price is 0 or above ${amountInWords(terms.maxPrice)}`
  if (bid.price < least) return `its price is below ${amountInWords(least)}, the least that the work is paid`
  if (bid.floor > bid.price) return 'its floor is above its price'
  if (bid.maxParts === 0) return 'it asks for no parts'
  if (bid.startSeconds > terms.rules.awardSeconds)
    return `it reserves more than ${terms.rules.awardSeconds} s for its start`
  const tooSmall = whyStakeTooSmall(terms, bid)
  if (tooSmall) return tooSmall
  if (bid.payCode !== terms.payCode) return 'it is for another payment function'
  const own = [terms.client.toLowerCase(), terms.signer.toLowerCase()]
  if (own.includes(bid.operator.toLowerCase())) return 'a client cannot bid on its own task'
  return undefined
}

function badNode({ ledger }: ClientContext, bid: Bid, terms: Terms): string | undefined {
  const node = ledger.node(bid.node)
  if (!node?.listed || node.operator !== bid.operator.toLowerCase()) return 'the node is not the operator’s'
  if (node.classId !== terms.classId) return 'the node is of another class'
  return undefined
}

const epochs = new WeakMap<object, { epoch: Promise<number>; atMs: number }>()

/** Caches the epoch of the registry, which lasts about an hour. */
function epochOf({ network, nowMs }: ClientContext): Promise<number> {
  const known = epochs.get(network)
  if (known && nowMs() - known.atMs < 5_000) return known.epoch
  const epoch = network.registry.read.currentEpoch([])
  epochs.set(network, { epoch, atMs: nowMs() })
  epoch.catch(() => epochs.delete(network))
  return epoch
}
