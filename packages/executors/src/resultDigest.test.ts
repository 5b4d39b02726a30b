import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { resultDigest } from './resultDigest.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-digest-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('takes files in the byte order of their paths, in which JavaScript does not sort them', async () => {
  const names = ['\u{1f600}', '\uffee', 'a', 'Z']
  for (const name of names) await writeFile(path.join(dir, name), name)
  const hash = createHash('sha256').update('muster/result/1\n')
  for (const name of ['Z', 'a', '\uffee', '\u{1f600}'].map((each) => Buffer.from(each))) {
    const head = Buffer.alloc(16)
    head.writeBigUInt64LE(BigInt(name.length), 0)
    head.writeBigUInt64LE(BigInt(name.length), 8)
    hash.update(head).update(name).update(createHash('sha256').update(name).digest())
  }
  expect(await resultDigest(dir)).toEqual({ digest: hash.digest('hex'), bytes: 9 })
})
