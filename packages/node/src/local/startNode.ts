import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  bindNetwork,
  type ChainDefinition,
  clientFor,
  decodeEvents,
  demand,
  EventFollower,
  FollowedBlocks,
  failoverRpc,
  followedAddresses,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  type NetworkAddresses,
  type NetworkEvent,
} from '@muster-network/chain'
import type { Logger } from '@muster-network/core'
import { BlobStore, loadOrCreateIdentity, PeerNode, serveBlobs } from '@muster-network/p2p'
import { EventDirectory } from '../role/EventDirectory.ts'
import type { RoleContext } from '../role/RoleContext.ts'

export type NodeOptions = {
  dir: string
  chain: ChainDefinition
  addresses: NetworkAddresses
  /** The first block of the network. */
  fromBlock: number
  privateKey: Uint8Array
  listen: { host: string; port: number }
  blobQuotaBytes: number
  logger: Logger
  onNote?: (note: { taskId: string; step: string; facts: Record<string, unknown>; by: string }) => void
}

/** A node without a role yet: its account, its peer, its blobs, and the chain's events in order. */
export type MusterNode = {
  context: RoleContext
  directory: EventDirectory
  /** Every event from the network's first block on goes to every listener, in order. */
  listen(listener: (event: NetworkEvent) => void): void
  /** Begins to follow the chain; listeners are there by now. */
  follow(): void
  stop(): Promise<void>
}

export async function startNode(options: NodeOptions): Promise<MusterNode> {
  const { dir, chain, logger } = options
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const rpc = failoverRpc({ ...chain, log: logger })
  const network = bindNetwork(clientFor(rpc, chain), options.addresses)
  const signer = new LocalSigner(options.privateKey)
  const journal = new IntentJournal(path.join(dir, 'intents.sqlite'))
  const sender = new JournalledSender({
    rpc,
    chain,
    signer,
    journal,
    log: logger,
  })
  const identity = await loadOrCreateIdentity(path.join(dir, 'identity.pem'))
  const directory = new EventDirectory()
  const peer = await PeerNode.start({ identity, directory, listen: options.listen, logger })
  const blobs = await BlobStore.open({ folder: path.join(dir, 'blobs'), quotaBytes: options.blobQuotaBytes })
  serveBlobs(peer, { store: blobs })

  const listeners: ((event: NetworkEvent) => void)[] = [(event) => directory.onEvent(event)]
  const followed = new FollowedBlocks(new DatabaseSync(':memory:'))
  const follower = new EventFollower({
    ask: (method, params) => demand(rpc, method, params),
    addresses: followedAddresses(network),
    fromBlock: options.fromBlock,
    confirmations: 0,
    pollMs: chain.pollMs,
    log: logger,
    consumer: {
      recent: () => followed.recent(),
      apply(blocks) {
        followed.add(blocks)
        for (const block of blocks)
          for (const event of decodeEvents(network, block)) for (const listener of listeners) listener(event)
      },
      undo: (above) => followed.removeAbove(above),
    },
  })
  const stopping = new AbortController()
  let following: Promise<void> = Promise.resolve()
  const context: RoleContext = {
    network,
    chainId: chain.chainId,
    sender,
    signer,
    identity,
    peer,
    blobs,
    dir,
    logger,
    nowMs: () => Date.now(),
    wantBlock: async (number) => {
      await rpc('muster_wantBlock', [{ number: Number(number) }])
    },
    note: (taskId, step, facts) => {
      logger.info({ taskId, ...facts }, step)
      options.onNote?.({ taskId, step, facts, by: signer.address })
    },
  }
  return {
    context,
    directory,
    listen: (listener) => void listeners.push(listener),
    follow() {
      following = follower
        .run(stopping.signal)
        .catch((error: unknown) => logger.error({ error }, 'following the chain ended'))
    },
    async stop() {
      stopping.abort()
      await following
      await peer.stop()
      journal.close()
    },
  }
}
