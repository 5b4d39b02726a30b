import { tmpdir } from 'node:os'
import { silentLogger } from '@muster-network/core'
import { expect, it } from 'vitest'
import { DiskSpace } from './DiskSpace.ts'

it('knows the space of a disk', async () => {
  const disk = new DiskSpace(tmpdir(), silentLogger)
  expect([disk.freeBytes, disk.isFull]).toEqual([undefined, false])
  await disk.look()
  expect(disk.freeBytes).toBeGreaterThan(0)
  expect(disk.isFull).toBe(false)
})

it.runIf(process.platform === 'linux')('says once that a disk is full', async () => {
  const lines: string[] = []
  const logger = { ...silentLogger, warn: (_: object, message?: string) => void lines.push(message!) }
  // a file system without any space
  const disk = new DiskSpace('/proc', logger)
  await disk.look()
  await disk.look()
  expect(disk.isFull).toBe(true)
  expect(lines).toEqual(['disk is full; the node waits for space and retries'])
})
