/** What the exit code of `muster` means; docs/cli.md lists them. */
export const exitCodes = {
  ok: 0,
  /** Something outside the caller's hands went wrong: chain, network, a provider, this machine. */
  failed: 1,
  /** The caller's words, task file or settings cannot be used; nothing was changed. */
  usage: 2,
  /** The task ended without its whole result. */
  incomplete: 3,
  /** Stopped watching: the task goes on. */
  detached: 4,
  /** A fault of muster itself. */
  bug: 70,
} as const
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
