import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { findAnvil } from './findAnvil.ts'
import { IpcClient } from './IpcClient.ts'
import { isolation } from './isolation.ts'

export type AnvilOptions = {
  chainId: number
  gasLimit: bigint
  /** The socket file to make; its folder must be private to this user. */
  socketPath: string
  /** What to begin with: a genesis file or a dumped state. */
  from: { genesis: string } | { state: string }
  startTimeoutMs: number
}

/** One run of the anvil program with three connections to it: one that writes, two that read. */
export class AnvilProcess {
  readonly pid: number
  /** Resolves when the process has ended, whatever the reason. */
  readonly ended: Promise<void>
  readonly writer: IpcClient
  readonly second: IpcClient
  readonly reader: IpcClient
  readonly #child: ChildProcess
  readonly #socketPath: string

  private constructor(child: ChildProcess, ended: Promise<void>, clients: IpcClient[], socketPath: string) {
    this.#child = child
    this.#socketPath = socketPath
    this.pid = child.pid!
    this.ended = ended
    ;[this.writer, this.second, this.reader] = clients as [IpcClient, IpcClient, IpcClient]
  }

  /** @throws CHAIN_START_FAILED with the last lines that anvil printed */
  static async start(options: AnvilOptions): Promise<AnvilProcess> {
    const { wrapper, listen } = isolation()
    const command = [...wrapper, findAnvil(), ...listen, ...argumentsFor(options)]
    await rm(options.socketPath, { force: true })
    const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] })
    let printed = ''
    child.stderr?.on('data', (chunk) => {
      printed = (printed + chunk).slice(-2_000)
    })
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', (error) => {
        printed += error.message
        resolve()
      })
    })
    try {
      const clients = await connect(options, ended)
      return new AnvilProcess(child, ended, clients, options.socketPath)
    } catch (cause) {
      child.kill('SIGKILL')
      throw new MusterError('CHAIN_START_FAILED', `anvil did not start: ${printed.trim() || 'no answer'}`, {
        cause,
      })
    }
  }

  async stop(): Promise<void> {
    for (const client of [this.writer, this.second, this.reader]) client.close()
    // Nothing of anvil's memory is needed: the journal has it all, so there is nothing to wait for politely.
    this.#child.kill('SIGKILL')
    await this.ended
    await rm(this.#socketPath, { force: true })
  }
}

function argumentsFor({ chainId, gasLimit, socketPath, from }: AnvilOptions): string[] {
  return [
    ...['--ipc', socketPath, '--quiet', '--no-mining', '--order', 'fifo', '--accounts', '0'],
    // What the contracts are compiled for; XDC has nothing newer for certain.
    ...['--hardfork', 'shanghai', '--chain-id', String(chainId), '--gas-limit', String(gasLimit)],
    // Gas is free: a local chain has no use for a market of its own, and nobody must be funded before the first task.
    ...['--base-fee', '0', '--gas-price', '0'],
    // States of old blocks cost a copy of everything each; only the newest are ever asked for.
    ...['--prune-history', '32', '--no-request-size-limit'],
    ...('genesis' in from ? ['--init', from.genesis] : ['--load-state', from.state]),
  ]
}

async function connect(options: AnvilOptions, ended: Promise<void>): Promise<IpcClient[]> {
  const giveUp = AbortSignal.timeout(options.startTimeoutMs)
  const dead = ended.then(() => {
    throw new Error('the process ended')
  })
  const attempt = async () => {
    for (;;) {
      try {
        return await Promise.all([1, 2, 3].map(() => IpcClient.connect(options.socketPath)))
      } catch {
        await delay(5, undefined, { signal: giveUp })
      }
    }
  }
  return Promise.race([attempt(), dead, once(giveUp, 'abort').then(() => Promise.reject(giveUp.reason))])
}
