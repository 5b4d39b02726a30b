import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'

/** `muster open`: prints a one-time link that opens the dashboard as the owner. */
export function addOpen(program: Program): void {
  program
    .command()
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api } = await connect()
      const link = await api.createLink()
      print(options, link, () => `${link.url}\n`)
    })
}
