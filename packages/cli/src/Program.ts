import type { Command } from 'commander'
import type { ExitCode } from './output/exitCodes.ts'

/** What each command receives, to register itself and to report its exit code. */
export type Program = {
  command(nameAndArguments: string): Command
  /** All that are registered. */
  commands(): readonly Command[]
  /** Ends the run with this code; without it, a command that returns has succeeded. */
  exitWith(code: ExitCode): void
}
