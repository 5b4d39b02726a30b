import { bindEconomy, type Economy, type Hex } from '@muster-network/chain'
import type { Config } from '../../config/Config.ts'
import type { GatewayService } from '../../gateway/GatewayService.ts'
import type { OwnedStreams } from '../../gateway/OwnedStreams.ts'
import type { OwnerNetwork } from '../../owner/OwnerNetwork.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import type { Daemon } from '../Daemon.ts'
import { ClassNames } from './read/ClassNames.ts'

/** The context of the API's handlers. */
export type Serving = {
  daemon: Daemon
  config: Config
  version: string
  /** True for a network that runs on this machine alone. */
  local: boolean
  /** The network that the owner had chosen when the daemon started. */
  chosen: OwnerNetwork | undefined
  startedMs: number
  economy: Economy
  classNames: ClassNames
  /** The presence book, where this daemon receives heartbeats. */
  presence: PresenceBook | undefined
  /** Restarts the daemon on the network that was chosen since. Without it, the owner has to restart. */
  move: (() => void) | undefined
}

export type ServingOptions = Pick<Serving, 'daemon' | 'config' | 'version' | 'local'> & {
  chosen?: OwnerNetwork | undefined
  presence?: PresenceBook | undefined
  /** The client's streams and their gateway; without them the routes of both are not served. */
  gateway?: { service: GatewayService; streams: OwnedStreams } | undefined
  move?: (() => void) | undefined
}

export function servingOf(options: ServingOptions): Serving {
  const { context, executor } = options.daemon
  const { classes } = context.definition
  return {
    ...options,
    presence: options.presence ?? options.daemon.presence,
    chosen: options.chosen,
    move: options.move,
    startedMs: Date.now(),
    economy: bindEconomy(context.network.client, context.manifest),
    classNames: new ClassNames([...classes.work, ...classes.service, executor.facts.class]),
  }
}

/** This daemon's account. */
export const accountOf = ({ daemon }: Serving): Hex => daemon.context.sender.address
