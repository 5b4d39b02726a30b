// A child process with many light bidders. Each is a separate operator on the chain, with its own key and its own open
// connection to the client, but without an executor. They share one event follower. All bid the maximum price on every task.

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
  EventFollower,
  failoverRpc,
  followedAddresses,
  type Hex,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  type NetworkAddresses,
  nodeIdOf,
  requestResult,
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

export type BiddersOptions = {
  url: string
  chainId: number
  addresses: NetworkAddresses
  classId: Hex
  seed: string
  count: number
  client: { peerId: PeerId; address: Address }
}

/** Derives the private key of bidder `index`. The parent process funds its account. */
export function bidderKey(seed: string, index: number): Uint8Array {
  return createHash('sha256').update(`${seed}/${index}`).digest()
}

const batchSize = 40

async function main(options: BiddersOptions): Promise<void> {
  const chain = ChainDefinition.parse({
    chainId: options.chainId,
    rpcUrls: [options.url],
    confirmations: 0,
    pollMs: 50,
  })
  const rpc = failoverRpc({ ...chain, log: silentLogger })
  const reader = clientFor(rpc, chain)
  const network = bindNetwork(reader, options.addresses)
  const token = bindContract(reader, tokenAbi, options.addresses.token)
  const journal = new IntentJournal(
    path.join(mkdtempSync(path.join(tmpdir(), 'muster-bidders-')), 'j.sqlite'),
  )
  const directory = new MemoryDirectory()
  directory.set(options.client.peerId, { addresses: [options.client.address], relays: [] })

  const join = async (index: number) => {
    const signer = new LocalSigner(bidderKey(options.seed, index))
    const by = new JournalledSender({ rpc, chain, signer, journal, log: silentLogger })
    const identity = createIdentity()
    const peer = await PeerNode.start({ identity, directory })
    const peerKey: Hex = `0x${publicKeyOf(peer.peerId).toString('hex')}`
    const intent = (name: string) => ({ by, intent: `${index}/${name}` })
    await token.send.approve([options.addresses.registry, 2n ** 255n], intent('approve'))
    await network.registry.send.deposit([1_000n * 10n ** 18n], intent('deposit'))
    const facts = {
      score: 100,
      region: 0,
      class: options.classId,
      peerKey,
      encryptionKey: peerKey,
      priceHint: 10n ** 18n,
      relays: [],
      endpoint: '',
    }
    await network.registry.send.listNode([facts], intent('list'))
    // Any call opens the connection that the bids will use.
    await peer.call(options.client.peerId, describeTask, { taskId: options.classId }).catch(() => {})
    return { signer, peer, node: nodeIdOf(signer.address, peerKey) }
  }
  const bidders: Awaited<ReturnType<typeof join>>[] = []
  for (let first = 0; first < options.count; first += batchSize) {
    const size = Math.min(batchSize, options.count - first)
    bidders.push(...(await Promise.all(Array.from({ length: size }, (_, i) => join(first + i)))))
    process.send?.({ joined: bidders.length })
  }

  let nonce = BigInt(Date.now())
  const bidAll = async (taskId: Hex, terms: Terms) => {
    let accepted = 0
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
        const domain = { chainId: options.chainId, verifyingContract: options.addresses.market }
        const signature = await signer.signMessage(domain, Bid, bid)
        await peer.call(options.client.peerId, placeBid, { bid, signature }).then(
          () => accepted++,
          () => {},
        )
      }),
    )
    process.send?.({ taskId, accepted })
  }
  const recent: { number: number; hash: Hex }[] = []
  const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
  const follower = new EventFollower({
    ask: (method, params) => requestResult(rpc, method, params),
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

if (process.send) process.once('message', (options) => void main(options as BiddersOptions))
