import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createIdentity, TaskKeys } from '@muster-network/p2p'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PartKeys } from './PartKeys.ts'

let dir: string
let tasks: TaskKeys
let keys: PartKeys

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-keys-'))
  tasks = await TaskKeys.open(dir, createIdentity())
  keys = new PartKeys(Promise.resolve(tasks))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('opens the keys that it sealed, for all parts of a task at once', async () => {
  const parts = Array.from({ length: 8 }, () => randomBytes(32))
  const sealed = await Promise.all(parts.map((key, part) => keys.seal('task', part, key)))
  const opened = await Promise.all(sealed.map((text, part) => keys.open('task', part, text)))
  expect(opened.map((key) => key.toString('hex'))).toEqual(parts.map((key) => key.toString('hex')))
})

it('opens no part with the sealed key of another part', async () => {
  const sealed = await keys.seal('task', 1, randomBytes(32))
  await expect(keys.open('task', 2, sealed)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
})

it('opens no part once the key of the task is destroyed', async () => {
  const sealed = await keys.seal('gone', 0, randomBytes(32))
  expect(await tasks.destroy('gone')).toBe(true)
  await expect(keys.open('gone', 0, sealed)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
})
