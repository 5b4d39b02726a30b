import type { Failure } from '../../Run.ts'
import { exported, stackBytes, stopReason } from '../rewrite/hostContract.ts'
import { hostFailed, limitReached, ProgramEnd } from '../wasi/ProgramEnd.ts'
import type { Wasi } from '../wasi/Wasi.ts'
import type { MachineState, StateHeader } from './MachineState.ts'
import { captureFiles, restoreFiles } from './stateOfFiles.ts'

/** A mark comes at least this often, in gas: some 10 ms. Part of the executor's version: gas after a trap depends on it. */
const sliceUnits = 2n ** 26n
/** Where in the frames' memory the stack begins; before it stand its ends. */
const firstFrame = 16

export type MachineOptions = {
  module: WebAssembly.Module
  moduleDigest: string
  taskDigest: string
  globals: { name: string; type: 'i32' | 'i64' }[]
  wasi: Wasi
  memoryBytes: number
  budgetUnits: bigint | undefined
  /** The first place at or after `units` past which `onStandstill` must be called; undefined when there is none. */
  nextStop(units: bigint): bigint | undefined
  /** At every mark. True asks for a standstill. */
  onMark(units: bigint): boolean
  /** The program stands still and can be captured. False ends it here. */
  onStandstill(units: bigint): boolean
}

export type MachineEnd =
  | { kind: 'exit'; code: number }
  | { kind: 'cut' }
  | { kind: 'failed'; failure: Failure }

type Exports = {
  memory: WebAssembly.Memory
  _start(): void
  asyncify_start_unwind?(data: number): void
  asyncify_stop_unwind?(): void
  asyncify_start_rewind?(data: number): void
  asyncify_stop_rewind?(): void
  asyncify_get_state?(): number
}

/** One instance of a rewritten module: runs it from mark to mark, captures it between, and sets it up from a state. */
export class Machine {
  readonly #options: MachineOptions
  readonly #exports: Exports
  readonly #all: Record<string, unknown>
  readonly #gas: WebAssembly.Global<bigint>
  /** Units up to the mark that is set; what the gas global still holds is not used yet. */
  #granted = 0n
  #frames: Uint8Array = new Uint8Array(0)
  #memoryRefused = false
  #ended: number | null = null
  #resumed = false
  #trapped = false
  /** Units at the last mark that stood past a multiple of the slice. */
  #markedUnits = 0n

  constructor(options: MachineOptions) {
    this.#options = options
    const { wasi } = options
    const instance = new WebAssembly.Instance(options.module, {
      wasi_snapshot_preview1: wasi.imports(),
      env: { abort: () => this.#fail('the program called abort') },
      muster: { mark: () => this.#mark(), stop: (reason: number) => this.#stop(reason) },
    })
    this.#all = instance.exports
    this.#exports = instance.exports as Exports
    this.#gas = this.#all[exported.gas] as WebAssembly.Global<bigint>
    wasi.guest.memory = this.#exports.memory
    const pages = Math.floor(options.memoryBytes / 65_536)
    if (this.#exports.memory.buffer.byteLength / 65_536 > pages)
      throw limitReached(
        'memoryBytes',
        `the program needs ${this.#exports.memory.buffer.byteLength} bytes of memory at once`,
      )
    ;(this.#all[exported.pages] as WebAssembly.Global<number>).value = pages
  }

  get units(): bigint {
    return this.#granted - this.#gas.value
  }

  /**
   * What a run that failed is said to have used. A trap leaves the gas of the last loops in locals that are gone, so it
   * counts up to the last mark that every run passes, however it is cut.
   */
  get unitsAtEnd(): bigint {
    return this.#trapped ? this.#markedUnits : this.units
  }

  get memoryRefused(): boolean {
    return this.#memoryRefused
  }

  charge(units: number): void {
    this.#gas.value -= BigInt(units)
  }

  /** Runs until the program ends or a standstill ends it. */
  run(): MachineEnd {
    const { asyncify_stop_unwind, asyncify_start_rewind } = this.#exports
    if (this.#resumed) asyncify_start_rewind!(0)
    else this.#grant(0n)
    try {
      for (;;) {
        this.#exports._start()
        if (!this.#standing()) {
          this.#ended = 0
          return { kind: 'exit', code: 0 }
        }
        asyncify_stop_unwind!()
        this.#frames = this.#takeFrames()
        if (!this.#options.onStandstill(this.units)) return { kind: 'cut' }
        asyncify_start_rewind!(0)
      }
    } catch (error) {
      return this.#endOf(error)
    }
  }

  #standing(): boolean {
    return this.#exports.asyncify_get_state?.() === 1
  }

  #endOf(error: unknown): MachineEnd {
    if (error instanceof ProgramEnd) {
      if (error.end.kind === 'exit') this.#ended = error.end.code
      return error.end
    }
    if (error instanceof WebAssembly.RuntimeError) {
      this.#trapped = true
      return { kind: 'failed', failure: { fault: 'program', message: error.message } }
    }
    // A RangeError here is the host's own stack: its size differs between machines, so it is never held against a program.
    const message = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', failure: { fault: 'host', message } }
  }

  #grant(units: bigint): void {
    const { budgetUnits, nextStop } = this.#options
    let target = (units / sliceUnits + 1n) * sliceUnits
    const stop = nextStop(units)
    if (stop !== undefined && stop < target) target = stop
    if (budgetUnits !== undefined && budgetUnits < target) target = budgetUnits
    this.#granted = target
    this.#gas.value = target - units
  }

  #mark(): void {
    const state = this.#exports.asyncify_get_state?.() ?? 0
    if (state === 2) {
      this.#exports.asyncify_stop_rewind!()
      this.#frames = new Uint8Array(0)
      this.#grant(this.units)
      return
    }
    const units = this.units
    const { budgetUnits, nextStop } = this.#options
    if (slicesPassed(units) > slicesPassed(this.#markedUnits)) this.#markedUnits = units
    if (budgetUnits !== undefined && units > budgetUnits)
      throw limitReached('units', `more than ${budgetUnits} units of gas`)
    const stop = nextStop(this.#lastStop)
    const due = stop !== undefined && units > stop
    if (this.#options.onMark(units) || due) {
      this.#lastStop = units
      this.#startUnwind()
      return
    }
    this.#grant(units)
  }

  /** Units up to which stops have been kept. */
  #lastStop = 0n

  #startUnwind(): void {
    const { asyncify_start_unwind } = this.#exports
    if (asyncify_start_unwind === undefined) throw hostFailed('the module was not made resumable')
    const view = new DataView(this.#frameMemory().buffer)
    view.setUint32(0, firstFrame, true)
    view.setUint32(4, this.#frameMemory().buffer.byteLength, true)
    asyncify_start_unwind(0)
  }

  #frameMemory(): WebAssembly.Memory {
    return this.#all[exported.frames] as WebAssembly.Memory
  }

  #takeFrames(): Uint8Array {
    const { buffer } = this.#frameMemory()
    return new Uint8Array(buffer, 0, new DataView(buffer).getUint32(0, true))
  }

  #stop(reason: number): void {
    if (reason === stopReason.stackExhausted) this.#fail('calls are nested too deeply')
    if (reason === stopReason.hostRefusedMemory)
      throw hostFailed('the machine has no memory left for the program')
    this.#memoryRefused = true
  }

  #fail(message: string): never {
    throw new ProgramEnd({ kind: 'failed', failure: { fault: 'program', message } })
  }

  /** The state, while the program stands still or after it has ended. Its blobs are the machine's own: use them at once. */
  capture(): MachineState {
    const { wasi, globals, moduleDigest, taskDigest } = this.#options
    const { files, descriptors, contents } = captureFiles(wasi)
    const memory = new Uint8Array(this.#exports.memory.buffer)
    const header: StateHeader = {
      module: moduleDigest,
      task: taskDigest,
      units: `${this.units}`,
      markedUnits: `${this.#markedUnits}`,
      ended: this.#ended,
      memoryBytes: memory.length,
      frameBytes: this.#frames.length,
      globals: globals.map(({ name }) => `${(this.#all[name] as WebAssembly.Global).value}`),
      memoryRefused: this.#memoryRefused,
      randomPosition: `${wasi.options.random.position}`,
      descriptors,
      files,
    }
    return { header, memory, frames: this.#frames, files: contents }
  }

  /** Sets a fresh machine up from a state; `run` then goes on where it stood. @throws RangeError for one that does not fit */
  restore(state: MachineState): void {
    const { header } = state
    const { wasi, globals, moduleDigest, taskDigest } = this.#options
    if (header.module !== moduleDigest || header.task !== taskDigest)
      throw new RangeError('the state belongs to another program or other arguments')
    if (header.ended !== null) throw new RangeError('the state is of a program that has ended')
    const { memory } = this.#exports
    const missing = header.memoryBytes - memory.buffer.byteLength
    if (missing < 0 || missing % 65_536 !== 0 || globals.length !== header.globals.length)
      throw new RangeError('the state does not fit the module')
    if (header.memoryBytes > this.#options.memoryBytes)
      throw new RangeError('the state needs more memory than the limit')
    growTo(memory, header.memoryBytes / 65_536)
    new Uint8Array(memory.buffer).set(state.memory)
    globals.forEach(({ name, type }, i) => {
      const global = this.#all[name] as WebAssembly.Global
      global.value = type === 'i64' ? BigInt(header.globals[i]!) : Number(header.globals[i])
    })
    const stack = (this.#all[exported.stack] as WebAssembly.Global<number>).value
    if (stack < 0 || stack > stackBytes) throw new RangeError('the state has an impossible depth of calls')
    ;(this.#all[exported.restoreDrops] as () => void)()
    new Uint8Array(this.#frameMemory().buffer).set(state.frames)
    this.#frames = state.frames
    this.#memoryRefused = header.memoryRefused
    wasi.options.random.position = BigInt(header.randomPosition)
    restoreFiles(wasi, state)
    const units = BigInt(header.units)
    this.#granted = units
    this.#gas.value = 0n
    this.#lastStop = units
    this.#markedUnits = BigInt(header.markedUnits)
    this.#resumed = true
  }
}

/** A memory that the machine cannot give is its own failure, not a sign of a bad state; one that the module cannot have is. */
function growTo(memory: WebAssembly.Memory, pages: number): void {
  const missing = pages - memory.buffer.byteLength / 65_536
  if (missing === 0) return
  try {
    memory.grow(missing)
  } catch {
    if (!hasRoomFor(pages)) throw hostFailed('the machine has no memory left for the state')
    throw new RangeError('the state needs more memory than the module may have')
  }
}

function hasRoomFor(pages: number): boolean {
  try {
    return new WebAssembly.Memory({ initial: pages }).buffer.byteLength === pages * 65_536
  } catch {
    return false
  }
}

/** Slices that lie wholly behind. */
function slicesPassed(units: bigint): bigint {
  return units === 0n ? 0n : (units - 1n) / sliceUnits
}
