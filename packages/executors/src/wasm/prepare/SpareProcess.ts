import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseProcessId, signalTree } from '../../process/ProcessTree.ts'
import type { SandboxTier } from '../sandbox/SandboxTier.ts'
import { spawnSandboxed } from '../sandbox/spawnSandboxed.ts'
import { maxModuleBytes } from './rewriteModule.ts'

/** A sandboxed process that rewrites the module in `io` once its standard input ends. */
export type PreparingProcess = { child: ChildProcess; work: string; io: string }

export const preparationMs = 120_000
/** Heap limit of Node and, separately, of binaryen inside it. */
const heapMb = 1024
/**
 * Bytes that a function of binaryen executes before it is optimised, forty times the default: a small module is prepared
 * before optimised code pays off, and a large one reaches it soon.
 */
const tieringBudget = 500_000_000
/** A spare process holds memory, so it ends when no bid renewed it for this long. */
const idleMs = 300_000

export type SpareOptions = { dir: string; tier: SandboxTier; code: Promise<string> }

/**
 * Keeps one process ready that has loaded the rewriter, which takes longer than rewriting a small module. It has seen no module,
 * prepares one, and ends.
 */
export class SpareProcess {
  readonly #options: SpareOptions
  #spare: Promise<PreparingProcess> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: SpareOptions) {
    this.#options = options
  }

  /**
   * Keeps a spare process ready for a while. The next call starts another one after this one was taken, not earlier: the
   * program whose module it prepares needs the processor first.
   */
  expect(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.drop().catch(() => {}), idleMs)
    this.#timer.unref()
    this.#start()
  }

  /** Starts a spare process if there is none. A failure is left to the start of the process that replaces it. */
  #start(): void {
    if (this.#spare) return
    const spare = spawnPreparing(this.#options)
    this.#spare = spare
    const forget = () => {
      if (this.#spare === spare) this.#spare = undefined
    }
    spare.then(({ child, work }) => {
      for (const stream of [child, child.stdin, child.stdout] as { unref?(): void }[]) stream?.unref?.()
      child.once('exit', () => {
        // it died before it was needed
        if (this.#spare === spare) void rm(work, { recursive: true, force: true }).catch(() => {})
        forget()
      })
    }, forget)
  }

  /** Returns the spare process, or a new one. */
  async take(): Promise<PreparingProcess> {
    const spare = this.#spare
    this.#spare = undefined
    const ready = await spare?.catch(() => undefined)
    if (!ready || ready.child.exitCode !== null || ready.child.signalCode !== null)
      return spawnPreparing(this.#options)
    for (const stream of [ready.child, ready.child.stdin, ready.child.stdout] as { ref?(): void }[])
      stream?.ref?.()
    return ready
  }

  /** Ends the spare process. */
  async drop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const spare = await this.#spare?.catch(() => undefined)
    this.#spare = undefined
    if (!spare) return
    const { child, work } = spare
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      // nothing else may keep this process alive until then
      child.ref()
      killPreparing(spare)
      await exited
    }
    await rm(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

async function spawnPreparing({ dir, tier, code }: SpareOptions): Promise<PreparingProcess> {
  const work = path.join(dir, `preparing-${randomUUID()}`)
  const io = path.join(work, 'io')
  try {
    await mkdir(io, { recursive: true })
    const { child } = await spawnSandboxed(
      work,
      {
        tier,
        code: await code,
        script: 'prepare/prepareChild.js',
        writable: io,
        readable: {},
        v8Flags: [
          `--max-old-space-size=${heapMb}`,
          `--wasm-max-mem-pages=${heapMb * 16}`,
          `--wasm-tiering-budget=${tieringBudget}`,
        ],
        cpuSeconds: preparationMs / 1000,
        largestFileBytes: 16 * maxModuleBytes,
        memoryBytes: 2 * heapMb * 2 ** 20,
      },
      () => undefined,
    )
    child.stdout!.resume()
    return { child, work, io }
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    throw error
  }
}

/** Ends a process with all that it started. Killing bubblewrap alone would leave its child running. */
export function killPreparing({ child, work }: PreparingProcess): void {
  try {
    const id = parseProcessId(readFileSync(path.join(work, 'pid'), 'utf8'))
    if (id !== undefined) signalTree(id, 'SIGKILL')
  } catch {
    // it has started nothing yet, or has ended
  }
  child.kill('SIGKILL')
}
