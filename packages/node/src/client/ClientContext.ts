import type { Hex } from '@muster-network/chain'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { type PeerId, peerIdOf } from '@muster-network/p2p'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { OwnLoad } from '../role/OwnLoad.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Program } from '../task/runSpecOf.ts'
import type { ClientStore } from './ClientStore.ts'
import type { StoredBid } from './ClientTask.ts'
import type { Books } from './collect/Books.ts'
import type { Refusals } from './collect/Refusals.ts'
import type { ProgramHistory } from './estimate/ProgramHistory.ts'
import type { PartKeys } from './pack/PartKeys.ts'
import type { PayFunctions } from './post/planPay.ts'
import type { ExecutorActivity } from './watch/ExecutorActivity.ts'
import type { PartProgressBook } from './watch/PartProgressBook.ts'

export type ClientOptions = {
  /** Class of the wasm executors that this client's tasks run on. */
  className: string
  /** Runs a client's own equivalence function. */
  judge?: Executor<WasmProgram>
  /** Runs services of this client's streams, to confirm their answers itself. */
  server?: Executor<Program>
  /** An executor that is silent for this long is challenged on the chain: three missed progress reports. */
  silentAfterMs?: number
  /** Time that another party has for its own step before the client takes that step. */
  patienceSeconds?: number
  /** Longest run of a new program on this machine, to estimate its work for a quote; 0 for none. */
  trialMs?: number
}

/** The context that all phases of a task share on the client's side. */
export type ClientContext = RoleContext & {
  records: ClientStore
  books: Books
  refusals: Refusals
  activity: ExecutorActivity
  /** The load of this machine, by which it waits longer for executors. */
  load: OwnLoad
  progress: PartProgressBook
  history: ProgramHistory
  /** The payment functions of the deployment; read on first use. */
  payFunctions(): Promise<PayFunctions>
  /** By `taskId/part`: the bidder that was asked to stand by, the assignment that it will have, and whether it has the key. */
  standBys: Map<string, { peerId: PeerId; assignment: number; hasKey?: boolean }>
  /** Keyed by `taskId/part`. */
  keys: PartKeys
  options: Required<Omit<ClientOptions, 'judge' | 'server'>> & Pick<ClientOptions, 'judge' | 'server'>
  /** Reports that the state of a task, or of one of its parts, may have changed. */
  wake(taskId: Hex, part?: number): void
}

/** Returns the stored bid with this hash. */
export function bidOf(context: ClientContext, taskId: Hex, hash: Hex | undefined): StoredBid | undefined {
  return hash && context.books.of(taskId).byHash(hash)
}

/** Returns the bid of the assignment that made a delivery. */
export function bidOfDelivery(context: ClientContext, { delivery }: LedgerDelivery): StoredBid | undefined {
  const { taskId, part, assignment } = delivery
  const award = awardsOf(context, taskId, part).find((each) => each.assignment === assignment)
  return bidOf(context, taskId, award?.bidHash)
}

export type PartAward = { part: number; assignment: number; executor: Hex; bidHash: Hex }

/** Returns every award of a part, or of all parts of a task, in order. */
export function awardsOf({ ledger }: ClientContext, taskId: Hex, part?: number): PartAward[] {
  return ledger
    .eventsOfTask(taskId, 'PartAwarded')
    .map(({ args }) => args)
    .filter((award) => part === undefined || award.part === part)
}

/** Returns the peer of the node that a bid names. */
export function peerOfBid({ ledger }: ClientContext, { bid }: StoredBid): PeerId | undefined {
  const node = ledger.node(bid.node)
  return node && peerIdOf(Buffer.from(node.facts.peerKey.slice(2), 'hex'))
}

/** Returns the index of the data that an allocation works on. Replicas of a part share it. */
export function dataPart(terms: { replicas: number }, part: number): number {
  return Math.floor(part / terms.replicas)
}
