import { execFileSync } from 'node:child_process'

/** The link of one node: a network namespace of its own, joined to the others by a bridge. */
export type Link = {
  host: string
  /** The command that runs another one inside the namespace. */
  prefix: readonly string[]
  /** Drops all packets between this node and an address until the returned function is called. */
  cut(host: string): () => void
  /** Limits what this node sends to a few kilobytes a second until the returned function is called. */
  slow(): () => void
}

/** The driver's own address on the bridge: the nodes reach their RPC endpoints there. */
export const bridgeHost = '10.77.0.1'

/** Creates the bridge. Needs a network namespace of our own, which disappears with the last process in it. */
export function createBridge(): void {
  run('ip', 'link', 'set', 'lo', 'up')
  // our own /run, so that the names of namespaces are not those of the machine
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  run('ip', 'link', 'add', 'br0', 'type', 'bridge')
  run('ip', 'address', 'add', `${bridgeHost}/24`, 'dev', 'br0')
  run('ip', 'link', 'set', 'br0', 'up')
}

/** Joins a node to the bridge, by its number from 2 on. */
export function createLink(number: number): Link {
  const name = `node${number}`
  const outer = `veth${number}`
  const host = `10.77.0.${number}`
  const inside = (...command: string[]) => run('ip', 'netns', 'exec', name, ...command)
  run('ip', 'netns', 'add', name)
  run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  run('ip', 'link', 'set', outer, 'master', 'br0', 'up')
  inside('ip', 'link', 'set', 'lo', 'up')
  inside('ip', 'address', 'add', `${host}/24`, 'dev', 'eth0')
  inside('ip', 'link', 'set', 'eth0', 'up')
  return {
    host,
    // nsenter stays in our mount namespace, where the node's small disk is
    prefix: ['nsenter', `--net=/run/netns/${name}`],
    cut(other) {
      inside('ip', 'route', 'add', 'blackhole', `${other}/32`)
      return () => inside('ip', 'route', 'delete', 'blackhole', `${other}/32`)
    },
    slow() {
      inside('tc', 'qdisc', 'add', 'dev', 'eth0', 'root', 'tbf', ...slowRate)
      return () => inside('tc', 'qdisc', 'delete', 'dev', 'eth0', 'root')
    },
  }
}

const slowRate = ['rate', '200kbit', 'burst', '16kbit', 'latency', '800ms']

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 10_000 })
}
