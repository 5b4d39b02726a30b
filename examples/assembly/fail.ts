import { printError } from './print'
import { proc_exit } from './wasi_snapshot_preview1'

/** Ends the program with a sentence on stderr. */
export function fail(message: string): void {
  printError(message)
  proc_exit(1)
  unreachable()
}

/** Where AssemblyScript's own checks end (the compiler is told to call this instead of importing `env.abort`). */
export function abort(message: string | null, file: string | null, line: u32, column: u32): void {
  const what = message === null ? 'failed' : message
  const where = file === null ? '' : file
  printError(`${what} (${where}:${line}:${column})`)
  proc_exit(134)
  unreachable()
}
