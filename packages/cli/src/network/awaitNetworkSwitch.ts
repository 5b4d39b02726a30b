import { setTimeout as pause } from 'node:timers/promises'
import { hasCode, MusterError } from '@muster-network/core'
import { type Connection, connect } from '../connect.ts'

const pollMs = 250
/** Includes the time to stop, to start, and to sync the chain from the first block of the network. */
const switchTimeoutMs = 180_000

/**
 * Waits until the daemon has restarted on the other network; it does not respond in between.
 *
 * @throws API_UNREACHABLE, or CHAIN_DOWN when the daemon returned to the previous network
 */
export async function awaitNetworkSwitch(before: { startedMs: number }): Promise<Connection> {
  const until = Date.now() + switchTimeoutMs
  for (;;) {
    const now = await connect().catch((error: unknown) => {
      if (!hasCode(error, 'API_UNREACHABLE') || Date.now() > until) throw error
      return undefined
    })
    if (now && now.status.startedMs > before.startedMs) {
      const { network, restartNeeded } = await now.api.getSetup()
      if (network !== null && !restartNeeded) return now
      throw new MusterError(
        'CHAIN_DOWN',
        'The daemon could not start on the new network and returned to the previous one.',
        { hint: 'See the log of the daemon: daemon.log in the data folder, or its terminal.' },
      )
    }
    if (Date.now() > until)
      throw new MusterError(
        'API_UNREACHABLE',
        `The daemon did not switch networks within ${switchTimeoutMs / 1000} s.`,
        { hint: 'See the log of the daemon; muster status works again when it is back.' },
      )
    await pause(pollMs)
  }
}
