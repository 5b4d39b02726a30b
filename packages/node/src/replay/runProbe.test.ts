import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runProbe } from './runProbe.ts'
import { scoreOfProbe, unitsOfProbe } from './scoreOfProbe.ts'

let dir: string
let executor: WasmExecutor
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-probe-'))
  executor = new WasmExecutor({ dir: path.join(dir, 'runs') })
})
afterAll(async () => {
  await executor.close()
  await rm(dir, { recursive: true, force: true })
})

it('returns one answer per seed and amount of work, and another for any other input', async () => {
  const probe = (seed: string, units: bigint) => runProbe(executor, { seed: seed.repeat(64), units }, dir)
  const answer = await probe('a', 1_000_000n)
  expect(await probe('a', 1_000_000n)).toEqual(answer)
  const others = [await probe('b', 1_000_000n), await probe('a', 1_100_000n)]
  for (const other of others) expect(other.digest).not.toBe(answer.digest)
  expect(await executor.list()).toEqual([])
})

it('proves the listed score in time, and less the later the answer comes', () => {
  expect(unitsOfProbe(100)).toBe(10_000_000n)
  expect(scoreOfProbe(100, 500)).toBe(100)
  expect(scoreOfProbe(100, 6_200)).toBe(50)
  expect(scoreOfProbe(100, 1e9)).toBe(0)
})
