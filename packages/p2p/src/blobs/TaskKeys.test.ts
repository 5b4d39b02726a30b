import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/blobFixtures.ts'
import { createIdentity } from '../identity/Identity.ts'
import { TaskKeys } from './TaskKeys.ts'

describe('TaskKeys', () => {
  it('are sealed on disk and gone when destroyed', async () => {
    const folder = await temporaryFolder()
    const identity = createIdentity()
    const keys = await TaskKeys.open(folder, identity)
    const created = await keys.create('task-1')
    expect(await (await TaskKeys.open(folder, identity)).get('task-1')).toEqual(created)
    const [file] = await readdir(folder)
    expect((await readFile(path.join(folder, file!))).includes(created)).toBe(false)
    const otherNode = await TaskKeys.open(folder, createIdentity())
    await expect(otherNode.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
    expect(await keys.destroy('task-1')).toBe(true)
    expect(await keys.destroy('task-1')).toBe(false)
    await expect(keys.get('task-1')).rejects.toMatchObject({ code: 'NET_KEY_MISSING' })
  })
})
