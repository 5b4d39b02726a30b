import type { TestContext } from 'vitest'
import type { Executor } from '../Executor.ts'
import type { LimitName, Limits } from '../RunSpec.ts'

/** What an executor's tests hand to the suite. */
export type ComplianceSetup<Program> = {
  /** Opens an executor on a folder; called twice on one folder it stands for a daemon that was killed and came back. */
  make(dir: string): Promise<Executor<Program>>
  /** Skips, with its reason, where the machine lacks a part. */
  needs?(context: TestContext): void
  programs: CompliancePrograms<Program>
  /** What cannot happen here, each with the reason: it is skipped with it. */
  unreachable?: Partial<Record<LimitName | 'pause' | 'containment', string>>
}

export type CompliancePrograms<Program> = {
  /** Prints `hello\n`, copies /in/a.txt to /out/a.txt and ends. Prints nothing else. */
  copy: Program
  /** Prints `sorry\n` and exits with code 3. */
  fail: Program
  /** Prints `on\n`, then computes for ever without a system call. */
  spin: Program
  /** Prints `on\n`, then counts for about `args[0]` million steps and writes the number reached to /out/count. */
  count: Program
  /** Takes memory until it has none left. */
  memoryBomb: Program
  /** Writes /out/bomb until it cannot. */
  fileBomb: Program
  /** Prints lines for ever. */
  logBomb: Program
  /** Starts processes until it cannot; absent where no program can. */
  forkBomb?: Program
  /** Tries to open the file named by args[0] and, where it can, copies it to /out/loot; ends with code 0 either way. */
  peek: Program
  /** Tries to reach the TCP port args[0] of 127.0.0.1 and writes `reached` to /out/loot if so; absent where no program can. */
  dial?: Program
}

export const roomyLimits: Limits = {
  cpuMs: 60_000,
  wallMs: 60_000,
  memoryBytes: 256 * 2 ** 20,
  diskBytes: 64 * 2 ** 20,
  outputBytes: 64 * 2 ** 20,
  logBytes: 2 ** 20,
  processes: 64,
}
