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
  /** The socket file to create; its folder must be private to this user. */
  socketPath: string
  /** The initial state: a genesis file or a dumped state. */
  from: { genesis: string } | { state: string }
  startTimeoutMs: number
}

/** One anvil process with three connections to it. */
export class AnvilProcess {
  readonly pid: number
  /** Resolves when the process has exited for any reason. */
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

  /** @throws CHAIN_START_FAILED with the last output of anvil */
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
      throw new MusterError('CHAIN_START_FAILED', `anvil did not start: ${printed.trim() || 'no output'}`, {
        cause,
      })
    }
  }

  async stop(): Promise<void> {
    for (const client of [this.writer, this.second, this.reader]) client.close()
    // the journal has everything, so anvil needs no graceful shutdown
    this.#child.kill('SIGKILL')
    await this.ended
    await rm(this.#socketPath, { force: true })
  }
}

function argumentsFor({ chainId, gasLimit, socketPath, from }: AnvilOptions): string[] {
  return [
    ...['--ipc', socketPath, '--quiet', '--no-mining', '--order', 'fifo', '--accounts', '0'],
    // the contracts are compiled for shanghai; XDC may not support a newer fork
    ...['--hardfork', 'shanghai', '--chain-id', String(chainId), '--gas-limit', String(gasLimit)],
    // gas is free: a local chain needs no fee market, and no account needs funds before the first task
    ...['--base-fee', '0', '--gas-price', '0'],
    // each old block costs a full copy of the state; only the newest are ever read
    ...['--prune-history', '32', '--no-request-size-limit'],
    ...('genesis' in from ? ['--init', from.genesis] : ['--load-state', from.state]),
  ]
}

async function connect(options: AnvilOptions, ended: Promise<void>): Promise<IpcClient[]> {
  const giveUp = AbortSignal.timeout(options.startTimeoutMs)
  const dead = ended.then(() => {
    throw new Error('the process exited')
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
