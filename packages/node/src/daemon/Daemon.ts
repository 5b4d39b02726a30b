import type { Executor } from '@muster-network/executors'
import { ClientRole } from '../client/ClientRole.ts'
import { ListedEndpoint } from '../presence/ListedEndpoint.ts'
import { type ProviderOptions, ProviderRole } from '../provider/ProviderRole.ts'
import { OwnReservations } from '../reserve/OwnReservations.ts'
import { ReservationOffers } from '../reserve/ReservationOffers.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import type { Program } from '../task/runSpecOf.ts'
import { type ExecutorOptions, openExecutors } from './openExecutors.ts'
import { type NodeOptions, openNode } from './openNode.ts'
import { type ServiceOptions, type Services, startServices } from './startServices.ts'

export type DaemonOptions = NodeOptions &
  ServiceOptions &
  ExecutorOptions & {
    client?: boolean
    cpuTimes?: ProviderOptions['cpuTimes']
    payWaitMs?: ProviderOptions['payWaitMs']
    /** See the setting `client.trialSeconds`. */
    trialMs?: number
  }

/** A running node: its roles, with its account, peer, store and view of the chain. */
export type Daemon = Services & {
  context: RoleContext
  executor: Executor<Program>
  client: ClientRole | undefined
  provider: ProviderRole | undefined
  /** Reservations that this account made; every role may make one. */
  reservations: OwnReservations
  stop(): Promise<void>
}

/** Starts in order: store, peer, chain, roles. Stops the started parts when a later one fails. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const node = await openNode(options)
  const { context } = node
  const stops: (() => Promise<void>)[] = [() => node.close()]
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each()
  }
  try {
    const executors = await openExecutors(context, options)
    stops.push(() => executors.close())
    const { executor, checker } = executors
    const client = options.client
      ? new ClientRole(context, {
          className: checker.facts.class,
          judge: checker,
          server: executor,
          ...(options.trialMs !== undefined && { trialMs: options.trialMs }),
        })
      : undefined
    const provider = options.provider
      ? new ProviderRole(context, {
          executor,
          checker,
          settings: options.provider,
          ...(options.heartbeatMs !== undefined && { heartbeatMs: options.heartbeatMs }),
          ...(options.cpuTimes && { cpuTimes: options.cpuTimes }),
          ...(options.payWaitMs !== undefined && { payWaitMs: options.payWaitMs }),
        })
      : undefined
    await node.follow()
    if (provider) {
      stops.push(() => provider.stop())
      await provider.start()
      const reserved = new ReservationOffers(context, provider)
      stops.push(() => reserved.stop())
      reserved.start()
    }
    if (client) {
      stops.push(() => client.stop())
      await client.start()
    }
    const reservations = new OwnReservations(context)
    stops.push(() => reservations.stop())
    reservations.start()
    const services = await startServices(context, { ...options, executor: checker }, stops)
    // after the roles, which list this node with facts of their own
    const listing = new ListedEndpoint(context)
    stops.push(() => listing.stop())
    listing.start()
    return { context, executor, client, provider, reservations, ...services, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
