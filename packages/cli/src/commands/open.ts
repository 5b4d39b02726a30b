import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'

/** `muster open`: a link that opens the dashboard as the owner, once. */
export function addOpen(program: Program): void {
  program
    .command('open')
    .description('print a link that opens the dashboard as the owner, once')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const { api } = await connect()
      const link = await api.createLink()
      print(options, link, () => `${link.url}\n`)
    })
}
