import type { Command } from 'commander'
import type { ExitCode } from './output/exitCodes.ts'

/** The program as each command sees it, to register itself and to report its exit code. */
export type Program = {
  command(nameAndArguments: string): Command
  /** All registered commands. */
  commands(): readonly Command[]
  /** Sets the exit code of the run; the default is success. */
  exitWith(code: ExitCode): void
}
