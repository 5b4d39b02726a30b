import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * The measured speed of a CPU in rounds per second of our own kernel. It is not OctaneBench and must not be
 * called so.
 */
export type CpuMeasurement = {
  /** The kernel; figures of different kernels cannot be compared. */
  kernel: 'cpu/1'
  threads: number
  /** Sum over all threads. */
  roundsPerSecond: number
}

export type MeasureOptions = {
  /** Measuring time per thread. A re-check of a claim must finish within 10 s, including warm-up. */
  durationMs?: number
  threads?: number
  signal?: AbortSignal
}

const maxDurationMs = 8000

/** Measures the current speed of this machine's CPU: every thread runs the same kernel at the same time. */
export async function measureCpu(options: MeasureOptions = {}): Promise<CpuMeasurement> {
  const { durationMs = 2000, threads = availableParallelism(), signal } = options
  signal?.throwIfAborted()
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(new URL('./cpuKernel.ts', import.meta.url), {
        workerData: { durationMs: Math.min(durationMs, maxDurationMs) },
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
