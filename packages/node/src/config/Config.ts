import { homedir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { LogConfig } from '../log/LogConfig.ts'
import { CurrencySetting } from './CurrencySetting.ts'

const port = z.int().min(1).max(65_535)

/** The settings of this machine. Each default has its reason beside it. */
export const Config = z.strictObject({
  /** One folder for everything: removing it removes muster's state, and a backup is one copy. */
  dataDir: z
    .string()
    .min(1)
    .default(() => path.join(homedir(), '.muster')),
  log: LogConfig.prefault({}),
  ports: z
    .strictObject({
      /** The owner's API and dashboard, on loopback only. */
      api: port.default(18600),
      /** Peers dial this port; it is the only one open to the internet. */
      peer: port.default(18700),
    })
    .prefault({}),
  /**
   * The roles that the daemon plays on a network that it joined. The roles that serve the network need a stake; a
   * local network has all of them anyway.
   */
  roles: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').map((role) => role.trim()) : value),
      z.array(z.enum(['client', 'provider', 'coordinator', 'veto', 'relay'])).min(1),
    )
    .default(['client', 'provider']),
  /** Serves public chain data to anyone, as coordinators do. Unset: no public server. */
  publicApi: z
    .strictObject({
      port,
      /** All addresses, since the server is public; behind a proxy on this machine, use 127.0.0.1. */
      host: z.string().min(1).default('0.0.0.0'),
    })
    .optional(),
  client: z
    .strictObject({
      /**
       * A quote runs a new wasm program for this long on this machine, in the sandbox, to estimate its work: long enough for a first progress
       * line, short enough to wait for. 0 turns it off.
       */
      trialSeconds: z.number().min(0).max(60).default(2),
    })
    .prefault({}),
  /** The currency in which amounts are shown too. Unset: the token alone, since a rate is never guessed. */
  currency: CurrencySetting.optional(),
  /** The public name or address of the peer port. Without it the node also uses the network's relays. */
  publicHost: z.string().min(1).max(255).optional(),
})
export type Config = z.infer<typeof Config>
