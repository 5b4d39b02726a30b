import { Command } from 'commander'
import { addConfig } from './commands/config.ts'
import { addDoctor } from './commands/doctor.ts'
import { addStart } from './commands/start.ts'
import { addValidate } from './commands/validate.ts'
import { type ExitCode, exitCodes } from './output/exitCodes.ts'
import type { Program } from './Program.ts'

/**
 * The command line with all its commands. A command loads the daemon's code when it runs and not before, so that help
 * and mistakes are told at once; `run` resolves to the exit code or throws what a command threw.
 */
export function createProgram(): { run(args: readonly string[]): Promise<ExitCode> } {
  let exitCode: ExitCode = exitCodes.ok
  const root = new Command('muster')
    .description('An open market for idle GPUs.')
    .exitOverride()
    .showHelpAfterError('  hint: muster --help lists the commands')
    .showSuggestionAfterError()
  const program: Program = {
    command: (words) => root.command(words).exitOverride(),
    exitWith: (code) => {
      exitCode = code
    },
  }
  for (const add of [addStart, addDoctor, addValidate, addConfig]) add(program)
  return {
    async run(args) {
      if (args.length === 0) root.outputHelp()
      else await root.parseAsync([...args], { from: 'user' })
      return exitCode
    },
  }
}
