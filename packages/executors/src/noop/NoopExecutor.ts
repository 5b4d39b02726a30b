import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkRunId } from '../checkRunId.ts'
import type { Executor, ExecutorFacts, Preparation } from '../Executor.ts'
import type { RunSpec } from '../RunSpec.ts'
import type { NoopProgram } from './NoopProgram.ts'
import { type NoopRecord, NoopRun } from './NoopRun.ts'

/** Runs nothing and remembers everything: for tests of other packages, with the port's whole behaviour and no processes. */
export class NoopExecutor implements Executor<NoopProgram> {
  readonly facts: ExecutorFacts = {
    kind: 'noop',
    version: '1',
    tier: 'none',
    deterministic: true,
    checkpoints: false,
    unit: 'gas',
    class: 'noop/1',
  }
  readonly #dir: string
  readonly #runs = new Map<string, Promise<NoopRun>>()

  constructor(dir: string) {
    this.#dir = dir
  }

  async prepare(program: NoopProgram): Promise<Preparation> {
    return { ok: true, digest: programDigest(program) }
  }

  async start(spec: RunSpec<NoopProgram>): Promise<NoopRun> {
    checkRunId(spec.runId)
    const known = await this.find(spec.runId)
    if (known !== undefined) return known
    let starting = this.#runs.get(spec.runId)
    if (starting === undefined) {
      starting = this.#start(spec)
      this.#runs.set(spec.runId, starting)
    }
    return await starting
  }

  async #start({ runId, program, inputDir, limits, segmentUnits }: RunSpec<NoopProgram>): Promise<NoopRun> {
    const home = path.join(this.#dir, runId)
    const out = path.join(home, 'out')
    await mkdir(out, { recursive: true })
    for (const [name, text] of Object.entries(program.writes ?? {}))
      await writeFile(path.join(out, name), text)
    if (inputDir !== undefined)
      for (const name of program.copies ?? []) await copyFile(path.join(inputDir, name), path.join(out, name))
    const record: NoopRecord = {
      program: programDigest(program),
      says: (program.says ?? '').slice(0, limits.logBytes),
      droppedBytes: Math.max(0, (program.says ?? '').length - limits.logBytes),
      units: `${program.units ?? 1000n}`,
      segmentUnits: segmentUnits === undefined ? null : `${segmentUnits}`,
      fails: program.fails ?? null,
      state: program.forever ? 'running' : 'ended',
      stopped: false,
    }
    // The record last: a folder without one was never started.
    await writeFile(path.join(home, 'record.partial'), JSON.stringify(record))
    await rename(path.join(home, 'record.partial'), path.join(home, 'record.json'))
    return new NoopRun(runId, home)
  }

  async find(runId: string): Promise<NoopRun | undefined> {
    checkRunId(runId)
    const home = path.join(this.#dir, runId)
    const there = await readFile(path.join(home, 'record.json')).catch(() => undefined)
    if (there === undefined) return undefined
    return (await this.#runs.get(runId)) ?? new NoopRun(runId, home)
  }

  async list(): Promise<NoopRun[]> {
    const names = await readdir(this.#dir).catch(() => [])
    const runs = await Promise.all(names.sort().map((name) => this.find(name)))
    return runs.filter((run) => run !== undefined)
  }

  async close(): Promise<void> {}
}

function programDigest(program: NoopProgram): string {
  const text = JSON.stringify(program, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  return createHash('sha256').update(text).digest('hex')
}
