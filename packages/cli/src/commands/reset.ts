import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import type { Program } from '../Program.ts'

/** `muster reset`: deletes the data folder; refuses while its account has funds on a chain that is not local. */
export function addReset(program: Program): void {
  program
    .command()
    .option('--yes', 'skip the confirmation')
    .action(async (options: { yes?: boolean }) => {
      const { loadConfig, runningDaemon } = await import('@muster-network/node/files')
      const { describeFunds, requireDataFolder } = await import('@muster-network/node')
      const { dataDir } = await loadConfig({ env: process.env, flags: {} })
      if (!existsSync(dataDir)) {
        process.stdout.write(`nothing to delete: ${dataDir} does not exist\n`)
        return
      }
      await requireDataFolder(dataDir)
      const running = await runningDaemon(dataDir)
      if (running) throw new MusterError('CONFIG_IN_USE', `A daemon (pid ${running.pid}) uses ${dataDir}.`)
      const funds = await describeFunds(dataDir)
      if (funds !== undefined) throw new MusterError('CONFIG_FUNDS_HELD', funds)
      await confirm(`Delete ${dataDir} with all keys, tasks and results?`, options)
      await rm(dataDir, { recursive: true })
      process.stdout.write(`deleted ${dataDir}\n`)
    })
}
