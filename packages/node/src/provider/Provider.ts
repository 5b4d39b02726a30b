import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Executor, Gpu, WasmProgram } from '@muster-network/executors'
import type { LedgerPart } from '../ledger/Ledger.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Records } from '../store/Records.ts'
import type { Program } from '../task/runSpecOf.ts'
import type { OwnDelivery } from './deliver/OwnDelivery.ts'
import type { PartKeys } from './keys/PartKeys.ts'
import type { ProviderSettings } from './settings/ProviderSettings.ts'
import { type Tenure, tenureName } from './tenure/Tenure.ts'

/** What the phases of the provider's work share. */
export type Provider = {
  context: RoleContext
  executor: Executor<Program>
  /** Runs clients' checkers and the veto nodes' probes, whatever this machine lends itself for. */
  checker: Executor<WasmProgram>
  /** The graphics cards of this machine, as found at its start. */
  gpus(): readonly Gpu[]
  keys: PartKeys
  settings(): ProviderSettings
  tenures: Records<Tenure>
  deliveries: Records<OwnDelivery>
}

export function isMe({ context }: Pick<Provider, 'context'>, account: Hex | undefined): boolean {
  return account?.toLowerCase() === context.sender.address.toLowerCase()
}

/** Whether the part is ours now, and not another's or ours once more. */
export function holds(provider: Provider, tenure: Tenure, part: LedgerPart): boolean {
  return part.tenure === tenure.number && isMe(provider, part.executor)
}

/** Where the unpacked work of a tenure lies. */
export function folderOf({ context }: Provider, tenure: Tenure): string {
  return path.join(context.dir, 'parts', tenureName(tenure))
}
