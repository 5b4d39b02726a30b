import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Executor, Gpu, WasmProgram } from '@muster-network/executors'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Records } from '../store/Records.ts'
import type { Program } from '../task/runSpecOf.ts'
import { type Assignment, assignmentName } from './Assignment.ts'
import type { OwnDelivery } from './OwnDelivery.ts'
import type { PartKeys } from './PartKeys.ts'
import type { ProviderSettings } from './settings/ProviderSettings.ts'

/** The tools and records that all phases of the provider share. */
export type Provider = {
  context: RoleContext
  executor: Executor<Program>
  /** Runs clients' checkers and the veto nodes' probes. Always wasm, whichever kinds of work this machine offers. */
  checker: Executor<WasmProgram>
  /** The GPUs of this machine, detected at the start. */
  gpus(): readonly Gpu[]
  /** Ids of the GPUs that services of streams use. */
  streamCards?(): readonly string[]
  keys: PartKeys
  settings(): ProviderSettings
  assignments: Records<Assignment>
  deliveries: Records<OwnDelivery, Hex>
}

export function isMe({ context }: Pick<Provider, 'context'>, account: Hex | undefined): boolean {
  return account?.toLowerCase() === context.sender.address.toLowerCase()
}

/** Whether this assignment is the part's current one. False when another executor has the part, or a later assignment of ours. */
export function isCurrentAssignment(provider: Provider, assignment: Assignment, part: LedgerPart): boolean {
  return part.assignment === assignment.number && isMe(provider, part.executor)
}

/** The folder with the unpacked work of an assignment. */
export function folderOf({ context }: Provider, assignment: Assignment): string {
  return path.join(context.dir, 'parts', assignmentName(assignment))
}
