import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { draftHandlers } from './draftHandlers.ts'
import type { Serving } from './Serving.ts'

const call = { signal: new AbortController().signal, isOwner: true, bearer: undefined }

it('rejects names that a draft cannot have, also when it deletes a file', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-drafts-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const { createDraft, putDraftFile, deleteDraftFile, getDraft } = draftHandlers({
    daemon: { context: { dir } },
  } as Serving)
  const { draftId } = await createDraft!({ body: {} }, call)
  const params = { draftId }
  const put = (name: string) =>
    putDraftFile!({ params, query: { path: name }, file: [Buffer.from('a')] as never }, call)
  const remove = (name: string) => deleteDraftFile!({ params, query: { path: name } }, call)
  await put('in/scene.txt')
  // a file where its folder would be; a name of more bytes than the disk takes
  for (const name of ['in/scene.txt/more', 'é'.repeat(200)]) {
    await expect(put(name)).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
    await expect(remove(name)).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
  }
  expect((await getDraft!({ params }, call)).files).toEqual([{ path: 'in/scene.txt', bytes: 1 }])
  await remove('in/scene.txt')
  // a file that is not there counts as deleted
  await remove('in/scene.txt')
  expect((await getDraft!({ params }, call)).files).toEqual([])
})

it('rejects a draft of a template and a task, and creates nothing', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-drafts-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const { createDraft, listDrafts } = draftHandlers({ daemon: { context: { dir } } } as Serving)
  const both = { templateId: 'render', taskId: `0x${'07'.repeat(32)}` }
  await expect(createDraft!({ body: both }, call)).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
  expect(await listDrafts!({} as never, call)).toEqual({ drafts: [] })
})
