import { rm } from 'node:fs/promises'
import { hasCode, type Logger, silentLogger } from '@muster-network/core'
import type { Hex } from 'viem'
import type { Rpc, RpcAnswer } from '../connection/Rpc.ts'
import { AnvilProcess } from './anvil/AnvilProcess.ts'
import { AnvilSupervisor } from './anvil/AnvilSupervisor.ts'
import { endOrphan, noteProcess } from './anvil/endOrphan.ts'
import { socketPathIn } from './anvil/socketPath.ts'
import { BlockClock, type BlockClockOptions, defaultBlockClockOptions } from './BlockClock.ts'
import { ChainDirectory } from './journal/ChainDirectory.ts'
import type { JournalFile } from './journal/JournalFile.ts'
import { readRecords } from './journal/JournalRecord.ts'
import { lockDirectory } from './lockDirectory.ts'
import { answerCall } from './proxy/answerCall.ts'
import { RpcServer } from './proxy/RpcServer.ts'
import { type Head, replay } from './replay.ts'
import { Sequencer } from './Sequencer.ts'

export type EmbeddedChainOptions = {
  directory: string
  chainId?: number
  /** 0 for any free port. */
  port?: number
  host?: string
  /** Origins of web pages that may call; none by default. */
  allowedOrigins?: readonly string[]
  /** Accepted host names besides the loopback names. */
  allowedHosts?: readonly string[]
  /** Genesis balances in wei; gas is free, so none are required. */
  alloc?: Record<string, bigint>
  gasLimit?: bigint
  clock?: Partial<BlockClockOptions>
  /** Journal records before a snapshot replaces them: bounds the time of a start. */
  snapshotEvery?: number
  /**
   * Sets the chain's clock back by this much until {@link EmbeddedChain.catchUp}. A new network uses it so that its setup
   * is old enough to count for the first task, without a wait.
   */
  behindSeconds?: number
  log?: Logger
}

const defaultChainId = 31_337
/** Well below the timeout of a request. */
const longestWaitMs = 4_000

/**
 * A local chain that needs only npm: anvil as a supervised child process, with a journal that survives `kill -9` of either
 * process, behind an RPC server that accepts only reads and signed transactions.
 */
export class EmbeddedChain {
  readonly chainId: number
  readonly #options: EmbeddedChainOptions
  readonly #log: Logger
  readonly #files: ChainDirectory
  readonly #unlock: () => void
  readonly #sequencer: Sequencer
  readonly #supervisor: AnvilSupervisor
  #journal: JournalFile
  #server: RpcServer | undefined
  #stopped = false

  private constructor(
    options: EmbeddedChainOptions,
    files: ChainDirectory,
    journal: JournalFile,
    unlock: () => void,
  ) {
    this.chainId = options.chainId ?? defaultChainId
    this.#options = options
    this.#log = options.log ?? silentLogger
    this.#files = files
    this.#journal = journal
    this.#unlock = unlock
    this.#supervisor = new AnvilSupervisor(
      () => this.#launch(),
      () => this.#sequencer.wake(),
      this.#log,
    )
    this.#sequencer = new Sequencer(
      {
        ensure: () => this.#supervisor.ensure(),
        lose: (anvil) => this.#supervisor.lose(anvil),
        journal: () => this.#journal,
        quiet: (head, waiting, busy) =>
          this.#snapshotIfDue(head, waiting, (busy ? 8 : 1) * this.#snapshotEvery),
      },
      new BlockClock({ ...defaultBlockClockOptions, ...options.clock }),
      this.#log,
    )
    this.#sequencer.behindSeconds = options.behindSeconds ?? 0
  }

  /**
   * Starts a new chain, or resumes the chain in the directory.
   *
   * @throws CHAIN_DATA_IN_USE, CHAIN_DATA_DAMAGED, CHAIN_DATA_VERSION, CHAIN_PORT_IN_USE, CHAIN_ANVIL_MISSING,
   * CHAIN_ANVIL_VERSION, CHAIN_START_FAILED; none of them changes the data
   */
  static async start(options: EmbeddedChainOptions): Promise<EmbeddedChain> {
    const unlock = await lockDirectory(options.directory)
    let journal: JournalFile
    let files: ChainDirectory
    try {
      const timestamp = Math.floor(Date.now() / 1000) - (options.behindSeconds ?? 0)
      const genesis = { timestamp, alloc: options.alloc ?? {} }
      files = await ChainDirectory.open(options.directory, options.chainId ?? defaultChainId, genesis)
      journal = await files.openJournal()
      await endOrphan(options.directory)
    } catch (error) {
      unlock()
      throw error
    }
    const chain = new EmbeddedChain(options, files, journal, unlock)
    try {
      await chain.#supervisor.ensure()
      chain.#server = await RpcServer.listen({
        port: options.port ?? 0,
        host: options.host ?? '127.0.0.1',
        allowedOrigins: options.allowedOrigins ?? [],
        allowedHosts: options.allowedHosts ?? [],
        answer: (method, params) => chain.request(method, params),
      })
    } catch (error) {
      await chain.stop()
      throw error
    }
    chain.#sequencer.start()
    return chain
  }

  get url(): string {
    return this.#server!.url
  }

  get head(): Head {
    return this.#sequencer.head
  }

  /** Sets the chain's clock to the real time from the next block on, and mines that block. */
  catchUp(): void {
    this.#sequencer.behindSeconds = 0
    this.#sequencer.want({ number: this.head.number + 1 })
  }

  /** Stops everything in reverse order. With `snapshot`, the next start has nothing to replay. */
  async stop({ snapshot = false }: { snapshot?: boolean } = {}): Promise<void> {
    if (this.#stopped) return
    this.#stopped = true
    this.#sequencer.release()
    await this.#server?.close()
    await this.#sequencer.stop()
    if (snapshot) await this.#snapshotIfDue(this.head, this.#sequencer.waiting(), 1)
    await this.#supervisor.stop()
    await this.#journal.close()
    this.#unlock()
  }

  /** {@link request} as an {@link Rpc} value. */
  readonly rpc: Rpc = (method, params) => this.request(method, params)

  /** Handles a request like the RPC server, without HTTP. */
  request(method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    return answerCall(method, params, {
      submit: (raw) => this.#sequencer.submit(raw),
      want: (block) => this.#sequencer.want(block),
      awaitBlock: (above) => this.#sequencer.awaitBlock(above, longestWaitMs),
      read: () => this.#read(method, params),
    })
  }

  /** Returns the pid of anvil, for tests and diagnosis. */
  async anvilPid(): Promise<number> {
    return (await this.#supervisor.inUse()).pid
  }

  /**
   * Returns a response only when each block that it may depend on is journalled. A response that depends on a block which a
   * crash undid is discarded and requested again.
   */
  async #read(method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    for (let attempt = 1; ; attempt++) {
      const anvil = await this.#supervisor.inUse()
      const { undone } = this.#sequencer.gate
      try {
        const answer = await anvil.reader.call(method, params)
        await this.#sequencer.gate.passed()
        if ((await this.#supervisor.inUse()) === anvil && this.#sequencer.gate.undone === undone)
          return answer
      } catch (error) {
        if (!hasCode(error, 'CHAIN_DOWN') || attempt >= 3) throw error
        this.#supervisor.lose(anvil)
      }
    }
  }

  async #launch(): Promise<AnvilProcess> {
    const content = readRecords(await this.#journal.read())
    const state = await this.#files.unpackSnapshot()
    // a new name each time, because a process that is exiting removes its own socket
    const socketPath = socketPathIn(this.#options.directory)
    const anvil = await AnvilProcess.start({
      chainId: this.chainId,
      gasLimit: this.#options.gasLimit ?? 100_000_000n,
      socketPath,
      from: state ? { state } : { genesis: this.#files.genesisPath },
      startTimeoutMs: 30_000,
    })
    try {
      await noteProcess(this.#options.directory, { pid: anvil.pid, socketPath })
      if (state) await rm(state)
      const replayed = await replay(anvil, content, state !== undefined)
      this.#sequencer.adopt(replayed, content.pending, content.txCount)
      return anvil
    } catch (error) {
      await anvil.stop()
      throw error
    }
  }

  get #snapshotEvery(): number {
    return this.#options.snapshotEvery ?? 1_000
  }

  /** Takes a snapshot when the journal is long enough; rarely during a burst, because it costs as much as hundreds of transactions. */
  async #snapshotIfDue(head: Head, waiting: readonly Hex[], every: number): Promise<{ renumbered: boolean }> {
    // pending transactions move to the next journal anyway; a snapshot during a burst would not shorten it
    if (this.#journal.count - 2 * waiting.length < every) return { renumbered: false }
    try {
      const anvil = await this.#supervisor.inUse()
      const dump = await anvil.writer.requestResult<Hex>('anvil_dumpState', [], 300_000)
      const packed = Buffer.from(dump.slice(2), 'hex')
      const next = await this.#files.replaceSnapshot(
        head.number,
        packed,
        waiting.map((raw) => ['tx', raw]),
      )
      await this.#journal.close()
      this.#journal = next
      return { renumbered: true }
    } catch (error) {
      this.#log.warn({ error }, 'snapshot failed; the journal continues')
      return { renumbered: false }
    }
  }
}
