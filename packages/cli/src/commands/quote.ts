import path from 'node:path'
import { connect } from '../connect.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { checkTaskFile } from '../task/checkTaskFile.ts'
import { showQuote } from '../task/showQuote.ts'

/** `muster quote task.yaml`: prints the cost, the candidates and the refusals of a task. */
export function addQuote(program: Program): void {
  program
    .command()
    .option('--verbose', 'include the check in numbers')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: { verbose?: boolean; json?: boolean }) => {
      await checkTaskFile(file)
      const { api, money } = await connect()
      const quote = await api.createQuote({ body: { source: { file: path.resolve(file) } } })
      print(options, quote, () => showQuote(quote, money, options))
    })
}
