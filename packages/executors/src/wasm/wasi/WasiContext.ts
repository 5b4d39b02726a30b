import type { FileTree, Node } from './FileTree.ts'
import type { GuestMemory } from './GuestMemory.ts'
import type { SeededRandom } from './SeededRandom.ts'

/** An open file of the program. `node` undefined is a standard stream. */
export type Descriptor = {
  node: Node | undefined
  offset: number
  append: boolean
  /** The path of a folder that was opened before the program started. */
  preopen?: string
}

export type WasiOptions = {
  args: string[]
  env: Record<string, string>
  tree: FileTree
  random: SeededRandom
  /** Receives standard output and standard error. */
  log(bytes: Uint8Array): void
  /** Fills the buffer from standard input and returns the number of bytes, 0 at the end; without it, standard input is empty. */
  input?(into: Uint8Array): number
  /** Receives standard output instead of `log`. */
  output?(bytes: Uint8Array): void
  /** Charges gas for work that grows with the program's request. */
  charge(units: number): void
}

// biome-ignore lint/suspicious/noExplicitAny: the engine calls them with what the module's signature says.
export type HostCalls = Record<string, (...args: any[]) => number | never>

/** Both clocks are fixed at the start of the year 2000, so that no program reads the machine's. */
export const fixedTimeNs = 946_684_800_000_000_000n

/** The state that the host calls work on. */
export type WasiContext = {
  readonly options: WasiOptions
  readonly guest: GuestMemory
  readonly descriptors: Map<number, Descriptor>
  isOpen(node: Node): boolean
}
