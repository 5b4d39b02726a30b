import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  awaitBlock,
  bindNetwork,
  type ChainDefinition,
  clientFor,
  type DeploymentManifest,
  demand,
  EventFollower,
  failoverRpc,
  followedAddresses,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  rulesOf,
  wantBlock,
} from '@muster-network/chain'
import { type Logger, type NetworkDefinition, silentLogger } from '@muster-network/core'
import { BlobStore, loadOrCreateIdentity, type PeerId, PeerNode, serveBlobs } from '@muster-network/p2p'
import { Ledger } from '../ledger/Ledger.ts'
import { LedgerDirectory } from '../ledger/LedgerDirectory.ts'
import { Places } from '../presence/Places.ts'
import { chooseRelays } from '../relay/chooseRelays.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { openStore } from '../store/openStore.ts'
import { Steps } from '../store/Steps.ts'
import { addressesOf } from './networkOf.ts'
import { placeOf } from './placeOf.ts'

export type NodeOptions = {
  dir: string
  chain: ChainDefinition
  definition: NetworkDefinition
  manifest: DeploymentManifest
  /** The first block of the network. */
  fromBlock: number
  privateKey: Uint8Array
  listen?: { host: string; port: number }
  /** Where the world sees this machine; unset when its owner does not know of such an address. */
  publicHost?: string | undefined
  /** Relays through which this node can be reached; `listed` chooses among those of the network. */
  relays?: readonly PeerId[] | 'listed'
  /** Forwards for others. */
  relay?: boolean
  blobQuotaBytes: number
  logger: Logger
}

/** A node without a role yet: its account, its peer, its blobs, its memory, and the chain. */
export type OpenNode = {
  context: RoleContext
  /** Reads the chain up to where it stands now, and goes on following it. Roles start after this. */
  follow(): Promise<void>
  close(): Promise<void>
}

export async function openNode(options: NodeOptions): Promise<OpenNode> {
  const { dir, chain, logger, manifest } = options
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const closing: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each()
  }
  try {
    const rpc = failoverRpc({ ...chain, log: logger })
    const waiting = failoverRpc({ ...chain, log: silentLogger })
    const network = bindNetwork(clientFor(rpc, chain), addressesOf(manifest))
    const signer = new LocalSigner(options.privateKey)
    const store = openStore(path.join(dir, 'state.sqlite'))
    closing.push(() => store.close())
    const steps = new Steps(store)
    const journal = new IntentJournal(path.join(dir, 'intents.sqlite'))
    closing.push(() => journal.close())
    const sender = new JournalledSender({ rpc, chain, signer, journal, log: logger })
    const ledger = new Ledger(path.join(dir, 'ledger.sqlite'), network)
    closing.push(() => ledger.close())
    const places = new Places(store)
    const directory = new LedgerDirectory(ledger, (peerKey) => places.of(peerKey))
    const identity = await loadOrCreateIdentity(path.join(dir, 'identity.pem'))
    const startPeer = (listen: NodeOptions['listen']) =>
      PeerNode.start({
        identity,
        directory,
        logger,
        ...(listen && { listen }),
        ...(options.relays && options.relays !== 'listed' && { relays: options.relays }),
        ...(options.relay && { relay: {} }),
      })
    const peer = await startPeer(options.listen).catch((error: { code?: string }) => {
      if (error.code !== 'EADDRINUSE' || !options.listen) throw error
      // somebody has the port: any other does, since the directory says which
      logger.warn({ port: options.listen.port }, 'the port for peers is taken; using another')
      return startPeer({ ...options.listen, port: 0 })
    })
    closing.push(() => peer.stop())
    places.serve(peer, ledger)
    const blobs = await BlobStore.open({
      folder: path.join(dir, 'blobs'),
      quotaBytes: options.blobQuotaBytes,
    })
    serveBlobs(peer, { store: blobs })

    const follower = new EventFollower({
      ask: (method, params) => demand(rpc, method, params),
      addresses: followedAddresses(network),
      fromBlock: options.fromBlock,
      confirmations: chain.confirmations,
      pollMs: chain.pollMs,
      // waiting ends with the chain or with this node; neither is news
      awaitBlock: (above) => awaitBlock(waiting, above),
      log: logger,
      consumer: ledger,
    })
    const stopping = new AbortController()
    const context: RoleContext = {
      network,
      definition: options.definition,
      manifest,
      rules: rulesOf(options.definition.rules),
      chainId: chain.chainId,
      addressPrefix: chain.addressPrefix,
      sender,
      signer,
      identity,
      peer,
      place: () => placeOf(peer, options.publicHost),
      blobs,
      ledger,
      directory,
      store,
      steps,
      dir,
      logger,
      nowMs: () => Date.now(),
      wantBlock: async ({ number, timestamp }) => {
        if (number !== undefined) await wantBlock(rpc, { number: Number(number) })
        if (timestamp !== undefined) await wantBlock(rpc, { timestamp })
      },
      note: (taskId, step, facts = {}) => {
        steps.add(taskId, step, facts)
        logger.info({ taskId, ...facts }, step)
      },
    }
    return {
      context,
      async follow() {
        while (await follower.step());
        if (options.relays === 'listed')
          for (const relay of chooseRelays(ledger, peer.peerId)) peer.addRelay(relay)
        const following = follower
          .run(stopping.signal)
          .catch((error: unknown) => logger.error({ error }, 'following the chain ended'))
        closing.push(async () => {
          stopping.abort()
          await following
        })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
