import type { Executor, WasmProgram } from '@muster-network/executors'
import { CoordinatorRole } from '../coordinator/CoordinatorRole.ts'
import { PresenceBook } from '../presence/PresenceBook.ts'
import { readUptimeEpochs } from '../presence/readUptimeEpochs.ts'
import { RelayRole } from '../relay/RelayRole.ts'
import type { Role, RoleContext } from '../role/RoleContext.ts'
import { VetoRole } from '../veto/VetoRole.ts'

export type ServiceOptions = {
  /** Runs a veto node; governance must appoint its account. */
  veto?: boolean
  coordinator?: boolean
  relay?: boolean
  /** The interval between heartbeats, sent and expected. */
  heartbeatMs?: number
  /** Seconds after a step is due before a veto node takes it for parties that are offline. */
  strandedAfterSeconds?: number
}

/** The running service roles, and the presence book that they share. */
export type Services = {
  presence: PresenceBook | undefined
  veto: VetoRole | undefined
  coordinator: CoordinatorRole | undefined
  relay: RelayRole | undefined
}

/** Starts the requested services on a node that follows the chain, and appends to `stops` how each is stopped. */
export async function startServices(
  context: RoleContext,
  options: ServiceOptions & { executor: Executor<WasmProgram> },
  stops: (() => Promise<void>)[],
): Promise<Services> {
  const { executor, heartbeatMs } = options
  const every = heartbeatMs === undefined ? {} : { everyMs: heartbeatMs }
  const start = async <R extends Role>(role: R): Promise<R> => {
    stops.push(() => role.stop())
    await role.start()
    return role
  }
  const relay = options.relay ? await start(new RelayRole(context)) : undefined
  let presence: PresenceBook | undefined
  if (options.veto || options.coordinator) {
    const book = new PresenceBook(context, { epochs: await readUptimeEpochs(context), ...every })
    stops.push(async () => book.stop())
    book.start()
    presence = book
  }
  const { strandedAfterSeconds } = options
  const stranded = strandedAfterSeconds === undefined ? {} : { strandedAfterSeconds }
  const veto = options.veto
    ? await start(new VetoRole(context, { executor, presence: presence!, ...stranded }))
    : undefined
  const coordinator = options.coordinator
    ? await start(new CoordinatorRole(context, { presence: presence! }))
    : undefined
  return { presence, veto, coordinator, relay }
}
