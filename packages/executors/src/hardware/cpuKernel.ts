import { parentPort, workerData } from 'node:worker_threads'

/**
 * A fixed mix of typical work (float multiply-add, integer mixing, random access over 256 KiB), so that
 * machines are compared by the same work. Returns a checksum, which keeps the compiler from removing the
 * work.
 */
export function cpuRound(memory: Float64Array, seed: number): number {
  let mixed = seed | 1
  let sum = 0
  for (let i = 0; i < memory.length; i++) {
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) | 0
    const at = (mixed >>> 4) & (memory.length - 1)
    const value = memory[at]! * 0.999 + i * 1e-6
    memory[at] = value
    sum += Math.sqrt(value * value + 1)
  }
  return sum
}

// As a worker's entry point: runs rounds for the given time and reports their number.
if (parentPort !== null) {
  const { durationMs } = workerData as { durationMs: number }
  const memory = new Float64Array(32_768).fill(1)
  let checksum = 0
  for (let i = 0; i < 20; i++) checksum += cpuRound(memory, i)
  const start = performance.now()
  let rounds = 0
  while (performance.now() - start < durationMs) checksum += cpuRound(memory, ++rounds)
  parentPort.postMessage({ rounds, ms: performance.now() - start, checksum })
}
