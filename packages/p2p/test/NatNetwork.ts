import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PeerId } from '../src/index.ts'
import type { NatPeerCommand, NatPeerSetup } from './natPeer.ts'

/**
 * A backbone with homes around it, each behind its own masquerading router, built from network namespaces.
 */
export class NatNetwork {
  readonly #prefix = `mu${randomBytes(3).toString('hex')}`
  readonly #namespaces: string[] = []
  readonly #peers: NatPeer[] = []
  readonly backbone: string

  constructor() {
    this.backbone = this.#add('bb')
    this.#in(this.backbone, 'ip', 'link', 'add', 'br0', 'type', 'bridge')
    this.#in(this.backbone, 'ip', 'address', 'add', '10.77.0.1/24', 'dev', 'br0')
    this.#in(this.backbone, 'ip', 'link', 'set', 'br0', 'up')
  }

  /** Adds a home: its router has an address on the backbone, and the host inside cannot be dialled. */
  addHome(number: number): { inside: string; router: string } {
    const [router, inside] = [this.#add(`r${number}`), this.#add(`h${number}`)]
    this.#join(router, `out`, this.backbone, `home${number}`)
    this.#in(this.backbone, 'ip', 'link', 'set', `home${number}`, 'master', 'br0')
    this.#in(router, 'ip', 'address', 'add', `10.77.0.${number + 1}/24`, 'dev', 'out')
    this.#join(router, 'in', inside, 'eth0')
    this.#in(router, 'ip', 'address', 'add', `192.168.${number}.1/24`, 'dev', 'in')
    this.#in(inside, 'ip', 'address', 'add', `192.168.${number}.2/24`, 'dev', 'eth0')
    this.#in(inside, 'ip', 'route', 'add', 'default', 'via', `192.168.${number}.1`)
    this.#in(router, 'sysctl', '-qw', 'net.ipv4.ip_forward=1')
    this.#in(router, 'iptables', '-t', 'nat', '-A', 'POSTROUTING', '-o', 'out', '-j', 'MASQUERADE')
    // As on a home router: only replies come in.
    this.#in(router, 'iptables', '-A', 'FORWARD', '-i', 'in', '-j', 'ACCEPT')
    this.#in(
      router,
      'iptables',
      '-A',
      'FORWARD',
      '-m',
      'conntrack',
      '--ctstate',
      'ESTABLISHED,RELATED',
      '-j',
      'ACCEPT',
    )
    this.#in(router, 'iptables', '-P', 'FORWARD', 'DROP')
    return { inside, router }
  }

  /** Drops every packet through the router until the returned function is called. */
  cut(router: string): () => void {
    this.#in(router, 'iptables', '-I', 'FORWARD', '1', '-j', 'DROP')
    return () => this.#in(router, 'iptables', '-D', 'FORWARD', '1')
  }

  async startPeer(namespace: string, setup: NatPeerSetup): Promise<NatPeer> {
    const script = fileURLToPath(new URL('natPeer.ts', import.meta.url))
    const child = spawn('ip', ['netns', 'exec', namespace, process.execPath, script, JSON.stringify(setup)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const died = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the peer process exited with code ${code}`)),
    )
    died.catch(() => {})
    const [message] = (await Promise.race([once(child, 'message'), died])) as [
      { started: PeerId; port?: number },
    ]
    const peer = new NatPeer(child, message.started, message.port)
    this.#peers.push(peer)
    return peer
  }

  /** Kills the processes, then removes the namespaces, even after failures. */
  async remove(): Promise<void> {
    await Promise.all(this.#peers.map((peer) => peer.end()))
    for (const namespace of this.#namespaces.reverse()) {
      try {
        run('ip', 'netns', 'delete', namespace)
      } catch {
        // The namespace was never created, or is already gone.
      }
    }
  }

  #add(name: string): string {
    const namespace = `${this.#prefix}-${name}`
    this.#namespaces.push(namespace)
    run('ip', 'netns', 'add', namespace)
    this.#in(namespace, 'ip', 'link', 'set', 'lo', 'up')
    return namespace
  }

  #join(a: string, nameA: string, b: string, nameB: string): void {
    this.#in(a, 'ip', 'link', 'add', nameA, 'type', 'veth', 'peer', 'name', nameB, 'netns', b)
    this.#in(a, 'ip', 'link', 'set', nameA, 'up')
    this.#in(b, 'ip', 'link', 'set', nameB, 'up')
  }

  #in(namespace: string, ...command: string[]): void {
    run('ip', 'netns', 'exec', namespace, ...command)
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 10_000 })
}

/** A peer process in its own namespace. */
export class NatPeer extends EventEmitter<{ progress: [number] }> {
  readonly peerId: PeerId
  readonly port: number | undefined
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>()
  #number = 0

  constructor(child: ChildProcess, peerId: PeerId, port: number | undefined) {
    super()
    this.#child = child
    this.peerId = peerId
    this.port = port
    child.on('message', (message: { progress?: number; number: number; result?: never; error?: string }) => {
      if (message.progress !== undefined) return void this.emit('progress', message.progress)
      const waiting = this.#waiting.get(message.number)
      if (message.error === undefined) waiting?.resolve(message.result as never)
      else waiting?.reject(new Error(message.error))
    })
  }

  run<T>(command: NatPeerCommand): Promise<T> {
    const number = ++this.#number
    this.#child.send({ ...command, number })
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }))
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill(signal)
    await once(this.#child, 'exit')
  }
}
