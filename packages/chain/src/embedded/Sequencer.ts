import { hasCode, type Logger, MusterError } from '@muster-network/core'
import type { Hex } from 'viem'
import type { RpcAnswer } from '../connection/Rpc.ts'
import type { AnvilProcess } from './anvil/AnvilProcess.ts'
import type { BlockClock } from './BlockClock.ts'
import { DurabilityGate } from './DurabilityGate.ts'
import type { JournalFile } from './journal/JournalFile.ts'
import { type Head, type Replayed, readHead, sendRaw } from './replay.ts'
import { transactionHash } from './transactionHash.ts'

/** Provides the chain process; the host replays the journal into a new process after a loss. */
export type SequencerHost = {
  /** Returns the current process; starts a new one after a loss. */
  ensure(): Promise<AnvilProcess>
  /** Called when the process no longer matches the journal or does not respond. */
  lose(anvil: AnvilProcess): void
  journal(): JournalFile
  /** Called between blocks, when nothing is in flight, for a snapshot. `busy` when more transactions are queued. */
  quiet(head: Head, waiting: readonly Hex[], busy: boolean): Promise<{ renumbered: boolean }>
}

type Submission = {
  raw: Hex
  hash: Hex
  resolve(answer: RpcAnswer): void
  reject(error: unknown): void
}

/** Transactions that are in the journal: `fresh` are new to it, `all` wait for an answer. */
type Batch = { all: Submission[]; fresh: Submission[]; numbers: Map<Hex, number> }

/** Transactions per batch. Small, so that the next batch arrives while anvil processes this one. */
const batchSize = 50
const queueLimit = 50_000

/**
 * Orders all changes of the chain, one step at a time: it journals batches of transactions, sends them to anvil and
 * acknowledges them; or it mines a block and journals it.
 *
 * The steps must not overlap. anvil reads a sender's nonce and adds the transaction to its pool in two steps. When a block
 * with the preceding transaction is mined in between, the new transaction waits forever for a predecessor that has left
 * the pool, and so does everything that its sender sends afterwards.
 */
export class Sequencer {
  readonly #host: SequencerHost
  readonly #log: Logger
  readonly clock: BlockClock
  readonly #queue: Submission[] = []
  /** Journalled transactions without a block, by hash; `tx` is the number in the journal. */
  readonly #waiting = new Map<Hex, { tx: number; raw: Hex }>()
  #txCount = 0
  #head: Head = { number: 0, timestamp: 0, hash: '0x' }
  readonly gate = new DurabilityGate()
  #wake: () => void = () => {}
  #stopping = false
  #running: Promise<void> | undefined
  readonly #awaiting = new Set<() => void>()
  /** Seconds by which the chain's clock lags the real time. */
  behindSeconds = 0

  constructor(host: SequencerHost, clock: BlockClock, log: Logger) {
    this.#host = host
    this.clock = clock
    this.#log = log
  }

  get head(): Head {
    return this.#head
  }

  /** Returns the acknowledged transactions without a block, in journal order. */
  waiting(): Hex[] {
    return [...this.#waiting.values()].map(({ raw }) => raw)
  }

  /** Wakes the loop after an external change. */
  wake(): void {
    this.#wake()
  }

  /** Adopts the state of a replay; also after a crash, when submissions may be in flight. */
  adopt(replayed: Replayed, pending: Map<number, Hex>, txCount: number): void {
    this.#head = replayed.head
    this.#txCount = txCount
    this.#waiting.clear()
    for (const [tx, raw] of pending) {
      const answer = replayed.waiting.get(tx)
      if (answer && !answer.error) this.#waiting.set(transactionHash(raw), { tx, raw })
    }
    this.clock.pending(this.#waiting.size > 0)
    this.#wake()
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Stops after the current step. Rejects queued submissions; acknowledged transactions stay in the journal. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#wake()
    this.release()
    await this.#running
    for (const submission of this.#queue.splice(0))
      submission.reject(new MusterError('CHAIN_DOWN', 'the embedded chain is stopping'))
  }

  /** Resolves all waits for a block, with or without a new block. */
  release(): void {
    for (const done of [...this.#awaiting]) done()
  }

  /** Resolves to the hash once the transaction is durable, or to the error of the chain. */
  submit(raw: Hex): Promise<RpcAnswer> {
    const hash = transactionHash(raw)
    // a retry after a lost response: the transaction is already durable
    if (this.#waiting.has(hash)) return Promise.resolve({ result: hash })
    if (this.#stopping || this.#queue.length >= queueLimit)
      return Promise.reject(
        new MusterError(
          'CHAIN_BUSY',
          `the queue of the embedded chain is full: ${this.#queue.length} transactions`,
        ),
      )
    return new Promise((resolve, reject) => {
      this.#queue.push({ raw, hash, resolve, reject })
      this.#wake()
    })
  }

  /** Requests blocks up to a number, or a block at or after a time; see {@link BlockClock}. */
  want(block: { number?: number; timestamp?: number }): void {
    this.clock.want(block)
    this.#wake()
  }

  /** Resolves to the head's number when it exceeds `above`, or after `maxMs`. */
  async awaitBlock(above: number, maxMs: number): Promise<number> {
    if (this.#head.number <= above && !this.#stopping)
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          this.#awaiting.delete(done)
          resolve()
        }
        const timer = setTimeout(done, maxMs)
        this.#awaiting.add(done)
      })
    return this.#head.number
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const anvil = await this.#host.ensure().catch((error) => this.#giveUp(error))
      if (!anvil) return
      try {
        if (this.#dueInMs() <= 0) await this.#mine(anvil)
        else if (this.#queue.length > 0) await this.#admit(anvil)
        else await this.#pause(this.#dueInMs())
      } catch (error) {
        this.#log.warn({ error }, 'embedded chain step failed; replaying the journal')
        this.#host.lose(anvil)
      }
    }
  }

  #dueInMs(): number {
    return this.clock.dueInMs(this.#head, this.#queue.length > 0)
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, 60_000))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (this.#queue.length > 0 || this.#stopping) this.#wake()
    })
  }

  /**
   * Journals, sends and acknowledges queued transactions, batch after batch, until a block is due. While anvil works on one
   * batch, the next one is written to disk and the one before it is acknowledged.
   */
  async #admit(anvil: AnvilProcess): Promise<void> {
    const unanswered = new Set<Batch>()
    const journalNext = async (sent: readonly Submission[]) => {
      const batch = await this.#journalNext(sent)
      if (batch) unanswered.add(batch)
      return batch
    }
    let journalling = journalNext([])
    try {
      let batch = await journalling
      let sending = batch && this.#sendBatch(anvil, batch)
      while (batch && sending) {
        const current = batch
        const isDue = this.#stopping || this.#dueInMs() <= 0
        journalling = isDue ? Promise.resolve(undefined) : journalNext(current.fresh)
        journalling.catch(() => {}) // awaited below, after the answers
        const answers = await sending
        batch = await journalling
        sending = batch && this.#sendBatch(anvil, batch)
        sending?.catch(() => {}) // awaited in the next round
        unanswered.delete(current)
        await this.#noteDropped(this.#acknowledge(current, answers))
      }
    } catch (error) {
      await journalling.catch(() => {})
      return await this.#recover(anvil, unanswered, error)
    }
    if (!this.clock.isPending) this.clock.pending(await this.#hasReady(anvil))
  }

  /**
   * Takes the next transactions from the queue and writes them to the journal. Transactions that are being sent stay in the
   * queue: their answer is not known yet.
   */
  async #journalNext(sent: readonly Submission[]): Promise<Batch | undefined> {
    const hashes = new Set(sent.map(({ hash }) => hash))
    const all = this.#queue.filter(({ hash }) => !hashes.has(hash)).slice(0, batchSize)
    if (all.length === 0) return undefined
    const taken = new Set(all)
    this.#queue.splice(0, this.#queue.length, ...this.#queue.filter((each) => !taken.has(each)))
    const fresh = [...new Map(all.map((submission) => [submission.hash, submission])).values()].filter(
      ({ hash }) => !this.#waiting.has(hash),
    )
    try {
      await this.#host.journal().append(fresh.map(({ raw }) => ['tx', raw]))
    } catch (error) {
      for (const submission of all) submission.reject(error)
      if (!hasCode(error, 'CHAIN_DISK_FULL')) throw error
      return undefined
    }
    return { all, fresh, numbers: new Map(fresh.map(({ hash }) => [hash, this.#txCount++])) }
  }

  /** Acknowledges the transactions of a batch. Returns the numbers of those that the chain refused. */
  #acknowledge({ all, fresh, numbers }: Batch, answers: Map<Hex, RpcAnswer>): number[] {
    const rejected: number[] = []
    for (const { hash, raw } of fresh) {
      if (answers.get(hash)?.error) rejected.push(numbers.get(hash)!)
      else this.#waiting.set(hash, { tx: numbers.get(hash)!, raw })
    }
    for (const { hash, resolve } of all) resolve(answers.get(hash) ?? { result: hash })
    return rejected
  }

  /** Replays the journal, which has the batches: the replay sends them to the next process, so never send them twice. */
  async #recover(anvil: AnvilProcess, batches: Iterable<Batch>, error: unknown): Promise<void> {
    this.#log.warn({ error }, 'embedded chain step failed; replaying the journal')
    this.#host.lose(anvil)
    await this.#host.ensure().catch(() => {})
    for (const { all } of batches)
      for (const submission of all) {
        if (this.#waiting.has(submission.hash)) submission.resolve({ result: submission.hash })
        else submission.reject(error)
      }
  }

  /** Sends a batch over two connections, because anvil recovers the senders of one connection on one core. */
  async #sendBatch(anvil: AnvilProcess, { fresh: batch }: Batch): Promise<Map<Hex, RpcAnswer>> {
    const half = batch.length > 20 ? batch.length >> 1 : batch.length
    const answers = await Promise.all([
      anvil.writer.batch(batch.slice(0, half).map(({ raw }) => sendRaw(raw))),
      anvil.second.batch(batch.slice(half).map(({ raw }) => sendRaw(raw))),
    ])
    return new Map(answers.flat().map((answer, i) => [batch[i]!.hash, answer]))
  }

  async #mine(anvil: AnvilProcess): Promise<void> {
    this.gate.close()
    try {
      const timestamp = Math.max(this.#head.timestamp, Math.floor(Date.now() / 1000) - this.behindSeconds)
      await anvil.writer.requestResult('evm_mine', [{ timestamp }])
      const { txs, ...head } = await readHead(anvil.writer)
      const numbers = txs.map((hash) => this.#waiting.get(hash)!.tx)
      await this.#host.journal().append([['block', head.number, head.timestamp, head.hash, numbers]])
      this.#head = head
      for (const hash of txs) this.#waiting.delete(hash)
    } catch (error) {
      if (!hasCode(error, 'CHAIN_DISK_FULL')) {
        // a reader may have a response that depends on this lost block: it reads again after the replay
        this.#host.lose(anvil)
        throw error
      }
      return await this.#unmine(anvil)
    } finally {
      this.gate.open()
    }
    this.clock.mined(this.#head)
    this.release()
    this.clock.pending(await this.#hasReady(anvil))
    const { renumbered } = await this.#host.quiet(this.#head, this.waiting(), this.#queue.length > 0)
    if (renumbered) this.#renumber()
  }

  /** Rolls back a block that could not be journalled; its transactions are pending again until there is disk space. */
  async #unmine(anvil: AnvilProcess): Promise<void> {
    this.#log.error({ block: this.#head.number + 1 }, 'disk is full; mining is paused')
    this.gate.noteUndone()
    await anvil.writer.requestResult('anvil_rollback', [1])
    await anvil.writer.batch(this.waiting().map(sendRaw))
    this.clock.backOff()
  }

  /** Renumbers the pending transactions: a new journal starts with them, in order. */
  #renumber(): void {
    this.#txCount = 0
    for (const entry of this.#waiting.values()) entry.tx = this.#txCount++
  }

  async #hasReady(anvil: AnvilProcess): Promise<boolean> {
    const status = await anvil.writer.requestResult<{ pending: Hex; queued: Hex }>('txpool_status')
    const known = Number(status.pending) + Number(status.queued)
    if (known < this.#waiting.size) await this.#removeDropped(anvil)
    return Number(status.pending) > 0
  }

  /** Removes transactions that anvil dropped silently, such as a transfer that its sender can no longer pay. */
  async #removeDropped(anvil: AnvilProcess): Promise<void> {
    const hashes = [...this.#waiting.keys()]
    const transactions = await anvil.writer.batch(
      hashes.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] })),
    )
    const dropped = hashes.filter((_, i) => transactions[i]!.result === null)
    await this.#noteDropped(dropped.map((hash) => this.#waiting.get(hash)!.tx))
    for (const hash of dropped) this.#waiting.delete(hash)
  }

  async #noteDropped(txs: number[]): Promise<void> {
    if (txs.length === 0) return
    try {
      await this.#host.journal().append(txs.map((tx) => ['drop', tx]))
    } catch (error) {
      // without this record the next start sends them to the chain again, which rejects them again
      if (!hasCode(error, 'CHAIN_DISK_FULL')) throw error
    }
  }

  #giveUp(error: unknown): undefined {
    this.#stopping = true
    this.#log.error({ error }, 'embedded chain cannot be restarted')
    for (const submission of this.#queue.splice(0))
      submission.reject(
        new MusterError('CHAIN_DOWN', 'the embedded chain cannot be restarted', { cause: error }),
      )
  }
}
