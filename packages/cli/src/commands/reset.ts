import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { confirm } from '../ask/confirm.ts'
import type { Program } from '../Program.ts'
import { isAlive } from './down.ts'

/** `muster reset`: removes everything in the data folder; refused while funds are held on a real chain. */
export function addReset(program: Program): void {
  program
    .command('reset')
    .description('remove everything in the data folder: keys, tasks, results, the local chain')
    .option('--yes', 'do not ask')
    .action(async (options: { yes?: boolean }) => {
      const { loadConfig, readApiFile } = await import('@muster-network/node/files')
      const { fundsHeld, requireDataFolder } = await import('@muster-network/node')
      const { dataDir } = await loadConfig({ env: process.env, flags: {} })
      if (!existsSync(dataDir)) {
        process.stdout.write(`${dataDir} does not exist: there is nothing to remove\n`)
        return
      }
      await requireDataFolder(dataDir)
      const running = await readApiFile(dataDir).catch(() => undefined)
      if (running && isAlive(running.pid))
        throw new MusterError('CONFIG_IN_USE', `a daemon runs on ${dataDir}`)
      const held = await fundsHeld(dataDir)
      if (held !== undefined) throw new MusterError('CONFIG_FUNDS_HELD', held)
      await confirm(`Remove ${dataDir} with all keys, tasks and results?`, options)
      await rm(dataDir, { recursive: true })
      process.stdout.write(`${dataDir} is removed\n`)
    })
}
