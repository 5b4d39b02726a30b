import { Command } from 'commander'
import { addCancel } from './commands/cancel.ts'
import { addCompletion } from './commands/completion.ts'
import { addConfig } from './commands/config.ts'
import { addDispute } from './commands/dispute.ts'
import { addDoctor } from './commands/doctor.ts'
import { addDown } from './commands/down.ts'
import { addGovern } from './commands/govern.ts'
import { addInit } from './commands/init.ts'
import { addJoin } from './commands/join.ts'
import { addLogs } from './commands/logs.ts'
import { addOffers } from './commands/offers.ts'
import { addOpen } from './commands/open.ts'
import { addProvide } from './commands/provide.ts'
import { addPull } from './commands/pull.ts'
import { addQuote } from './commands/quote.ts'
import { addReserve } from './commands/reserve.ts'
import { addReset } from './commands/reset.ts'
import { addRewards } from './commands/rewards.ts'
import { addSale } from './commands/sale.ts'
import { addStake } from './commands/stake.ts'
import { addStatus } from './commands/status.ts'
import { addSubmit } from './commands/submit.ts'
import { addUnstake } from './commands/unstake.ts'
import { addUp } from './commands/up.ts'
import { addValidate } from './commands/validate.ts'
import { addWallet } from './commands/wallet.ts'
import { addWithdraw } from './commands/withdraw.ts'
import { type ExitCode, exitCodes } from './output/exitCodes.ts'
import type { Program } from './Program.ts'

/** The commands in the order of the help: set up, run tasks, provide, money, this machine. */
const commands = [
  addUp,
  addDown,
  addOpen,
  addJoin,
  addDoctor,
  addInit,
  addValidate,
  addQuote,
  addSubmit,
  addStatus,
  addLogs,
  addPull,
  addCancel,
  addDispute,
  addOffers,
  addProvide,
  addStake,
  addUnstake,
  addWithdraw,
  addReserve,
  addRewards,
  addGovern,
  addSale,
  addWallet,
  addConfig,
  addReset,
  addCompletion,
]

/**
 * Creates the command line with all commands. A command imports the daemon's code only when it runs, so that help and
 * usage errors are fast. `run` resolves to the exit code, or rejects with the error of the command.
 */
export function createProgram(): {
  run(args: readonly string[]): Promise<ExitCode>
  commands(): readonly Command[]
} {
  let exitCode: ExitCode = exitCodes.ok
  const root = new Command('muster')
    .description('An open market for idle GPUs.')
    .exitOverride()
    .showHelpAfterError('  hint: run muster --help to list the commands')
    .showSuggestionAfterError()
  const program: Program = {
    command: (words) => root.command(words).exitOverride(),
    commands: () => root.commands,
    exitWith: (code) => {
      exitCode = code
    },
  }
  for (const add of commands) add(program)
  return {
    commands: () => root.commands,
    async run(args) {
      if (args.length === 0) root.outputHelp()
      else await root.parseAsync([...args], { from: 'user' })
      return exitCode
    },
  }
}
