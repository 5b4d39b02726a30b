import type { Hex } from '@muster-network/chain'
import type { Executor, WasmProgram } from '@muster-network/executors'
import { type PeerId, peerIdOf } from '@muster-network/p2p'
import type { LedgerDelivery } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { ClientStore } from './ClientStore.ts'
import type { HeldBid } from './ClientTask.ts'
import type { Books } from './collect/Books.ts'
import type { Refusals } from './collect/Refusals.ts'
import type { PartKeys } from './pack/PartKeys.ts'
import type { PayFunctions } from './post/planPay.ts'
import type { Heard } from './watch/Heard.ts'

export type ClientOptions = {
  /** Of the wasm executors that this client's tasks are for. */
  className: string
  /** Runs a client's own equivalence function. */
  judge?: Executor<WasmProgram>
  /** An executor that said nothing for so long is asked on the chain whether it is there: three missed statements. */
  silentAfterMs?: number
  /** How long a step that is another's business is left to it before the client takes it. */
  patienceSeconds?: number
}

/** What the phases of a task share on the client's side. */
export type ClientContext = RoleContext & {
  kept: ClientStore
  books: Books
  refusals: Refusals
  heard: Heard
  /** The payment functions of the deployment, read when first needed. */
  payFunctions(): Promise<PayFunctions>
  /** By `taskId/part`. */
  keys: PartKeys
  options: Required<Omit<ClientOptions, 'judge'>> & Pick<ClientOptions, 'judge'>
  /** Something about a task, or about one of its parts, may have changed. */
  wake(taskId: Hex, part?: number): void
}

/** The bid by which a part is run now, or was when a delivery of it was made. */
export function bidOf(context: ClientContext, taskId: Hex, hash: Hex | undefined): HeldBid | undefined {
  return hash && context.books.of(taskId).byHash(hash)
}

/** The bid behind a delivery: that of its tenure. */
export function bidOfDelivery(context: ClientContext, { delivery }: LedgerDelivery): HeldBid | undefined {
  const { taskId, part, tenure } = delivery
  const award = awardsOf(context, taskId, part).find((each) => each.tenure === tenure)
  return bidOf(context, taskId, award?.bidHash)
}

export type PartAward = { part: number; tenure: number; executor: Hex; bidHash: Hex }

/** Everyone who ever ran a part, or any part of a task, in order. */
export function awardsOf({ ledger }: ClientContext, taskId: Hex, part?: number): PartAward[] {
  return ledger
    .events({ taskId })
    .filter((event) => event.name === 'PartAwarded')
    .map(({ args }) => args as unknown as PartAward)
    .filter((award) => part === undefined || award.part === part)
}

/** The peer that a bid promised to run on. */
export function peerOfBid({ ledger }: ClientContext, { bid }: HeldBid): PeerId | undefined {
  const node = ledger.node(bid.node)
  return node && peerIdOf(Buffer.from(node.facts.peerKey.slice(2), 'hex'))
}

/** Which share of the data an allocation works on: copies of a part share it. */
export function dataPart(terms: { copies: number }, part: number): number {
  return Math.floor(part / terms.copies)
}
