// The muster command: parses the arguments, runs one command, and converts its error into an exit code.
import { createProgram } from './createProgram.ts'

try {
  process.exitCode = await createProgram().run(process.argv.slice(2))
} catch (error) {
  const { reportFailure } = await import('./output/reportFailure.ts')
  process.exitCode = reportFailure(error, { json: process.argv.includes('--json') })
}
