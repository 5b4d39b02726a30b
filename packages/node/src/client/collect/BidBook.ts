import { Bid, structHash, type Hex, type Network, type Terms, verifyMessage, type Win } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'

type Standing = { bid: Bid; signature: Hex; hash: Hex; effectivePrice: bigint; number: number }

/** The bids on one task: each verified as the market will, ranked by effective price, one for each operator. */
export class BidBook {
  readonly #standing = new Map<string, Standing>()
  readonly #waiting = new Set<() => void>()
  #count = 0
  readonly network: Network
  readonly chainId: number
  readonly taskId: Hex
  readonly terms: Terms

  constructor(options: { network: Network; chainId: number; taskId: Hex; terms: Terms }) {
    this.network = options.network
    this.chainId = options.chainId
    this.taskId = options.taskId
    this.terms = options.terms
  }

  get size(): number {
    return this.#standing.size
  }

  /** The best price that stands, by effective price. */
  get best(): Standing | undefined {
    return this.ranked()[0]
  }

  ranked(): Standing[] {
    return [...this.#standing.values()].sort((a, b) =>
      a.effectivePrice === b.effectivePrice ? a.number - b.number : a.effectivePrice < b.effectivePrice ? -1 : 1,
    )
  }

  /**
   * Takes a bid in and numbers it. A later bid of the same operator replaces its earlier one.
   *
   * @throws PROVIDER_BID_INVALID with the reason
   */
  async add(bid: Bid, signature: Hex): Promise<{ number: number; hash: Hex }> {
    await this.#check(bid, signature)
    const epoch = await this.network.registry.read.currentEpoch([])
    const effectivePrice = await this.network.history.read.effectivePrice([bid.operator, bid.price, epoch])
    const hash = structHash(Bid, bid)
    const number = ++this.#count
    this.#standing.set(bid.operator.toLowerCase(), { bid, signature, hash, effectivePrice, number })
    for (const wake of this.#waiting) wake()
    return { number, hash }
  }

  /** Resolves when `count` bids stand. */
  async reached(count: number, signal: AbortSignal): Promise<void> {
    while (this.size < count) {
      await new Promise<void>((resolve, reject) => {
        const wake = () => {
          this.#waiting.delete(wake)
          signal.removeEventListener('abort', stop)
          resolve()
        }
        const stop = () => {
          this.#waiting.delete(wake)
          reject(signal.reason)
        }
        if (signal.aborted) return reject(signal.reason)
        this.#waiting.add(wake)
        signal.addEventListener('abort', stop, { once: true })
      })
    }
  }

  /** Deals parts to the cheapest bids, each as many as it takes in turn, so that a task is spread where it can be. */
  deal(parts: readonly number[]): Win[] {
    const ranked = this.ranked()
    const wins = ranked.map(({ bid, signature }) => ({ bid, signature, parts: [] as number[] }))
    let next = 0
    for (const part of parts) {
      const turn = wins.map((_, i) => wins[(next + i) % wins.length]!)
      const taker = turn.find((win) => win.parts.length < win.bid.maxParts)
      if (!taker) break
      taker.parts.push(part)
      next = wins.indexOf(taker) + 1
    }
    return wins.filter((win) => win.parts.length > 0)
  }

  async #check(bid: Bid, signature: Hex): Promise<void> {
    const { terms } = this
    const refuse = (why: string): never => {
      throw new MusterError('PROVIDER_BID_INVALID', `the bid was refused: ${why}`, { details: { operator: bid.operator } })
    }
    if (bid.taskId !== this.taskId) refuse('it is for another task')
    if (bid.price === 0n || bid.price > terms.maxPrice) refuse(`its price is not between 1 and ${terms.maxPrice}`)
    if (bid.floor > bid.price) refuse('its floor is above its price')
    if (bid.stakeLock < terms.stakeLock) refuse(`it locks less than ${terms.stakeLock}`)
    if (bid.payCode !== terms.payCode) refuse('it is for another payment function')
    if (bid.operator.toLowerCase() === terms.client.toLowerCase()) refuse('a client cannot bid on its own task')
    const domain = { chainId: this.chainId, verifyingContract: this.network.addresses.market }
    if (!verifyMessage({ domain, type: Bid, message: bid, signature, signer: bid.operator }))
      refuse('its signature is not the operator’s')
    const [operator, classId] = await this.network.registry.read.nodeClass([bid.node])
    if (operator.toLowerCase() !== bid.operator.toLowerCase() || classId !== terms.classId)
      refuse('the node is not the operator’s, or of another class')
    if (!(await this.network.registry.read.canLock([bid.operator, bid.stakeLock]))) refuse('the stake is not free')
  }
}
