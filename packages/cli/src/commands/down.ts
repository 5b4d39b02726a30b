import { setTimeout as pause } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import type { Program } from '../Program.ts'

/** Longer than any ordered stop takes. */
const patienceMs = 60_000

/** `muster down`: stops the daemon of this data folder, in order. */
export function addDown(program: Program): void {
  program
    .command('down')
    .description('stop the daemon; tasks go on where others run them, and here after the next start')
    .action(async () => {
      const { loadConfig, readApiFile } = await import('@muster-network/node/files')
      // whoever answers with this folder's token is the daemon, so the process id is its own and not a stranger's
      await connect()
      const { dataDir } = await loadConfig({ env: process.env, flags: {} })
      const found = await readApiFile(dataDir)
      if (!found) return
      process.kill(found.pid, 'SIGTERM')
      const until = Date.now() + patienceMs
      while (isAlive(found.pid)) {
        if (Date.now() > until)
          throw new MusterError('API_UNREACHABLE', `process ${found.pid} does not stop`, {
            hint: 'Its log says what it waits for.',
          })
        await pause(50)
      }
      process.stdout.write('stopped\n')
    })
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
