import path from 'node:path'
import type { RequestShape } from '@muster-network/api'
import { defaultShape, MusterError } from '@muster-network/core'
import { connect } from '../connect.ts'
import { readNumber } from '../options/readNumber.ts'
import { print } from '../output/print.ts'
import type { Program } from '../Program.ts'
import { checkTaskFile } from '../task/checkTaskFile.ts'
import { showQuote } from '../task/showQuote.ts'
import { showStreamQuote } from '../task/showStreamQuote.ts'

type Options = { input?: string; output?: string; verbose?: boolean; json?: boolean }

/** `muster quote task.yaml`: prints the cost, the candidates and the refusals of a task. */
export function addQuote(program: Program): void {
  program
    .command()
    .option('--input <units>', `streams: units of input of a request (default: ${defaultShape.input})`)
    .option('--output <units>', `streams: units of output of its answer (default: ${defaultShape.output})`)
    .option('--verbose', 'include the check in numbers')
    .option('--json', 'print one JSON object')
    .action(async (file: string, options: Options) => {
      const shape = shapeOf(options)
      const { kind } = await checkTaskFile(file)
      if (kind === 'batch' && (options.input ?? options.output) !== undefined)
        throw new MusterError('CONFIG_INVALID', '--input and --output describe a request of a stream task.', {
          hint: 'Leave them out: this is a batch task.',
        })
      const { api, money } = await connect()
      const source = { file: path.resolve(file) }
      if (kind === 'stream') {
        const quote = await api.quoteStream({ body: { source, shape } })
        print(options, quote, () => showStreamQuote(quote, money))
      } else {
        const quote = await api.createQuote({ body: { source } })
        print(options, quote, () => showQuote(quote, money, options))
      }
    })
}

/** @throws CONFIG_INVALID */
function shapeOf(options: Options): Partial<RequestShape> {
  const read = (name: 'input' | 'output') => {
    const text = options[name]
    return text === undefined
      ? {}
      : { [name]: readNumber(`--${name}`, text, { min: 0, max: 10_000_000, whole: true }) }
  }
  return { ...read('input'), ...read('output') }
}
