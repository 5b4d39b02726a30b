import { readFileSync } from 'node:fs'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { MusterError } from '@muster-network/core'
import { descendants, type ProcessId, parseProcessId, processState, signalTree } from './ProcessTree.ts'

/** The kernel stops a process at once, except one that waits for a disk. */
const pauseMs = 5_000

/** Stops a process with all its descendants, and resolves when none of them uses the CPU. @throws EXEC_HOST */
export async function pauseTree(id: ProcessId): Promise<void> {
  signalTree(id, 'SIGSTOP')
  const all = [id.pid, ...descendants(id.pid)]
  const deadline = performance.now() + pauseMs
  while (all.some((pid) => !isStopped(pid))) {
    if (performance.now() > deadline)
      throw new MusterError('EXEC_HOST', `process ${id.pid} could not be paused within ${pauseMs} ms`)
    await pauseFor(2)
  }
}

function isStopped(pid: number): boolean {
  const stat = (() => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
    } catch {
      return undefined
    }
  })()
  const id = stat === undefined ? undefined : parseProcessId(stat)
  return id === undefined || processState(id) !== 'running'
}
