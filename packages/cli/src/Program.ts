import type { Command } from 'commander'
import type { ExitCode } from './output/exitCodes.ts'

/** The program as each command sees it, to add its options and to report its exit code. */
export type Program = {
  /** The command itself, with the name, arguments and description of its entry in the table. */
  command(): Command
  /** All commands, with their options. */
  commands(): Promise<readonly Command[]>
  /** Sets the exit code of the run; the default is success. */
  exitWith(code: ExitCode): void
}
