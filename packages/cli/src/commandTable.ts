import type { Program } from './Program.ts'

/**
 * A command as the help lists it. `load` imports its file, so that a command loads no code of the others.
 */
export type CommandEntry = {
  /** The name and the arguments. */
  usage: string
  about: string
  load(): Promise<(program: Program) => void>
}

/** The commands in the order of the help: set up, run tasks, provide, money, this machine. */
export const commandTable: readonly CommandEntry[] = [
  {
    usage: 'up',
    about: 'start the daemon; a new data folder gets a local network',
    load: async () => (await import('./commands/up.ts')).addUp,
  },
  {
    usage: 'down',
    about: 'stop the daemon; tasks continue on other machines, and resume here after the next start',
    load: async () => (await import('./commands/down.ts')).addDown,
  },
  {
    usage: 'open',
    about: 'print a one-time link that opens the dashboard as the owner',
    load: async () => (await import('./commands/open.ts')).addOpen,
  },
  {
    usage: 'join <network>',
    about:
      'join a network by its network file or definition (path or URL); `local` returns to the local network',
    load: async () => (await import('./commands/join.ts')).addJoin,
  },
  {
    usage: 'doctor',
    about: 'check whether this machine meets the requirements of muster',
    load: async () => (await import('./commands/doctor.ts')).addDoctor,
  },
  {
    usage: 'init [template] [folder]',
    about: 'create a task from a template; without a template, list the templates',
    load: async () => (await import('./commands/init.ts')).addInit,
  },
  {
    usage: 'validate <file>',
    about: 'check a task file and the files it names',
    load: async () => (await import('./commands/validate.ts')).addValidate,
  },
  {
    usage: 'quote <file>',
    about: 'quote a task: cost, candidates, and refusals with reasons; spends nothing',
    load: async () => (await import('./commands/quote.ts')).addQuote,
  },
  {
    usage: 'submit <file>',
    about: 'quote a task, post it after confirmation, and follow it; Ctrl-C stops following, not the task',
    load: async () => (await import('./commands/submit.ts')).addSubmit,
  },
  {
    usage: 'status [task]',
    about: 'show the daemon and its tasks, or one task in detail',
    load: async () => (await import('./commands/status.ts')).addStatus,
  },
  {
    usage: 'logs <task>',
    about: 'print the logs of all parts in the order of time, or of one part',
    load: async () => (await import('./commands/logs.ts')).addLogs,
  },
  {
    usage: 'pull <task> [folder]',
    about: 'download the result of a task into a folder (default: the name of the task)',
    load: async () => (await import('./commands/pull.ts')).addPull,
  },
  {
    usage: 'cancel <task>',
    about: 'cancel a task; receipted work is still checked and paid',
    load: async () => (await import('./commands/cancel.ts')).addCancel,
  },
  {
    usage: 'dispute <delivery>',
    about:
      'contest a delivery: name a wrong segment of accepted work, or a correct segment of rejected work; the bond is lost if the jury rules otherwise',
    load: async () => (await import('./commands/dispute.ts')).addDispute,
  },
  {
    usage: 'serve <file>',
    about:
      'quote a stream task, open it after confirmation, and wait until it answers; prints how to call it',
    load: async () => (await import('./commands/serve.ts')).addServe,
  },
  {
    usage: 'stream',
    about: 'list the streams of this client, or show and change one',
    load: async () => (await import('./commands/stream.ts')).addStream,
  },
  {
    usage: 'keys',
    about: 'list, create and revoke the API keys of the gateway',
    load: async () => (await import('./commands/keys.ts')).addKeys,
  },
  {
    usage: 'gateway',
    about: 'show where the gateway of the streams listens, turn it on or off, or move it',
    load: async () => (await import('./commands/gateway.ts')).addGateway,
  },
  {
    usage: 'offers',
    about: 'list the providers of the network and their offers',
    load: async () => (await import('./commands/offers.ts')).addOffers,
  },
  {
    usage: 'provide',
    about:
      'lend this machine: test it, register it and start to bid; a setting that is not passed stays as it is',
    load: async () => (await import('./commands/provide.ts')).addProvide,
  },
  {
    usage: 'stake [amount]',
    about: 'show the stake, or stake tokens of the wallet',
    load: async () => (await import('./commands/stake.ts')).addStake,
  },
  {
    usage: 'unstake <amount>',
    about: 'lower the surety, or start to withdraw savings or a council bond, which are free after the delay',
    load: async () => (await import('./commands/unstake.ts')).addUnstake,
  },
  {
    usage: 'withdraw [amount]',
    about: 'withdraw free stake to the wallet; without an amount, collect what the contracts owe',
    load: async () => (await import('./commands/withdraw.ts')).addWithdraw,
  },
  {
    usage: 'reserve [node]',
    about: 'list reservations, or reserve a node for exclusive use',
    load: async () => (await import('./commands/reserve.ts')).addReserve,
  },
  {
    usage: 'rewards',
    about: 'show the savings and uptime rewards of this account',
    load: async () => (await import('./commands/rewards.ts')).addRewards,
  },
  {
    usage: 'govern',
    about: 'list the proposals and this account’s votes',
    load: async () => (await import('./commands/govern.ts')).addGovern,
  },
  {
    usage: 'sale',
    about: 'show the token sale of the network, if any',
    load: async () => (await import('./commands/sale.ts')).addSale,
  },
  {
    usage: 'wallet',
    about: 'show the account of this daemon and its balances',
    load: async () => (await import('./commands/wallet.ts')).addWallet,
  },
  {
    usage: 'config',
    about: 'show or change the settings of this machine',
    load: async () => (await import('./commands/config.ts')).addConfig,
  },
  {
    usage: 'reset',
    about: 'delete the data folder: keys, tasks, results and the local chain',
    load: async () => (await import('./commands/reset.ts')).addReset,
  },
  {
    usage: 'completion <shell>',
    about: 'print a completion script for bash, zsh or fish',
    load: async () => (await import('./commands/completion.ts')).addCompletion,
  },
]
