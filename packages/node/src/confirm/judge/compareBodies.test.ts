import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { StreamEquivalence } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareBodies } from './compareBodies.ts'

const signal = new AbortController().signal
let scratchDir: string

beforeAll(async () => {
  scratchDir = await mkdtemp(path.join(tmpdir(), 'bodies-'))
})
afterAll(() => rm(scratchDir, { recursive: true, force: true }))

const compare = (equivalence: StreamEquivalence, a: Buffer, b: Buffer) =>
  compareBodies({ equivalence, scratchDir })(a, b, signal)
/** An image of one pixel. */
const pixel = (...colour: number[]) => Buffer.concat([Buffer.from('P6\n1 1\n255\n'), Buffer.from(colour)])

it('compares images by their pixels, and leaves nothing behind', async () => {
  const pixels: StreamEquivalence = { how: 'pixels', tolerance: 2, share: 0 }
  expect(await compare(pixels, pixel(10, 20, 30), pixel(12, 20, 29))).toMatchObject({ same: true })
  expect(await compare(pixels, pixel(10, 20, 30), pixel(13, 20, 30))).toMatchObject({ same: false })
  expect(await compare(pixels, Buffer.from('no image'), pixel(1, 2, 3))).toMatchObject({ same: false })
  expect(await readdir(scratchDir)).toEqual([])
})

it('compares tensors by their numbers', async () => {
  const tensors: StreamEquivalence = { how: 'tensors', relative: 0, absolute: 0.01 }
  const npy = (value: number) => {
    const header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }"
    const padded = `${header.padEnd(117)}\n`
    const bytes = Buffer.alloc(10 + 118 + 4)
    bytes.write('\x93NUMPY\x01\x00', 'latin1')
    bytes.writeUInt16LE(118, 8)
    bytes.write(padded, 10)
    bytes.writeFloatLE(value, 128)
    return bytes
  }
  expect(await compare(tensors, npy(1), npy(1.005))).toMatchObject({ same: true })
  expect(await compare(tensors, npy(1), npy(1.5))).toMatchObject({ same: false })
})

it('does not compare by a judge that is not there', async () => {
  const judged: StreamEquivalence[] = [
    { how: 'wasm', path: 'same.wasm', judges: 'pair' },
    { how: 'image', command: ['/judge'], judges: 'pair' },
  ]
  for (const equivalence of judged)
    await expect(compare(equivalence, pixel(1, 2, 3), pixel(1, 2, 4))).rejects.toMatchObject({
      code: 'EXEC_UNSUPPORTED',
    })
  expect(await readdir(scratchDir)).toEqual([])
})
