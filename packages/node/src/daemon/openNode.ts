import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  awaitBlock,
  bindNetwork,
  type ChainDefinition,
  clientFor,
  type DeploymentManifest,
  EventFollower,
  failoverRpc,
  followedAddresses,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  requestResult,
  rulesOf,
  wantBlock,
} from '@muster-network/chain'
import { type Logger, type NetworkDefinition, silentLogger } from '@muster-network/core'
import { BlobStore, loadOrCreateIdentity, type PeerId, PeerNode, serveBlobs } from '@muster-network/p2p'
import { ChainClock } from '../ledger/ChainClock.ts'
import { Ledger } from '../ledger/Ledger.ts'
import { LedgerDirectory } from '../ledger/LedgerDirectory.ts'
import { Endpoints } from '../presence/Endpoints.ts'
import { chooseRelays } from '../relay/chooseRelays.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { retry } from '../role/retry.ts'
import { DiskSpace } from '../store/DiskSpace.ts'
import { Journal } from '../store/Journal.ts'
import { openStore } from '../store/openStore.ts'
import { addressesOf } from './addressesOf.ts'
import { localEndpoint } from './localEndpoint.ts'

export type NodeOptions = {
  dir: string
  chain: ChainDefinition
  definition: NetworkDefinition
  manifest: DeploymentManifest
  /** The first block of the network. */
  fromBlock: number
  privateKey: Uint8Array
  listen?: { host: string; port: number }
  /** The public address of this machine, if the owner named one. */
  publicHost?: string | undefined
  /** Relays of this node; `listed` chooses among those of the network. */
  relays?: readonly PeerId[] | 'listed'
  /** Forwards traffic for other nodes. */
  relay?: boolean
  blobQuotaBytes: number
  logger: Logger
}

/** A node without roles: its account, peer, blobs, store, and the chain. */
export type OpenNode = {
  context: RoleContext
  /** Reads the chain up to its head, then follows it. Roles start after this. */
  follow(): Promise<void>
  close(): Promise<void>
}

/** How long an endpoint that is down delays the look at earlier transactions before it is given up. */
const resumeForMs = 10 * 60_000

export async function openNode(options: NodeOptions): Promise<OpenNode> {
  const { dir, chain, logger, manifest } = options
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const closing: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each()
  }
  try {
    const disk = new DiskSpace(dir, logger)
    closing.push(() => disk.stop())
    disk.start()
    const rpc = failoverRpc({ ...chain, log: logger })
    const waiting = failoverRpc({ ...chain, log: silentLogger })
    const network = bindNetwork(clientFor(rpc, chain), addressesOf(manifest))
    const signer = new LocalSigner(options.privateKey)
    const store = openStore(path.join(dir, 'state.sqlite'))
    closing.push(() => store.close())
    const journal = new Journal(store)
    const intents = new IntentJournal(path.join(dir, 'intents.sqlite'))
    closing.push(() => intents.close())
    const sender = new JournalledSender({ rpc, chain, signer, journal: intents, log: logger })
    const ledger = new Ledger(path.join(dir, 'ledger.sqlite'), network)
    closing.push(() => ledger.close())
    const endpoints = new Endpoints(store)
    const directory = new LedgerDirectory(ledger, (peerKey) => endpoints.of(peerKey))
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
      // any port will do, since the directory lists it
      logger.warn({ port: options.listen.port }, 'peer port in use; using another')
      return startPeer({ ...options.listen, port: 0 })
    })
    closing.push(() => peer.stop())
    endpoints.serve(peer, ledger)
    const blobs = await BlobStore.open({
      folder: path.join(dir, 'blobs'),
      quotaBytes: options.blobQuotaBytes,
    })
    serveBlobs(peer, { store: blobs })

    const stopping = new AbortController()
    // nobody waits for these: a step that failed is taken again by its state
    const resumeSending = () => {
      const failed = (error: unknown) => logger.warn({ error }, 'an earlier transaction was not included')
      retry(() => sender.resume(), { forMs: resumeForMs, signal: stopping.signal }).then((sent) => {
        for (const { receipt } of sent) receipt.catch(failed)
      }, failed)
    }
    const follower = new EventFollower({
      ask: (method, params) => requestResult(rpc, method, params),
      addresses: followedAddresses(network),
      fromBlock: options.fromBlock,
      confirmations: chain.confirmations,
      pollMs: chain.pollMs,
      // the wait ends with the chain or with this node, and neither is an error
      awaitBlock: (above) => awaitBlock(waiting, above),
      log: logger,
      consumer: {
        recent: () => ledger.recent(),
        apply: (blocks) => ledger.apply(blocks),
        undo(above) {
          ledger.undo(above)
          resumeSending()
        },
      },
    })
    const clock = new ChainClock({
      onWrong: (differenceMs) =>
        logger.warn({ differenceMs }, "the machine's clock differs from the chain's; using the chain's"),
    })
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
      endpoint: () => localEndpoint(peer, options.publicHost),
      blobs,
      ledger,
      directory,
      store,
      journal,
      disk,
      dir,
      logger,
      nowMs: () => clock.nowMs(),
      wantBlock: async ({ number, timestamp }) => {
        if (number !== undefined) await wantBlock(rpc, { number: Number(number) })
        if (timestamp !== undefined) await wantBlock(rpc, { timestamp })
      },
      note: (taskId, entry) => {
        journal.add(taskId, entry)
        const { step, ...facts } = entry
        logger.info({ taskId, ...facts }, step)
      },
    }
    return {
      context,
      async follow() {
        await follower.catchUp()
        resumeSending()
        ledger.onChange(({ head }) => clock.observe(head.timestamp))
        if (options.relays === 'listed')
          for (const relay of chooseRelays(ledger, peer.peerId)) peer.addRelay(relay)
        const following = follower
          .run(stopping.signal)
          .catch((error: unknown) => logger.error({ error }, 'stopped following the chain'))
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
