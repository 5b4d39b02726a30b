import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where Debian's libfaketime is; `scripts/install-system-parts.sh` installs it. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file))

export const hasFakeClock = library !== undefined

/** The clock of one process, which can be stepped while the process runs. */
export type FakeClock = { env: NodeJS.ProcessEnv; step(seconds: number): void }

export function createFakeClock(dir: string, name: string): FakeClock | undefined {
  if (library === undefined) return undefined
  const file = path.join(dir, `${name}.clock`)
  const step = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s`)
  step(0)
  return {
    step,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // read the file again every second; timers run on the monotonic clock, which nobody steps
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  }
}
