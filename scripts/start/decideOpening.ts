/** What is known about how and where muster was started. */
export type Surroundings = {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  args: readonly string[]
  /** Whether a person reads what is printed. */
  terminal: boolean
}

export type Opening = { ok: true; command: string; args: readonly string[] } | { ok: false; reason: string }

/** Whether the dashboard is opened by itself, and by which program of the desktop; the address is its last argument. */
export function decideOpening({ platform, env, args, terminal }: Surroundings): Opening {
  const no = (reason: string): Opening => ({ ok: false, reason })
  if (args.includes('--no-open')) return no('--no-open was given')
  if (args.includes('--once')) return no('it ends by itself')
  if (env.CI) return no('nobody watches a build')
  // the double-clicked launcher says --open
  if (!terminal && !args.includes('--open')) return no('nobody reads what is printed')
  if (env.SSH_CONNECTION) return no('the person is at another machine')
  // each takes the address as one argument, without a shell in between
  if (platform === 'darwin') return { ok: true, command: 'open', args: [] }
  if (platform === 'win32') return { ok: true, command: 'rundll32', args: ['url.dll,FileProtocolHandler'] }
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return no('there is no desktop')
  return { ok: true, command: 'xdg-open', args: [] }
}
