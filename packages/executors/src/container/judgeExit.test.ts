import { describe, expect, it } from 'vitest'
import { type ExitFacts, judgeExit } from './judgeExit.ts'

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
  accounts: { cpuMs: 10, peakMemoryBytes: 100, memoryRefusals: 0 },
  wallMs: 20,
  written: { bytes: 0, diskBytes: 0, largestFileBytes: 0 },
  started: true,
  oomKilled: false,
  lastLine: 'last words',
}

describe('judgeExit', () => {
  it.each<[string, Partial<ExitFacts>, object | undefined]>([
    ['success', {}, undefined],
    ['its own code', { code: 3 }, { fault: 'program', exitCode: 3 }],
    [
      'a limit of ours, whatever the code',
      { breach: { limit: 'cpuMs', message: 'm' } },
      { fault: 'limit', limit: 'cpuMs' },
    ],
    [
      'the kernel killing for memory',
      { code: 137, oomKilled: true },
      { fault: 'limit', limit: 'memoryBytes' },
    ],
    [
      'memory refused at the limit',
      { code: 1, accounts: { cpuMs: 1, peakMemoryBytes: 10_000, memoryRefusals: 3 } },
      { fault: 'limit', limit: 'memoryBytes' },
    ],
    [
      'a full cache is no failure',
      { accounts: { cpuMs: 1, peakMemoryBytes: 10_000, memoryRefusals: 3 } },
      undefined,
    ],
    ['the CPU-time signal', { code: 152 }, { fault: 'limit', limit: 'cpuMs' }],
    ["the engine's own clock", { code: 255, wallMs: 2500 }, { fault: 'limit', limit: 'wallMs' }],
    [
      'too much output, though it ended well',
      { written: { bytes: 4001, diskBytes: 4096, largestFileBytes: 4001 } },
      { fault: 'limit', limit: 'outputBytes' },
    ],
    [
      'a file that grew until it was refused',
      { code: 7, written: { bytes: 4000, diskBytes: 4096, largestFileBytes: 4000 } },
      { fault: 'limit', limit: 'outputBytes' },
    ],
    ['a command that the image lacks', { code: 127, started: false }, { fault: 'program', exitCode: 127 }],
    ['an engine that cannot start it', { code: 125, started: false }, { fault: 'host' }],
    ['a kill that was not ours', { code: 137 }, { fault: 'host' }],
    ['a program that says 125 itself', { code: 125 }, { fault: 'program', exitCode: 125 }],
  ])('%s', (_, given, expected) => {
    const failure = judgeExit({ ...facts, ...given })
    if (expected === undefined) expect(failure).toBeUndefined()
    else expect(failure).toMatchObject(expected)
  })
})
