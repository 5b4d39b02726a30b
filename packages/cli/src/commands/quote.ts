import path from 'node:path'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { readTaskFile } from '../task/readTaskFile.ts'
import { showQuote } from '../task/showQuote.ts'

/** `muster quote task.yaml`: what a task would cost, who could run it, who would not and why. */
export function addQuote(program: Program): void {
  program
    .command('quote <file>')
    .description('what a task would cost, who could run it, who would not and why; changes nothing')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: { json?: boolean }) => {
      await readTaskFile(file)
      const { api, money } = await connect()
      const quote = await api.quoteTask({ body: { source: { file: path.resolve(file) } } })
      print(options, quote, () => showQuote(quote, money))
    })
}
