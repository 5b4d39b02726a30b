import path from 'node:path'
import { ChainDefinition, IntentJournal, LocalSigner, manifestFile } from '@muster-network/chain'
import type { BatchPrescription, NetworkDefinition } from '@muster-network/core'
import {
  createLogger,
  localProvider,
  requirePrescription,
  startDaemon,
  surviveExceptions,
} from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import { answerParent } from './answerParent.ts'
import { confirmations } from './pace.ts'
import { readOrder } from './readOrder.ts'

// One node of a chaos network in its own process, with the same guard against exceptions as `muster up`.

export type NodeOrder = {
  dir: string
  rpcUrl: string
  definition: NetworkDefinition
  manifestFile: string
  /** Folder of prepared modules, which all nodes of this machine share. */
  modulesDir: string
  privateKey: string
  listen?: { host: string; port: number }
  relays?: PeerId[]
  role: 'client' | 'provider' | 'coordinator' | 'veto' | 'relay'
  index: number
  heartbeatMs: number
  strandedAfterSeconds: number
}

/** The state of a node when the faults are over. */
export type NodeStatus = {
  block: number
  /** Signed transactions that the chain lacks. */
  openIntents: string[]
  assignments: number
  isDiskFull: boolean
}

/** A task of the client, as far as the driver needs it. */
export type TaskStatus = {
  taskId: string
  name: string
  state: 'open' | 'ended' | 'refused'
  /** Nothing is left to do for it: its trust lock is back and its data is deleted. */
  isClosed: boolean
  /** Every part has a last delivery that was paid. */
  isPaid: boolean
}

const order = await readOrder<NodeOrder>()
const logger = createLogger({ level: 'info' })
const privateKey = Buffer.from(order.privateKey, 'hex')
const daemon = await startDaemon({
  dir: order.dir,
  chain: ChainDefinition.parse({ chainId: 31_337, rpcUrls: [order.rpcUrl], confirmations, pollMs: 100 }),
  definition: order.definition,
  manifest: (await manifestFile(order.manifestFile).load())!,
  fromBlock: 0,
  privateKey,
  ...(order.listen && { listen: order.listen }),
  ...(order.relays && { relays: order.relays }),
  blobQuotaBytes: 2 ** 30,
  modulesDir: order.modulesDir,
  logger,
  heartbeatMs: order.heartbeatMs,
  strandedAfterSeconds: order.strandedAfterSeconds,
  [order.role]:
    order.role === 'provider' ? localProvider(new LocalSigner(privateKey).address, order.index) : true,
})

// after the start, as `muster up` does: a start that fails ends the process, and its supervisor tries again
surviveExceptions(logger)
answerParent({
  peerId: async () => daemon.context.peer.peerId,
  submit: ({ file }: { file: string }) =>
    daemon.client!.submit(requirePrescription(file) as BatchPrescription, path.dirname(file)),
  tasks: async (): Promise<TaskStatus[]> =>
    daemon
      .client!.tasks(10_000)
      .map(({ taskId, name, refused, endedMs, lockReleased, deletedMs, parts }) => ({
        taskId,
        name,
        state: refused ? 'refused' : endedMs === undefined ? 'open' : 'ended',
        isClosed: refused !== undefined || (lockReleased === true && deletedMs !== undefined),
        isPaid: parts.every(({ deliveries }) => deliveries.at(-1)?.outcome === 'paid'),
      })),
  status: async (): Promise<NodeStatus> => ({
    block: daemon.context.ledger.head.number,
    openIntents: await openIntents(),
    assignments: daemon.provider?.assignments().length ?? 0,
    isDiskFull: daemon.context.disk.isFull,
  }),
})

/**
 * The signed transactions that the chain still lacks. One whose nonce is used has been included, or never will be: its
 * journal learns that when the same step is taken again, or at the next start.
 */
async function openIntents(): Promise<string[]> {
  const { sender, network } = daemon.context
  const { address } = sender
  const used = await network.client.getTransactionCount({ address })
  const journal = new IntentJournal(path.join(order.dir, 'intents.sqlite'))
  try {
    return journal
      .openIntents(address)
      .map(({ id }) => id)
      .filter((id) => journal.attempts(id).some(({ nonce }) => nonce >= used))
  } finally {
    journal.close()
  }
}
