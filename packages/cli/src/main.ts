// The muster command: parses the arguments, runs one command, and converts its error into an exit code.
import { createProgram } from './createProgram.ts'
import { reportFailure } from './output/reportFailure.ts'

try {
  process.exitCode = await createProgram().run(process.argv.slice(2))
} catch (error) {
  process.exitCode = reportFailure(error, { json: process.argv.includes('--json') })
}
