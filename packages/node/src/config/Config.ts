import { homedir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { LogConfig } from '../log/LogConfig.ts'

const port = z.int().min(1).max(65_535)

/** The settings of this machine. Each default has its reason beside it. */
export const Config = z.strictObject({
  /** One folder holds everything: removing it removes muster's state, and a backup is one copy. */
  dataDir: z
    .string()
    .min(1)
    .default(() => path.join(homedir(), '.muster')),
  log: LogConfig.prefault({}),
  ports: z
    .strictObject({
      /** The owner's API and dashboard, on loopback only. */
      api: port.default(18600),
      /** Peers dial this one: the only port that faces the world. */
      peer: port.default(18700),
    })
    .prefault({}),
  /**
   * What the daemon plays on a network that it joined. The other roles serve the network and hold a stake for it; a network
   * on this machine has all of them anyway.
   */
  roles: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',').map((role) => role.trim()) : given),
      z.array(z.enum(['client', 'provider', 'coordinator', 'veto', 'relay'])).min(1),
    )
    .default(['client', 'provider']),
  /** Serves what the chain shows to everybody, as coordinators do. Unset: to nobody. */
  publicApi: z
    .strictObject({
      port,
      /** All addresses, since it is there to be reached; a proxy on this machine wants 127.0.0.1. */
      host: z.string().min(1).default('0.0.0.0'),
    })
    .optional(),
  /** The name or address at which the world reaches the peer port. Without it the network's relays are used too. */
  publicHost: z.string().min(1).max(255).optional(),
})
export type Config = z.infer<typeof Config>
