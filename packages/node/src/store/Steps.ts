import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { fromText, toText } from './bigintJson.ts'

/** One thing that this node did or saw about a task. */
export type Step = {
  number: number
  taskId: string
  name: string
  facts: Record<string, unknown>
  atMs: number
}

/** The owner's journal of every task, on disk, and live to whoever watches. */
export class Steps {
  readonly #store: DatabaseSync
  readonly #added = new EventEmitter<{ step: [Step] }>().setMaxListeners(0)

  constructor(store: DatabaseSync) {
    this.#store = store
  }

  add(taskId: string, name: string, facts: Record<string, unknown> = {}): Step {
    const atMs = Date.now()
    const { lastInsertRowid } = this.#store
      .prepare('INSERT INTO step (task_id, name, facts, at_ms) VALUES (?, ?, ?, ?)')
      .run(taskId, name, toText(facts), atMs)
    const step = { number: Number(lastInsertRowid), taskId, name, facts, atMs }
    this.#added.emit('step', step)
    return step
  }

  of(taskId: string, after = 0): Step[] {
    return this.#store
      .prepare('SELECT * FROM step WHERE task_id = ? AND number > ? ORDER BY number')
      .all(taskId, after)
      .map((row) => ({
        number: row.number as number,
        taskId: row.task_id as string,
        name: row.name as string,
        facts: fromText<Record<string, unknown>>(row.facts as string),
        atMs: row.at_ms as number,
      }))
  }

  /** Calls `listener` with every step from now on; the returned function ends it. */
  onAdded(listener: (step: Step) => void): () => void {
    this.#added.on('step', listener)
    return () => void this.#added.off('step', listener)
  }

  /** A task's steps from a number on, and those to come, until `signal` aborts. */
  async *watch(taskId: string, after: number, signal: AbortSignal): AsyncGenerator<Step, void, undefined> {
    let wake = () => {}
    const stop = this.onAdded((step) => {
      if (step.taskId === taskId) wake()
    })
    signal.addEventListener('abort', () => wake(), { once: true })
    try {
      while (!signal.aborted) {
        const next = new Promise<void>((resolve) => {
          wake = resolve
        })
        for (const step of this.of(taskId, after)) {
          after = step.number
          yield step
        }
        if (!signal.aborted) await next
      }
    } finally {
      stop()
    }
  }
}
