import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The busy processes end by themselves after this time, whatever happens to the test. */
const longestMs = 120_000

/** Keeps every core of this machine busy with several processes, until `stop` or for two minutes at most. */
export function keepBusy(perCore = 6): { stop(): void } {
  const script = `const until = Date.now() + ${longestMs}; while (Date.now() < until);`
  const children = Array.from({ length: perCore * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
  )
  return {
    stop() {
      for (const child of children.splice(0)) child.kill('SIGKILL')
    },
  }
}
