import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import type { Checkpoint, Failure, Leaf, LogSlice, Run, RunOutcome, RunStatus, Usage } from '../Run.ts'
import { resultDigest } from '../resultDigest.ts'

export type NoopRecord = {
  program: string
  says: string
  droppedBytes: number
  units: string
  segmentUnits: string | null
  fails: Failure | null
  state: 'running' | 'paused' | 'ended'
  stopped: boolean
}

/** A run that is only a record in a file. */
export class NoopRun implements Run {
  readonly id: string
  readonly #home: string

  constructor(id: string, home: string) {
    this.id = id
    this.#home = home
  }

  async #record(): Promise<NoopRecord> {
    return JSON.parse(await readFile(path.join(this.#home, 'record.json'), 'utf8'))
  }

  async #change(change: Partial<NoopRecord>): Promise<void> {
    const record = await this.#record()
    if (record.state === 'ended') return
    await writeFile(path.join(this.#home, 'record.partial'), JSON.stringify({ ...record, ...change }))
    await rename(path.join(this.#home, 'record.partial'), path.join(this.#home, 'record.json'))
  }

  async status(): Promise<RunStatus> {
    return (await this.#record()).state
  }

  async wait({ signal }: { signal?: AbortSignal } = {}): Promise<RunOutcome> {
    while ((await this.status()) !== 'ended')
      await pauseFor(5, undefined, signal === undefined ? {} : { signal })
    const { fails, stopped } = await this.#record()
    const usage = await this.usage()
    if (stopped) return { kind: 'stopped', usage }
    if (fails !== null) return { kind: 'failed', failure: fails, usage }
    const dir = path.join(this.#home, 'out')
    return { kind: 'finished', result: { dir, ...(await resultDigest(dir)) }, usage }
  }

  async pause(): Promise<void> {
    await this.#change({ state: 'paused' })
  }

  async resume(): Promise<void> {
    await this.#change({ state: 'running' })
  }

  async checkpoint(): Promise<Checkpoint> {
    throw new MusterError('EXEC_UNSUPPORTED', 'the noop executor has no state to capture')
  }

  async stop(): Promise<RunOutcome> {
    await this.#change({ state: 'ended', stopped: true })
    return await this.wait()
  }

  async usage(): Promise<Usage> {
    const { units } = await this.#record()
    return { units: BigInt(units), cpuMs: 0, wallMs: 0, peakMemoryBytes: 0 }
  }

  async logs({
    offset = 0,
    maxBytes = 2 ** 20,
  }: {
    offset?: number
    maxBytes?: number
  } = {}): Promise<LogSlice> {
    const { says, droppedBytes } = await this.#record()
    const bytes = Buffer.from(says).subarray(offset, offset + maxBytes)
    return { bytes, nextOffset: offset + bytes.length, droppedBytes }
  }

  /** Digests that depend on the program and the place only, so that two runs of one program agree. */
  async leaves(): Promise<Leaf[]> {
    const { program, segmentUnits, units } = await this.#record()
    if (segmentUnits === null) return []
    const count = Number((BigInt(units) + BigInt(segmentUnits) - 1n) / BigInt(segmentUnits))
    const hash = (domain: string, index: number) =>
      createHash('sha256').update(`${domain} ${program} ${index}`).digest('hex')
    return Array.from({ length: count }, (_, i) => {
      const passed = BigInt(segmentUnits) * BigInt(i + 1)
      const at = passed < BigInt(units) ? passed : BigInt(units)
      return { index: i + 1, units: at, digest: hash('leaf', i + 1), proof: hash('proof', i + 1) }
    })
  }

  async remove(): Promise<void> {
    if ((await this.status()) !== 'ended')
      throw new MusterError('EXEC_RUNNING', 'the run has not ended', { details: { runId: this.id } })
    await rm(this.#home, { recursive: true, force: true })
  }
}
