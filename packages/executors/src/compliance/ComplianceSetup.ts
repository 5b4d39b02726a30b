import type { TestContext } from 'vitest'
import type { Executor } from '../Executor.ts'
import type { LimitName, Limits } from '../RunSpec.ts'

/** The executor and programs under test. */
export type ComplianceSetup<Program> = {
  /**
   * Opens an executor on a folder. Called twice on the same folder, it simulates a daemon that was killed and
   * restarted.
   */
  make(dir: string): Promise<Executor<Program>>
  /** Skips the test, with a reason, where the machine lacks a dependency. */
  needs?(context: TestContext): void
  programs: CompliancePrograms<Program>
  /** Cases that cannot occur with this executor, each with the reason for the skip. */
  unreachable?: Partial<Record<LimitName | 'pause' | 'containment', string>>
}

export type CompliancePrograms<Program> = {
  /**
   * Prints `hello
   * `, copies /in/a.txt to /out/a.txt and exits. Prints nothing else.
   */
  copy: Program
  /**
   * Prints `sorry
   * ` and exits with code 3.
   */
  fail: Program
  /**
   * Prints `on
   * `, then loops forever without a system call.
   */
  spin: Program
  /**
   * Prints `on
   * `, then counts about `args[0]` million steps and writes the number reached to /out/count.
   */
  count: Program
  /** Allocates memory until it fails. */
  memoryBomb: Program
  /** Writes /out/bomb until it fails. */
  fileBomb: Program
  /** Prints lines forever. */
  logBomb: Program
  /** Starts processes until it fails; absent where no program can. */
  forkBomb?: Program
  /** Tries to open the file args[0] and, if it can, copies it to /out/loot; exits with code 0 either way. */
  peek: Program
  /**
   * Tries to connect to TCP port args[0] of 127.0.0.1 and writes `reached` to /out/loot if it can; absent
   * where no program can.
   */
  dial?: Program
}

export const generousLimits: Limits = {
  cpuMs: 60_000,
  wallMs: 60_000,
  memoryBytes: 256 * 2 ** 20,
  diskBytes: 64 * 2 ** 20,
  outputBytes: 64 * 2 ** 20,
  logBytes: 2 ** 20,
  processes: 64,
}
