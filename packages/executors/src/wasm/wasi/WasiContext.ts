import type { FileTree, Node } from './FileTree.ts'
import type { GuestMemory } from './GuestMemory.ts'
import type { SeededRandom } from './SeededRandom.ts'

/** An open file of the program. `node` undefined is a standard stream. */
export type Descriptor = {
  node: Node | undefined
  offset: number
  append: boolean
  /** The path a folder was opened with before the program began. */
  preopen?: string
}

export type WasiOptions = {
  args: string[]
  env: Record<string, string>
  tree: FileTree
  random: SeededRandom
  /** Receives standard output and standard error. */
  log(bytes: Uint8Array): void
  /** Takes gas for work that grows with what the program asked for. */
  charge(units: number): void
}

// biome-ignore lint/suspicious/noExplicitAny: the engine calls them with what the module's signature says.
export type HostCalls = Record<string, (...args: any[]) => number | never>

/** Both clocks stand at the turn of the year 2000, so that no program reads the machine's. */
export const fixedTimeNs = 946_684_800_000_000_000n

/** What the host calls work on. */
export type WasiContext = {
  readonly options: WasiOptions
  readonly guest: GuestMemory
  readonly descriptors: Map<number, Descriptor>
  isOpen(node: Node): boolean
}
