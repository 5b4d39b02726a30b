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
  /** 0 takes any free port. */
  port?: number
  host?: string
  /** Origins of web pages that may ask; none by default. */
  allowedOrigins?: readonly string[]
  /** Host names under which this machine may be addressed, besides the loopback ones. */
  allowedHosts?: readonly string[]
  /** Balances of a new chain in wei; gas costs nothing, so none are needed. */
  alloc?: Record<string, bigint>
  gasLimit?: bigint
  clock?: Partial<BlockClockOptions>
  /** Records in the journal before it is folded into a snapshot: it bounds the time of a start. */
  snapshotEvery?: number
  /**
   * Keeps the chain's clock this far behind the real one until {@link EmbeddedChain.catchUp}: what a network sets up in
   * that time is old enough to count when the first task comes, though nobody waited.
   */
  behindSeconds?: number
  log?: Logger
}

const defaultChainId = 31_337
/** Well below the time after which a request counts as lost. */
const longestWaitMs = 4_000

/**
 * A chain of one's own that needs nothing but npm: anvil as a supervised child process, with a journal that survives
 * `kill -9` of either process, behind an RPC server that offers reads and signed transactions only.
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
   * Starts the chain, or goes on with the one in the directory.
   *
   * @throws CHAIN_DATA_IN_USE, CHAIN_DATA_DAMAGED, CHAIN_DATA_VERSION, CHAIN_PORT_IN_USE, CHAIN_ANVIL_MISSING,
   * CHAIN_ANVIL_VERSION, CHAIN_START_FAILED; the data is untouched by all of them
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

  /** Lets the chain's clock be the real one from the next block on, and has that block made. */
  catchUp(): void {
    this.#sequencer.behindSeconds = 0
    this.#sequencer.want({ number: this.head.number + 1 })
  }

  /** Ends in reverse order. With `snapshot`, the next start has nothing to replay. */
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

  /** {@link request} as a value, for those who take any chain. */
  readonly rpc: Rpc = (method, params) => this.request(method, params)

  /** What the RPC server offers, without the detour over HTTP. */
  request(method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    return answerCall(method, params, {
      submit: (raw) => this.#sequencer.submit(raw),
      want: (block) => this.#sequencer.want(block),
      awaitBlock: (above) => this.#sequencer.awaitBlock(above, longestWaitMs),
      read: () => this.#read(method, params),
    })
  }

  /** The process id of anvil, for those who want to look at it. */
  async anvilPid(): Promise<number> {
    return (await this.#supervisor.inUse()).pid
  }

  /**
   * An answer may leave only when each block that it can have seen is journalled; one that saw a block which a crash
   * then undid is thrown away and asked for again.
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
    // A new name each time: a process that is just ending removes its own.
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

  /** Seldom in the middle of a burst: a snapshot costs as much as hundreds of transactions. */
  async #snapshotIfDue(head: Head, waiting: readonly Hex[], every: number): Promise<{ renumbered: boolean }> {
    // What waits goes into the next journal anyway; a snapshot in the middle of a burst would not shorten it.
    if (this.#journal.count - 2 * waiting.length < every) return { renumbered: false }
    try {
      const anvil = await this.#supervisor.inUse()
      const dump = await anvil.writer.demand<Hex>('anvil_dumpState', [], 300_000)
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
      this.#log.warn({ error }, 'no snapshot now; the journal goes on')
      return { renumbered: false }
    }
  }
}
