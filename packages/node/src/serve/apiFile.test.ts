import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadOrCreateToken, readApiFile, removeApiFile, writeApiFile } from './apiFile.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-api-'))
})
afterEach(() => rm(dir, { recursive: true }))

it('writes a file that only the owner can read, and reads it back', async () => {
  expect(await readApiFile(dir)).toBeUndefined()
  await writeApiFile(dir, { port: 4000, token: 't', pid: 7 })
  expect((await stat(path.join(dir, 'api.json'))).mode & 0o777).toBe(0o600)
  expect(await readApiFile(dir)).toEqual({ port: 4000, token: 't', pid: 7 })
})

it('is removed only by the daemon that wrote it', async () => {
  await writeApiFile(dir, { port: 4000, token: 't', pid: 8 })
  await removeApiFile(dir, 7)
  expect(await readApiFile(dir)).toMatchObject({ pid: 8 })
  await removeApiFile(dir, 8)
  expect(await readApiFile(dir)).toBeUndefined()
})

it('rejects a file that muster did not write', async () => {
  await writeFile(path.join(dir, 'api.json'), '{"port":0}')
  await expect(readApiFile(dir)).rejects.toMatchObject({ code: 'CONFIG_DATA_DAMAGED' })
})

it('reuses its token', async () => {
  const token = await loadOrCreateToken(dir)
  expect(token.length).toBeGreaterThan(40)
  expect(await loadOrCreateToken(dir)).toBe(token)
  expect((await readFile(path.join(dir, 'api.token'), 'utf8')).trim()).toBe(token)
})
