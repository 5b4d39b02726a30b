import { describe, expect, it } from 'vitest'
import { classifyExit, type ExitFacts } from './classifyExit.ts'

const limits = {
  cpuMs: 1000,
  wallMs: 2000,
  memoryBytes: 10_000,
  diskBytes: 5000,
  outputBytes: 4000,
  logBytes: 10,
  processes: 1,
}
const facts: ExitFacts = {
  code: 0,
  limits,
  stats: { cpuMs: 10, peakMemoryBytes: 100, memoryRefusals: 0 },
  wallMs: 20,
  written: { bytes: 0, diskBytes: 0, largestFileBytes: 0 },
  started: true,
  oomKilled: false,
  lastLine: 'last line',
}

describe('classifyExit', () => {
  it.each<[string, Partial<ExitFacts>, object | undefined]>([
    ['success', {}, undefined],
    ['an exit code of the program', { code: 3 }, { fault: 'program', exitCode: 3 }],
    [
      'a limit that our watch enforced, whatever the exit code',
      { breach: { limit: 'cpuMs', message: 'm' } },
      { fault: 'limit', limit: 'cpuMs' },
    ],
    ['an out-of-memory kill', { code: 137, oomKilled: true }, { fault: 'limit', limit: 'memoryBytes' }],
    [
      'memory refused at the limit',
      { code: 1, stats: { cpuMs: 1, peakMemoryBytes: 10_000, memoryRefusals: 3 } },
      { fault: 'limit', limit: 'memoryBytes' },
    ],
    [
      'memory refused for the page cache of a successful run',
      { stats: { cpuMs: 1, peakMemoryBytes: 10_000, memoryRefusals: 3 } },
      undefined,
    ],
    ['the CPU-time signal', { code: 152 }, { fault: 'limit', limit: 'cpuMs' }],
    ["the engine's own timeout", { code: 255, wallMs: 2500 }, { fault: 'limit', limit: 'wallMs' }],
    [
      'too much output of a successful run',
      { written: { bytes: 4001, diskBytes: 4096, largestFileBytes: 4001 } },
      { fault: 'limit', limit: 'outputBytes' },
    ],
    [
      'a file that reached the size limit',
      { code: 7, written: { bytes: 4000, diskBytes: 4096, largestFileBytes: 4000 } },
      { fault: 'limit', limit: 'outputBytes' },
    ],
    ['a command missing from the image', { code: 127, started: false }, { fault: 'program', exitCode: 127 }],
    ['an engine that cannot start the container', { code: 125, started: false }, { fault: 'host' }],
    ['a kill from outside', { code: 137 }, { fault: 'host' }],
    ['a program that exits with 125', { code: 125 }, { fault: 'program', exitCode: 125 }],
  ])('classifies %s', (_, change, expected) => {
    const failure = classifyExit({ ...facts, ...change })
    if (expected === undefined) expect(failure).toBeUndefined()
    else expect(failure).toMatchObject(expected)
  })
})
