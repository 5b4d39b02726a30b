import { setTimeout as pause } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import type { Program } from '../Program.ts'

/** Longer than any graceful shutdown takes. */
const stopTimeoutMs = 60_000

/** `muster down`: shuts the daemon of this data folder down gracefully. */
export function addDown(program: Program): void {
  program.command().action(async () => {
    const { isAlive, loadConfig, readApiFile } = await import('@muster-network/node/files')
    // a process that accepts this folder's token is the daemon, so the pid in api.json is not a stranger's
    await connect()
    const { dataDir } = await loadConfig({ env: process.env, flags: {} })
    const daemon = await readApiFile(dataDir)
    if (!daemon) return
    process.kill(daemon.pid, 'SIGTERM')
    const until = Date.now() + stopTimeoutMs
    while (isAlive(daemon.pid)) {
      if (Date.now() > until)
        throw new MusterError(
          'API_UNREACHABLE',
          `The daemon (pid ${daemon.pid}) did not stop within ${stopTimeoutMs / 1000} s.`,
          { hint: 'See the log of the daemon for the operation that blocks the shutdown.' },
        )
      await pause(50)
    }
    process.stdout.write('stopped\n')
  })
}
