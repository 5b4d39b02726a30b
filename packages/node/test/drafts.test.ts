import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { expect, it, onTestFinished } from 'vitest'
import { draftHandlers } from '../src/daemon/handlers/draftHandlers.ts'
import type { Serving } from '../src/daemon/handlers/Serving.ts'
import { serveApi } from '../src/serve/serveApi.ts'

const token = 'the-token-of-the-owner'

async function serveDrafts() {
  const home = await mkdtemp(path.join(tmpdir(), 'muster-drafts-'))
  const dir = path.join(home, 'data')
  await mkdir(dir)
  await writeFile(path.join(home, 'precious'), 'keep')
  // The handlers of drafts use only the data folder of the daemon.
  const handlers = draftHandlers({ daemon: { context: { dir } } } as unknown as Serving)
  const server = await serveApi({ token, port: 0, logger: silentLogger, handlers })
  onTestFinished(async () => {
    await server.stop()
    await rm(home, { recursive: true })
  })
  const baseUrl = `http://127.0.0.1:${server.port}`
  const api = createClient({ baseUrl, token })
  const { draftId } = await api.createDraft({ body: {} })
  const call = async (method: 'PUT' | 'DELETE', file: string) => {
    const url = `${baseUrl}/v1/drafts/${draftId}/files?path=${encodeURIComponent(file)}`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
    return (await fetch(url, { method, headers, ...(method === 'PUT' && { body: 'evil' }) })).status
  }
  return { home, dir, draftId, call, api }
}

it('writes and deletes nothing outside a draft', async () => {
  const { home, dir, draftId, call } = await serveDrafts()
  const draft = path.join(dir, 'drafts', draftId)
  await symlink(home, path.join(draft, 'out'))
  const up = '../../..'
  const paths = [
    `x\n/../${up}/precious`,
    `x\r/../${up}/precious`,
    `x\u2028/../${up}/precious`,
    'out/precious',
  ]
  for (const bad of [...paths, `${up}/precious`, 'a//b', '\n/..', '..', 'C:x', `/${home}/precious`]) {
    // the schema refuses most, the folder itself a link that leads out of it
    const status = bad === 'out/precious' ? 422 : 400
    expect(await call('PUT', bad), bad).toBe(status)
    expect(await call('DELETE', bad), bad).toBe(status)
  }
  expect(await readFile(path.join(home, 'precious'), 'utf8')).toBe('keep')
  expect(await readdir(draft)).toEqual(['out'])
  expect(await call('PUT', 'in/..data/ä b.txt')).toBe(200)
  expect(await call('DELETE', 'in/..data')).toBe(200)
})

it('refuses a name that is taken by a folder, or whose folder is a file', async () => {
  const { call } = await serveDrafts()
  expect(await call('PUT', 'a/b')).toBe(200)
  expect(await call('PUT', 'a')).toBe(422)
  expect(await call('PUT', 'a/b/c')).toBe(422)
  expect(await call('PUT', 'ä'.repeat(200))).toBe(400)
})

it('makes no draft of a task that this daemon did not submit', async () => {
  const { api } = await serveDrafts()
  const { drafts } = await api.listDrafts()
  await expect(api.createDraft({ body: { taskId: `0x${'0'.repeat(64)}` } })).rejects.toMatchObject({
    code: 'API_NOT_FOUND',
  })
  expect((await api.listDrafts()).drafts).toEqual(drafts)
})
