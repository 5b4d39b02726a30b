import { stringify } from 'yaml'
import type { Program } from '../Program.ts'

/** `muster config show`: prints the effective settings after file, environment and flags. */
export function addConfig(program: Program): void {
  program
    .command()
    .command('show')
    .description('print the effective settings')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { loadConfig } = await import('@muster-network/node/files')
      const config = await loadConfig({ env: process.env, flags: {} })
      process.stdout.write(options.json ? `${JSON.stringify(config)}\n` : stringify(config))
    })
}
