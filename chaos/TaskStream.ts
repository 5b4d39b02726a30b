import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exampleTask } from '../e2e/support/exampleTask.ts'
import { tracerTask } from '../e2e/support/tracerTask.ts'
import { generateSequences } from '../examples/aligner/generate.ts'
import type { TaskStatus } from './network/nodeProcess.ts'
import type { ChaosNode } from './network/startNetwork.ts'

/** Lines of a task file that all kinds share. */
const lines = {
  instructions: '{ maxHours: 0.05, memory: 256MiB, checkpointEvery: 2s }',
  halt: '{ bids: 4, afterMs: 15000, giveUpMs: 60000 }',
}
const short = { parts: 2, width: 64, height: 48, samples: 4 }
/** Some seconds of a core, so that faults hit in the middle. */
const long = { parts: 1, width: 320, height: 192, samples: 48 }
const longPay = '{ function: perUnit, unit: gas, max: "20", maxUnits: 10000000000 }'

type MakeTask = (folder: string, name: string) => Promise<unknown>

/** Every kind of check, over real programs. */
const kinds: Record<string, MakeTask> = {
  replay: (folder, name) => tracerTask(folder, { ...short, lines: { ...lines, name } }),
  'long replay': (folder, name) =>
    tracerTask(folder, {
      ...long,
      lines: { ...lines, name, pay: longPay, check: '{ how: replay, segments: 40 }' },
    }),
  milestones: (folder, name) =>
    tracerTask(folder, {
      ...long,
      lines: {
        ...lines,
        name,
        pay: longPay,
        check: '{ how: replay, segments: 40 }',
        milestones: '{ count: 3 }',
      },
    }),
  redundant: (folder, name) =>
    tracerTask(folder, {
      ...short,
      parts: 1,
      lines: {
        ...lines,
        name,
        pay: '{ function: fixed, max: "12" }',
        check: '{ how: redundant, replicas: 2 }',
      },
    }),
  checker: (folder, name) => {
    const { query, database } = generateSequences(12, 200, 1)
    return exampleTask('aligner', folder, {
      input: { 'query.fasta': query, 'database.fasta': database },
      functions: ['verifier'],
      lines: {
        name,
        model: '{ wasm: build/aligner.wasm }',
        instructions: '{ maxHours: 0.05 }',
        halt: lines.halt,
        pay: '{ function: fixed, max: "5" }',
        check: '{ how: checker, wasm: build/verifier.wasm }',
      },
    })
  },
  none: (folder, name) =>
    tracerTask(folder, {
      ...short,
      parts: 1,
      lines: { ...lines, name, pay: '{ function: fixed, max: "3" }', check: '{ how: none }' },
    }),
}

const openAtOnce = 4

/** Submits tasks of every kind in turn, and resubmits one whose client was killed before it had the task on disk. */
export class TaskStream {
  readonly #client: ChaosNode
  readonly #dir: string
  readonly #progress: (line: string) => void
  /** The tasks that a client had on disk, as last reported, by name. */
  readonly seen = new Map<string, TaskStatus>()
  /** Names of the tasks that were submitted, in order, with their kind. */
  readonly submitted = new Map<string, string>()

  constructor(client: ChaosNode, dir: string, progress: (line: string) => void) {
    this.#client = client
    this.#dir = dir
    this.#progress = progress
  }

  /** Keeps some tasks open until the signal, and resolves when none is being submitted. */
  async run(signal: AbortSignal): Promise<void> {
    const names = Object.keys(kinds)
    for (let n = 0; !signal.aborted; ) {
      await this.look()
      const open = [...this.seen.values()].filter(({ state }) => state === 'open').length
      if (open >= openAtOnce || !this.#client.process.isReady) {
        await pause(1_000, undefined, { signal }).catch(() => {})
        continue
      }
      const kind = names[n % names.length]!
      await this.#submit(`chaos-${++n}`, kind)
    }
  }

  /** Reads the tasks that the client has on disk; none is ever forgotten here. */
  async look(): Promise<void> {
    const tasks = await this.#client.process.ask<TaskStatus[]>('tasks').catch(() => [])
    for (const task of tasks) {
      const before = this.seen.get(task.name)
      if (before?.state !== task.state && task.state !== 'open')
        this.#progress(`${task.name} (${this.submitted.get(task.name)}) ${task.state}`)
      this.seen.set(task.name, task)
    }
  }

  async #submit(name: string, kind: string): Promise<void> {
    const folder = path.join(this.#dir, name)
    await kinds[kind]!(folder, name)
    this.submitted.set(name, kind)
    for (;;) {
      await this.#client.process.ready()
      try {
        await this.#client.process.ask('submit', { file: path.join(folder, 'task.yaml') })
        this.#progress(`${name} (${kind}) submitted`)
        return
      } catch (error) {
        // a client that was killed may have the task on disk already, and posts it after its restart
        await this.#client.process.ready()
        await pause(1_000)
        await this.look()
        if (this.seen.has(name)) return
        this.#progress(`${name} is submitted again: ${(error as Error).message}`)
      }
    }
  }
}
