import { Command, CommanderError } from 'commander'
import { commandTable } from './commandTable.ts'
import { type ExitCode, exitCodes } from './output/exitCodes.ts'
import { ownCommand } from './output/ownCommand.ts'
import type { Program } from './Program.ts'
import { version } from './version.ts'

/**
 * Creates the command line. A command's file is imported only when an argument names the command, and a command imports
 * the daemon's code only when it runs, so that help and usage errors are fast.
 *
 * `run` resolves to the exit code, or rejects with the error of the command.
 */
export function createProgram(): {
  run(args: readonly string[]): Promise<ExitCode>
  commands(): Promise<readonly Command[]>
} {
  let exitCode: ExitCode = exitCodes.ok
  const root = new Command('muster')
    .description('An open market for idle GPUs.')
    .version(version, '--version', 'print the version')
    .exitOverride()
    .showHelpAfterError(`  hint: run ${ownCommand('--help')} to list the commands`)
    .showSuggestionAfterError()
  const loads = new Map(
    commandTable.map(({ usage, about, load }) => {
      const command = root.command(usage).description(about).exitOverride()
      const program: Program = {
        command: () => command,
        commands,
        exitWith: (code) => {
          exitCode = code
        },
      }
      let loaded: Promise<void> | undefined
      const loadOnce = () => (loaded ??= load().then((add) => add(program)))
      return [command.name(), loadOnce] as const
    }),
  )
  async function commands(): Promise<readonly Command[]> {
    for (const load of loads.values()) await load()
    return root.commands
  }
  return {
    commands,
    async run(args) {
      for (const word of args) await loads.get(word)?.()
      try {
        if (args.length === 0) root.outputHelp()
        else await root.parseAsync([...args], { from: 'user' })
      } catch (error) {
        // commander has printed the error; --help and --version end this way too, with code 0
        if (!(error instanceof CommanderError)) throw error
        return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
      }
      return exitCode
    },
  }
}
