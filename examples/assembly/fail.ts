import { printError } from './print'
import { proc_exit } from './wasi_snapshot_preview1'

/** Prints a message to stderr and exits with code 1. */
export function fail(message: string): void {
  printError(message)
  proc_exit(1)
  unreachable()
}

/** Called by AssemblyScript's own checks; build.ts replaces the import `env.abort` with this function. */
export function abort(message: string | null, file: string | null, line: u32, column: u32): void {
  const reason = message === null ? 'Aborted' : message
  const source = file === null ? '' : file
  printError(`${reason} (${source}:${line}:${column})`)
  proc_exit(134)
  unreachable()
}
