import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A measured figure of a CPU, in rounds of our own kernel a second. It is not OctaneBench and never called so. */
export type CpuMeasurement = {
  /** The kernel; figures of different ones cannot be compared. */
  kernel: 'cpu/1'
  threads: number
  /** Rounds a second of all threads together. */
  roundsPerSecond: number
}

export type MeasureOptions = {
  /** How long each thread works; a re-check of a claim must be done within 10 s, warm-up and all. */
  durationMs?: number
  threads?: number
  signal?: AbortSignal
}

const longestMs = 8000

/** Measures what this machine's CPU does now: every thread runs the same kernel at the same time. */
export async function measureCpu(options: MeasureOptions = {}): Promise<CpuMeasurement> {
  const { durationMs = 2000, threads = availableParallelism(), signal } = options
  signal?.throwIfAborted()
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL('./cpuKernel.ts', import.meta.url), {
        workerData: { durationMs: Math.min(durationMs, longestMs) },
      }),
  )
  try {
    const done = await Promise.all(workers.map((worker) => once(worker, 'message', signal ? { signal } : {})))
    const roundsPerSecond = done
      .map(([{ rounds, ms }]) => (rounds / ms) * 1000)
      .reduce((sum, each) => sum + each, 0)
    return { kernel: 'cpu/1', threads, roundsPerSecond }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
