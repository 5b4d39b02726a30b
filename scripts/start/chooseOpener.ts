/** How and where muster was started. */
export type LaunchEnvironment = {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  args: readonly string[]
  /** stdout is a terminal. */
  terminal: boolean
}

export type Opener = { ok: true; command: string; args: readonly string[] } | { ok: false; reason: string }

/** Returns the desktop program that opens the dashboard, or the reason not to open it. The address is the last argument. */
export function chooseOpener({ platform, env, args, terminal }: LaunchEnvironment): Opener {
  const none = (reason: string): Opener => ({ ok: false, reason })
  if (args.includes('--no-open')) return none('--no-open is set')
  if (args.includes('--once')) return none('--once is set')
  if (env.CI) return none('it runs in CI')
  // start.sh, which may run without a terminal, passes --open
  if (!terminal && !args.includes('--open')) return none('stdout is not a terminal')
  if (env.SSH_CONNECTION) return none('it runs in an SSH session')
  // each program takes the address as one argument, without a shell
  if (platform === 'darwin') return { ok: true, command: 'open', args: [] }
  if (platform === 'win32') return { ok: true, command: 'rundll32', args: ['url.dll,FileProtocolHandler'] }
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return none('there is no desktop session')
  return { ok: true, command: 'xdg-open', args: [] }
}
