import { descriptorCalls } from './descriptorCalls.ts'
import { errno } from './errno.ts'
import type { Node } from './FileTree.ts'
import { BadPointer, GuestMemory } from './GuestMemory.ts'
import { pathCalls } from './pathCalls.ts'
import { processCalls } from './processCalls.ts'
import type { Descriptor, HostCalls, WasiContext, WasiOptions } from './WasiContext.ts'

/**
 * The part of WASI preview 1 that a deterministic program needs. It accesses only /in (read) and the log
 * (append) of the machine.
 */
export class Wasi implements WasiContext {
  readonly options: WasiOptions
  readonly guest = new GuestMemory()
  readonly descriptors = new Map<number, Descriptor>()

  constructor(options: WasiOptions) {
    this.options = options
    const stream = (): Descriptor => ({ node: undefined, offset: 0, append: true })
    for (const fd of [0, 1, 2]) this.descriptors.set(fd, stream())
    this.descriptors.set(3, { node: options.tree.input, offset: 0, append: false, preopen: '/in' })
    this.descriptors.set(4, { node: options.tree.output, offset: 0, append: false, preopen: '/out' })
  }

  /** The imports of module `wasi_snapshot_preview1`. */
  imports(): HostCalls {
    const calls: HostCalls = { ...processCalls(this), ...descriptorCalls(this), ...pathCalls(this) }
    for (const [name, call] of Object.entries(calls))
      calls[name] = (...args) => {
        try {
          return call(...args)
        } catch (error) {
          if (error instanceof BadPointer) return errno.fault
          throw error
        }
      }
    return calls
  }

  isOpen(node: Node): boolean {
    for (const descriptor of this.descriptors.values()) if (descriptor.node === node) return true
    return false
  }
}
