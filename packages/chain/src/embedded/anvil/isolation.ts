import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

export type Isolation = { wrapper: string[]; listen: string[]; complete: boolean }

let probed: Isolation | undefined

/**
 * Returns how to isolate anvil's own HTTP port, which accepts any caller and cannot be switched off. On Linux anvil runs
 * in an empty network namespace (we connect over a socket file) and dies with its parent. Elsewhere the port is random and
 * no web page may read it; `complete` is false then.
 */
export function isolation(): Isolation {
  if (probed) return probed
  const wrapper = ['unshare', '--map-root-user', '--net', 'setpriv', '--pdeathsig', 'KILL']
  const works =
    process.platform === 'linux' &&
    spawnSync(wrapper[0]!, [...wrapper.slice(1), 'true'], { stdio: 'ignore', timeout: 5_000 }).status === 0
  probed = works
    ? // 0.0.0.0 can be bound although the namespace has no interface that is up
      { wrapper, listen: ['--host', '0.0.0.0'], complete: true }
    : {
        wrapper: [],
        listen: ['--host', '127.0.0.1', '--port', String(randomInt(20_000, 60_000)), '--no-cors'],
        complete: false,
      }
  return probed
}
