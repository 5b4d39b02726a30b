// A child process with many light bidders: each an operator of its own on the chain, with its own key and its own open
// connection to the client, and nothing to run. They share one follower of the chain. All bid on every task, at its most.

import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Bid,
  bindContract,
  bindNetwork,
  ChainDefinition,
  clientFor,
  decodeEvents,
  demand,
  EventFollower,
  failoverRpc,
  followedAddresses,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  type NetworkAddresses,
  nodeIdOf,
  type Terms,
  tokenAbi,
} from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { describeTask, placeBid } from '@muster-network/node'
import {
  type Address,
  createIdentity,
  MemoryDirectory,
  type PeerId,
  PeerNode,
  publicKeyOf,
} from '@muster-network/p2p'

export type BiddersOrder = {
  url: string
  chainId: number
  addresses: NetworkAddresses
  classId: Hex
  seed: string
  count: number
  client: { peerId: PeerId; address: Address }
}

/** The key of bidder `index`; the parent funds its account. */
export function bidderKey(seed: string, index: number): Uint8Array {
  return createHash('sha256').update(`${seed}/${index}`).digest()
}

const atOnce = 40

async function main(order: BiddersOrder): Promise<void> {
  const chain = ChainDefinition.parse({
    chainId: order.chainId,
    rpcUrls: [order.url],
    confirmations: 0,
    pollMs: 50,
  })
  const rpc = failoverRpc({ ...chain, log: silentLogger })
  const reader = clientFor(rpc, chain)
  const network = bindNetwork(reader, order.addresses)
  const token = bindContract(reader, tokenAbi, order.addresses.token)
  const journal = new IntentJournal(
    path.join(mkdtempSync(path.join(tmpdir(), 'muster-bidders-')), 'j.sqlite'),
  )
  const directory = new MemoryDirectory()
  directory.set(order.client.peerId, { addresses: [order.client.address], relays: [] })

  const join = async (index: number) => {
    const signer = new LocalSigner(bidderKey(order.seed, index))
    const by = new JournalledSender({ rpc, chain, signer, journal, log: silentLogger })
    const identity = createIdentity()
    const peer = await PeerNode.start({ identity, directory })
    const peerKey: Hex = `0x${publicKeyOf(peer.peerId).toString('hex')}`
    const intent = (name: string) => ({ by, intent: `${index}/${name}` })
    await token.send.approve([order.addresses.registry, 2n ** 255n], intent('approve'))
    await network.registry.send.deposit([1_000n * 10n ** 18n], intent('deposit'))
    const facts = {
      score: 100,
      region: 0,
      class: order.classId,
      peerKey,
      encryptionKey: peerKey,
      priceHint: 10n ** 18n,
      relays: [],
      endpoint: '',
    }
    await network.registry.send.listNode([facts], intent('list'))
    // any question opens the connection that the bids will use
    await peer.call(order.client.peerId, describeTask, { taskId: order.classId }).catch(() => {})
    return { signer, peer, node: nodeIdOf(signer.address, peerKey) }
  }
  const bidders: Awaited<ReturnType<typeof join>>[] = []
  for (let first = 0; first < order.count; first += atOnce) {
    const size = Math.min(atOnce, order.count - first)
    bidders.push(...(await Promise.all(Array.from({ length: size }, (_, i) => join(first + i)))))
    process.send?.({ joined: bidders.length })
  }

  let nonce = BigInt(Date.now())
  const bidAll = async (taskId: Hex, terms: Terms) => {
    let taken = 0
    await Promise.all(
      bidders.map(async ({ signer, peer, node }) => {
        const bid: Bid = {
          taskId,
          operator: signer.address,
          node,
          price: terms.maxPrice,
          floor: terms.maxPrice,
          stakeLock: terms.stakeLock,
          maxParts: 1,
          startSeconds: 60,
          expiry: terms.bidUntil + terms.rules.awardSeconds,
          takeoverUntil: terms.bidUntil,
          nonce: nonce++,
          payCode: terms.payCode,
        }
        const domain = { chainId: order.chainId, verifyingContract: order.addresses.market }
        const signature = await signer.signMessage(domain, Bid, bid)
        await peer.call(order.client.peerId, placeBid, { bid, signature }).then(
          () => taken++,
          () => {},
        )
      }),
    )
    process.send?.({ taskId, taken })
  }
  const recent: { number: number; hash: Hex }[] = []
  const head = Number(await demand<Hex>(rpc, 'eth_blockNumber'))
  const follower = new EventFollower({
    ask: (method, params) => demand(rpc, method, params),
    addresses: followedAddresses(network),
    fromBlock: head + 1,
    confirmations: 0,
    pollMs: 50,
    consumer: {
      recent: () => recent,
      apply(blocks) {
        for (const block of blocks) {
          recent.unshift({ number: block.number, hash: block.hash })
          recent.length = Math.min(recent.length, 128)
          for (const event of decodeEvents(network, block))
            if (event.contract === 'market' && event.name === 'TaskPosted')
              void bidAll(event.args.taskId, event.args.terms)
        }
      },
      undo() {},
    },
  })
  process.send?.({ ready: true })
  await follower.run(new AbortController().signal)
}

if (process.send) process.once('message', (order) => void main(order as BiddersOrder))
