import type { Failure } from '../../Run.ts'
import { exported, stackBytes, stopReason } from '../rewrite/hostInterface.ts'
import { hostFailed, limitReached, ProgramEnd } from '../wasi/ProgramEnd.ts'
import type { Wasi } from '../wasi/Wasi.ts'
import { captureFiles, restoreFiles } from './captureFiles.ts'
import type { MachineState } from './MachineState.ts'
import { readHeader, type StateHeader } from './StateHeader.ts'
import { invalidState } from './StateRefused.ts'
import { type StateSource, sourceOf } from './StateSource.ts'

/**
 * Maximum gas between two marks: about 10 ms. Part of the executor's version, because the gas after a trap
 * depends on it.
 */
const sliceUnits = 2n ** 26n
/** Offset of the stack in the frame memory; its bounds are stored before it. */
const firstFrame = 16

export type MachineOptions = {
  module: WebAssembly.Module
  moduleDigest: string
  taskDigest: string
  globals: { name: string; type: 'i32' | 'i64' }[]
  wasi: Wasi
  memoryBytes: number
  budgetUnits: bigint | undefined
  /** Whether the host's stack has the size for which the depth of calls is metered. */
  hasFullStack: boolean
  /** The function that `run` calls; `_start` by default. */
  entry?: string
  /** The first stop at or after `units`; past it `onSuspend` must be called. Undefined when there is none. */
  nextStop(units: bigint): bigint | undefined
  /** Called at every mark. Returning true requests a suspension. */
  onMark(units: bigint): boolean
  /** Called when the program is suspended and can be captured. Returning false ends the run here. */
  onSuspend(units: bigint): boolean
}

export type MachineEnd =
  | { kind: 'exit'; code: number }
  | { kind: 'cut' }
  | { kind: 'failed'; failure: Failure }

type Exports = {
  memory: WebAssembly.Memory
  asyncify_start_unwind?(data: number): void
  asyncify_stop_unwind?(): void
  asyncify_start_rewind?(data: number): void
  asyncify_stop_rewind?(): void
  asyncify_get_state?(): number
}

/**
 * One instance of a rewritten module: runs it from mark to mark, captures it in between, and restores it from
 * a state.
 */
export class Machine {
  readonly #options: MachineOptions
  readonly #exports: Exports
  readonly #all: Record<string, unknown>
  readonly #gas: WebAssembly.Global<bigint>
  /** Units up to the next mark; the gas global holds the unused part. */
  #granted = 0n
  #frames: Uint8Array = new Uint8Array(0)
  #memoryRefused = false
  #ended: number | null = null
  #resumed = false
  #trapped = false
  /** Units at the last mark past a multiple of the slice. */
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
        `the program needs ${this.#exports.memory.buffer.byteLength} bytes of memory at its start`,
      )
    ;(this.#all[exported.pages] as WebAssembly.Global<number>).value = pages
  }

  get units(): bigint {
    return this.#granted - this.#gas.value
  }

  /**
   * Usage reported for a failed run. A trap loses the gas that the last loops held in locals, so usage counts
   * up to the last mark that every run passes, wherever it is cut.
   */
  get unitsAtEnd(): bigint {
    return this.#trapped ? this.#markedUnits : this.units
  }

  get memoryRefused(): boolean {
    return this.#memoryRefused
  }

  /**
   * Charges work of a host call before it is done, so that a program without gas does not get the work.
   *
   * @throws ProgramEnd over the budget
   */
  charge(units: number): void {
    this.#gas.value -= BigInt(units)
    const { budgetUnits } = this.#options
    if (budgetUnits !== undefined && this.units > budgetUnits) throw overBudget(budgetUnits)
  }

  /** Runs until the program ends or `onSuspend` ends it. */
  run(): MachineEnd {
    const { asyncify_stop_unwind, asyncify_start_rewind } = this.#exports
    const start = this.#all[this.#options.entry ?? exported.start] as () => void
    if (!this.#resumed) this.#grant(0n)
    try {
      if (this.#resumed) asyncify_start_rewind!(0)
      for (;;) {
        start()
        if (!this.#isSuspended()) {
          this.#ended = 0
          return { kind: 'exit', code: 0 }
        }
        asyncify_stop_unwind!()
        this.#frames = this.#takeFrames()
        if (!this.#options.onSuspend(this.units)) return { kind: 'cut' }
        asyncify_start_rewind!(0)
      }
    } catch (error) {
      return this.#endOf(error)
    }
  }

  #isSuspended(): boolean {
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
    const message = error instanceof Error ? error.message : String(error)
    // Metered calls end long before a full stack does. Frames that were not metered come from a forged state.
    if (this.#resumed && this.#options.hasFullStack && isStackOverflow(error)) {
      this.#trapped = true
      return {
        kind: 'failed',
        failure: { fault: 'program', message: `the state cannot be resumed: ${message}` },
      }
    }
    // The size of the host's own stack differs between machines, so it is not attributed to the program.
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
    if (budgetUnits !== undefined && units > budgetUnits) throw overBudget(budgetUnits)
    const stop = nextStop(this.#lastStop)
    const due = stop !== undefined && units > stop
    if (this.#options.onMark(units) || due) {
      this.#lastStop = units
      this.#startUnwind()
      return
    }
    this.#grant(units)
  }

  /** Units up to which stops have been handled. */
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
      throw hostFailed('the machine ran out of memory for the program')
    this.#memoryRefused = true
  }

  #fail(message: string): never {
    throw new ProgramEnd({ kind: 'failed', failure: { fault: 'program', message } })
  }

  /**
   * Captures the state of a suspended or ended program. Its buffers belong to the machine: use them before it
   * runs again.
   */
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

  /**
   * Restores a new machine from a state, which is read directly into the machine; `run` then resumes there. Returns
   * the header. After an error the machine is useless.
   *
   * @throws StateRefused for a state that does not fit the program or its limits; any other error is the host's
   */
  restore(source: StateSource): StateHeader {
    const { wasi, globals, moduleDigest, taskDigest, memoryBytes } = this.#options
    const limits = { ...wasi.options.tree.limits, memoryBytes, globals: globals.length }
    const header = readHeader(source, limits)
    if (header.module !== moduleDigest || header.task !== taskDigest)
      throw invalidState('it belongs to another program or to other arguments')
    if (header.ended !== null) throw invalidState('it is the state of an ended program')
    if (this.#exports.asyncify_start_rewind === undefined)
      throw invalidState('its program is never suspended')
    const { memory } = this.#exports
    if (header.memoryBytes < memory.buffer.byteLength || globals.length !== header.globals.length)
      throw invalidState('it does not fit the module')
    growTo(memory, header.memoryBytes / 65_536)
    source.read(new Uint8Array(memory.buffer))
    this.#setGlobals(header)
    const stack = (this.#all[exported.stack] as WebAssembly.Global<number>).value
    if (stack < 0 || stack > stackBytes) throw invalidState('it has an invalid stack depth')
    ;(this.#all[exported.restoreDrops] as () => void)()
    this.#frames = this.#readFrames(source, header.frameBytes)
    this.#memoryRefused = header.memoryRefused
    wasi.options.random.position = BigInt(header.randomPosition)
    restoreFiles(wasi, header, source)
    const units = BigInt(header.units)
    this.#granted = units
    this.#gas.value = 0n
    this.#lastStop = units
    this.#markedUnits = BigInt(header.markedUnits)
    this.#resumed = true
    return header
  }

  /**
   * Puts a new machine where another one's function returned, whose state this is: `run` then calls the next function of
   * the program there, with units from 0. Trusts the state, which the same process captured.
   */
  continueAfter(state: MachineState): void {
    const { wasi } = this.#options
    const { memory } = this.#exports
    growTo(memory, state.memory.length / 65_536)
    new Uint8Array(memory.buffer).set(state.memory)
    this.#setGlobals(state.header)
    ;(this.#all[exported.restoreDrops] as () => void)()
    this.#memoryRefused = state.header.memoryRefused
    wasi.options.random.position = BigInt(state.header.randomPosition)
    restoreFiles(wasi, state.header, sourceOf(state.files))
  }

  #setGlobals(header: StateHeader): void {
    this.#options.globals.forEach(({ name, type }, i) => {
      const global = this.#all[name] as WebAssembly.Global
      global.value = type === 'i64' ? BigInt(header.globals[i]!) : Number(header.globals[i])
    })
  }

  /** Reads the frames of a suspended program; their bounds are those with which `#startUnwind` wrote them. */
  #readFrames(source: StateSource, frameBytes: number): Uint8Array {
    const { buffer } = this.#frameMemory()
    if (frameBytes < firstFrame || frameBytes > buffer.byteLength)
      throw invalidState('it has an invalid number of frames')
    const frames = new Uint8Array(buffer, 0, frameBytes)
    source.read(frames)
    const view = new DataView(buffer)
    if (view.getUint32(0, true) !== frameBytes || view.getUint32(4, true) !== buffer.byteLength)
      throw invalidState('its frames have invalid bounds')
    return frames
  }
}

/**
 * If the machine cannot provide the memory, that is the host's failure; if the module may not have it, the
 * state is invalid. Only the engine's message tells them apart; an unknown one is taken as the host's.
 */
function growTo(memory: WebAssembly.Memory, pages: number): void {
  const missing = pages - memory.buffer.byteLength / 65_536
  if (missing === 0) return
  try {
    memory.grow(missing)
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('Maximum memory size exceeded'))
      throw invalidState('it needs more memory than the module may have')
    throw hostFailed('the machine ran out of memory for the state')
  }
}

function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded'
}

function overBudget(budgetUnits: bigint): ProgramEnd {
  return limitReached('units', `the program used more than ${budgetUnits} units of gas`)
}

/** Number of complete slices. */
function slicesPassed(units: bigint): bigint {
  return units === 0n ? 0n : (units - 1n) / sliceUnits
}
