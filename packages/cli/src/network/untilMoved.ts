import { setTimeout as pause } from 'node:timers/promises'
import { hasCode, MusterError } from '@muster-network/core'
import { type Connection, connect } from '../connect.ts'

const lookMs = 250
/** The daemon stops, starts, and reads the chain from the network's first block on. */
const patienceMs = 180_000

/**
 * Waits while the daemon leaves one network and starts on the other; it answers nothing in between.
 *
 * @throws API_UNREACHABLE, or CHAIN_DOWN when it came back to the network before
 */
export async function untilMoved(before: { startedMs: number }): Promise<Connection> {
  const until = Date.now() + patienceMs
  for (;;) {
    const now = await connect().catch((error: unknown) => {
      if (!hasCode(error, 'API_UNREACHABLE') || Date.now() > until) throw error
      return undefined
    })
    if (now && now.status.startedMs > before.startedMs) {
      const { network, restartNeeded } = await now.api.getSetup()
      if (network !== null && !restartNeeded) return now
      throw new MusterError('CHAIN_DOWN', 'the daemon could not start there, and is back where it was', {
        hint: 'The log of the daemon (daemon.log in the data folder, or its terminal) says why.',
      })
    }
    if (Date.now() > until)
      throw new MusterError('API_UNREACHABLE', 'the daemon did not move within three minutes', {
        hint: 'The log of the daemon says what it waits for; muster status tells when it is back.',
      })
    await pause(lookMs)
  }
}
