import { bindEconomy, type Economy, type Hex } from '@muster-network/chain'
import type { Config } from '../../config/Config.ts'
import type { OwnerNetwork } from '../../owner/OwnerNetwork.ts'
import type { PresenceBook } from '../../presence/PresenceBook.ts'
import type { Daemon } from '../Daemon.ts'
import { ClassNames } from './read/ClassNames.ts'

/** What the API's handlers answer from. */
export type Serving = {
  daemon: Daemon
  config: Config
  version: string
  /** The network is on this machine alone. */
  local: boolean
  /** What the owner had chosen when the daemon was started. */
  chosen: OwnerNetwork | undefined
  startedMs: number
  economy: Economy
  classNames: ClassNames
  /** Who is there, where something on this machine listens for it. */
  presence: PresenceBook | undefined
  /** Starts the daemon again on the network that was chosen since; without it, the owner has to. */
  move: (() => void) | undefined
}

export type ServingOptions = Pick<Serving, 'daemon' | 'config' | 'version' | 'local'> & {
  chosen?: OwnerNetwork | undefined
  presence?: PresenceBook | undefined
  move?: (() => void) | undefined
}

export function servingOf(options: ServingOptions): Serving {
  const { context, executor } = options.daemon
  return {
    ...options,
    presence: options.presence ?? options.daemon.presence,
    chosen: options.chosen,
    move: options.move,
    startedMs: Date.now(),
    economy: bindEconomy(context.network.client, context.manifest),
    classNames: new ClassNames([executor.facts.class]),
  }
}

/** This daemon's account. */
export const accountOf = ({ daemon }: Serving): Hex => daemon.context.sender.address
