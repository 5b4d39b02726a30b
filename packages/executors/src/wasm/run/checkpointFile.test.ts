import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CheckpointReader, writeCheckpoint } from './checkpointFile.ts'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'muster-checkpoint-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const key = randomBytes(32)

/** Reads a checkpoint with reads of the given lengths, and verifies it. */
function read(file: string, lengths: number[], { chunk = 2 ** 18, withKey = key } = {}) {
  const seen: Uint8Array[] = []
  const reader = new CheckpointReader(file, withKey, { chunk, onPlain: (plain) => seen.push(plain) })
  try {
    const parts = lengths.map((length) => {
      const into = new Uint8Array(length)
      reader.read(into)
      return into
    })
    reader.finish()
    return { read: Buffer.concat(parts), seen: Buffer.concat(seen), bytes: reader.bytes }
  } finally {
    reader.close()
  }
}

it('is the same whatever the chunks in which it is written and read', () => {
  const pieces = [0, 1, 15, 16, 17, 4096, 0, 1000].map((length) => randomBytes(length))
  const plain = Buffer.concat(pieces)
  const file = path.join(dir, 'chunks')
  for (const writeChunk of [1, 7, 16, 1000, 2 ** 18]) {
    const { bytes } = writeCheckpoint(file, key, pieces, writeChunk)
    expect(bytes).toBe(readFileSync(file).length)
    for (const chunk of [1, 7, 16, 4096])
      for (const lengths of [[plain.length], [0, 1, 16, plain.length - 17], [plain.length - 1, 1]]) {
        const result = read(file, lengths, { chunk })
        expect(result.bytes).toBe(plain.length)
        expect(result.read.equals(plain)).toBe(true)
        expect(result.seen.equals(plain)).toBe(true)
      }
  }
})

it('refuses files that are not a checkpoint, are cut short or longer, or were changed anywhere', () => {
  const file = path.join(dir, 'bad')
  const plain = randomBytes(100)
  writeCheckpoint(file, key, [plain])
  const good = readFileSync(file)
  const refused = { kind: 'invalid' }
  const thrown = (run: () => unknown): unknown => {
    try {
      run()
    } catch (error) {
      return error
    }
    return undefined
  }
  expect(thrown(() => read(file, [100], { withKey: randomBytes(32) }))).toMatchObject(refused)
  expect(thrown(() => read(file, [99]))).toMatchObject(refused)
  expect(thrown(() => read(file, [101]))).toMatchObject(refused)
  for (let at = 0; at < good.length; at++) {
    const bad = Buffer.from(good)
    bad[at]! ^= 1
    writeFileSync(file, bad)
    expect(thrown(() => read(file, [100]))).toMatchObject(refused)
  }
  for (const length of [0, 1, 31, 47, good.length - 1]) {
    writeFileSync(file, good)
    truncateSync(file, length)
    expect(thrown(() => read(file, [100]))).toMatchObject(refused)
  }
  writeFileSync(file, Buffer.concat([good, Buffer.of(0)]))
  expect(thrown(() => read(file, [100]))).toMatchObject(refused)
  expect(thrown(() => read(file, [101]))).toMatchObject(refused)
})

it("does not refuse a file that this machine cannot read: that is the machine's fault", () => {
  expect(() => new CheckpointReader(path.join(dir, 'missing'), key)).toThrow(
    expect.objectContaining({ code: 'ENOENT', errno: expect.any(Number) }),
  )
})
