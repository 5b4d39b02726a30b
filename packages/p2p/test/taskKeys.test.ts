import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createIdentity, TaskKeys, unwrapKey, wrapKey } from '../src/index.ts'
import { key, temporaryFolder } from './blobFixtures.ts'

describe('task keys', () => {
  it('are wrapped for one peer and one task', async () => {
    const peer = createIdentity()
    const wrapped = await wrapKey(peer.peerId, 'task-1', key)
    expect(await unwrapKey(peer, 'task-1', wrapped)).toEqual(key)
    await expect(unwrapKey(peer, 'task-2', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    await expect(unwrapKey(createIdentity(), 'task-1', wrapped)).rejects.toMatchObject({
      code: 'NET_KEY_MISSING',
    })
    wrapped[40]! ^= 1
    await expect(unwrapKey(peer, 'task-1', wrapped)).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })

  it('lie sealed on disk and are gone when destroyed', async () => {
    const folder = await temporaryFolder()
    const identity = createIdentity()
    const keys = await TaskKeys.open(folder, identity)
    const made = await keys.create('task-1')
    expect(await (await TaskKeys.open(folder, identity)).get('task-1')).toEqual(made)
    const [file] = await readdir(folder)
    expect((await readFile(path.join(folder, file!))).includes(made)).toBe(false)
    const stranger = await TaskKeys.open(folder, createIdentity())
    await expect(stranger.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    expect(await keys.destroy('task-1')).toBe(true)
    expect(await keys.destroy('task-1')).toBe(false)
    await expect(keys.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })
})
