/** The exit codes of `muster`; docs/cli.md lists them. */
export const exitCodes = {
  ok: 0,
  /** Failure that the caller did not cause: chain, network, a provider, this machine. */
  failed: 1,
  /** Invalid arguments, task file or settings, or no confirmation; nothing was changed. */
  usage: 2,
  /** The task ended without a complete result. */
  incomplete: 3,
  /** The user stopped following; the task continues. */
  detached: 4,
  /** A bug in muster. */
  bug: 70,
  /** Ctrl-C at a question; shells use 128 + SIGINT for it. */
  cancelled: 130,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
