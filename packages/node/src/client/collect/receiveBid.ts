import { Bid, BidReceipt, type Hex, structHash, type Terms, verifyMessage } from '@muster-network/chain'
import { MusterError, parseAmount } from '@muster-network/core'
import type { ClientContext } from '../ClientContext.ts'
import type { HeldBid } from '../ClientTask.ts'

/** More than any halt waits for; a stranger cannot fill the disk with bids. */
const mostBids = 5_000
/** Of these the owner's journal tells; the book has them all. */
const mostNoted = 100

/**
 * Checks a bid as the market will, numbers it and signs its receipt. It is on disk before the receipt leaves: leaving a
 * receipted bid out costs the client its lock.
 *
 * @throws PROVIDER_BID_INVALID with the reason
 */
export async function receiveBid(context: ClientContext, bid: Bid, signature: Hex): Promise<HeldBid> {
  const { network, chainId, signer, ledger, kept, books } = context
  const { taskId } = bid
  const { terms, prescription } = kept.task(taskId)
  const least = parseAmount(prescription.pay.floor, 18) / BigInt(terms.parts * terms.copies)
  const hash = structHash(Bid, bid)
  const known = books.of(taskId).byHash(hash)
  if (known) return known
  if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
  const domain = { chainId, verifyingContract: network.addresses.market }
  const why = badTerms(bid, terms, least) ?? badNode(context, bid, terms)
  if (why) throw refused(bid, why)
  if (!verifyMessage({ domain, type: Bid, message: bid, signature, signer: bid.operator }))
    throw refused(bid, 'its signature is not the operator’s')
  const [effectivePrice, fundable] = await Promise.all([
    epochOf(context).then((epoch) => network.history.read.effectivePrice([bid.operator, bid.price, epoch])),
    network.registry.read.canLock([bid.operator, bid.stakeLock]),
  ])
  if (!fundable) throw refused(bid, 'the stake is not free')

  // from here on nothing waits until the bid is on disk, so that none slips in beside an award
  if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
  const book = books.of(taskId)
  if (book.all().length >= mostBids) throw refused(bid, 'the book is full')
  const number = book.nextNumber()
  const receivedAt = Math.max(Math.floor(context.nowMs() / 1000), ledger.task(taskId)?.awardedAt ?? 0)
  const receipt = await signer.signMessage(domain, BidReceipt, { taskId, bidHash: hash, number, receivedAt })
  // a signature takes no time to speak of, but an award may have been decided in it
  if (isOver(context, taskId)) throw refused(bid, 'the bidding is over')
  const held = { bid, signature, hash, effectivePrice, number, receivedAt, receipt }
  book.add(held)
  if (number <= mostNoted) context.note(taskId, 'bid', { number, operator: bid.operator, price: bid.price })
  return held
}

/**
 * While an award is on its way a bid could be held against the client. Afterwards only a part that nobody has can use
 * one.
 */
function isOver({ kept, ledger }: ClientContext, taskId: Hex): boolean {
  const { awarding, cancelled } = kept.task(taskId)
  const status = ledger.task(taskId)?.status
  if (cancelled || status === 'Ended') return true
  if (status !== 'Awarded') return awarding !== undefined
  return !ledger.parts(taskId).some((part) => part.status === 'Open' || part.status === 'Unawarded')
}

function refused(bid: Bid, why: string): MusterError {
  return new MusterError('PROVIDER_BID_INVALID', `the bid was refused: ${why}`, {
    details: { operator: bid.operator },
  })
}

function badTerms(bid: Bid, terms: Terms, least: bigint): string | undefined {
  if (bid.price === 0n || bid.price > terms.maxPrice)
    return `its price is not between 1 and ${terms.maxPrice}`
  if (bid.price < least) return `its price is below ${least}, the least that the work is paid`
  if (bid.floor > bid.price) return 'its floor is above its price'
  if (bid.stakeLock < terms.stakeLock) return `it locks less than ${terms.stakeLock}`
  if (bid.payCode !== terms.payCode) return 'it is for another payment function'
  if (bid.operator.toLowerCase() === terms.client.toLowerCase()) return 'a client cannot bid on its own task'
  return undefined
}

function badNode({ ledger }: ClientContext, bid: Bid, terms: Terms): string | undefined {
  const node = ledger.node(bid.node)
  if (!node?.listed || node.operator !== bid.operator.toLowerCase()) return 'the node is not the operator’s'
  if (node.classId !== terms.classId) return 'the node is of another class'
  return undefined
}

const epochs = new WeakMap<object, { epoch: Promise<number>; atMs: number }>()

/** The epoch of the registry, which lasts an hour or so, is not asked for with every bid. */
function epochOf({ network, nowMs }: ClientContext): Promise<number> {
  const known = epochs.get(network)
  if (known && nowMs() - known.atMs < 5_000) return known.epoch
  const epoch = network.registry.read.currentEpoch([])
  epochs.set(network, { epoch, atMs: nowMs() })
  epoch.catch(() => epochs.delete(network))
  return epoch
}
