import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Draft, taskFileName } from '@muster-network/api'
import { parseHex } from '@muster-network/chain'
import { MusterError, parsePrescription } from '@muster-network/core'
import { pathInside } from '../../pathInside.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { readTaskFile } from '../../task/readTaskFile.ts'
import { copyTemplate, filesBelow, listTemplates } from '../../templates.ts'
import { copyTask } from './copyTask.ts'
import type { Serving } from './Serving.ts'

/** More drafts than an owner has open at once; the oldest is dropped first. */
const maxDrafts = 100

/** Handlers for tasks that are composed in a browser: one folder per draft, until it is submitted or deleted. */
export function draftHandlers(serving: Serving): ApiHandlers {
  const root = draftsFolder(serving)
  return {
    async listTemplates() {
      const templates = await listTemplates()
      return { templates: templates.map((each) => ({ ...each, files: [] })) }
    },
    async listDrafts() {
      const ids = await readdir(root).catch(() => [])
      return { drafts: (await Promise.all(ids.map((id) => readDraft(root, id)))).sort(newestFirst) }
    },
    async createDraft({ body }) {
      if (body.templateId !== undefined && body.taskId !== undefined)
        throw new MusterError(
          'API_UNPROCESSABLE',
          'body: a draft has the files of a template or of a task, not of both',
        )
      await dropOldest(root)
      const draftId = `draft-${randomBytes(8).toString('hex')}`
      const folder = path.join(root, draftId)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        if (body.templateId !== undefined) await copyTemplate(body.templateId, folder)
        if (body.taskId !== undefined) await copyTask(findTask(serving, body.taskId), folder)
      } catch (error) {
        await rm(folder, { recursive: true })
        throw error
      }
      return readDraft(root, draftId)
    },
    getDraft: ({ params }) => readDraft(root, params.draftId),
    async putDraftFile({ params, query, file }) {
      const target = fileOfDraft(await draftFolder(root, params.draftId), query.path)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 }).catch(asUnusableName(query.path))
      // an upload replaces the file only when it is complete, so that an aborted one leaves nothing
      const fresh = path.join(root, params.draftId, `.upload-${randomBytes(8).toString('hex')}`)
      try {
        await pipeline(Readable.from(file), createWriteStream(fresh, { mode: 0o600 }))
        await rename(fresh, target).catch(asUnusableName(query.path))
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
      return { path: query.path, bytes: (await stat(target)).size }
    },
    async deleteDraftFile({ params, query }) {
      const target = fileOfDraft(await draftFolder(root, params.draftId), query.path)
      await rm(target, { force: true, recursive: true }).catch(asUnusableName(query.path))
      return {}
    },
    async deleteDraft({ params }) {
      await rm(await draftFolder(root, params.draftId), { recursive: true })
      return {}
    },
    async validateTask({ body }) {
      const parsed =
        body.draftId === undefined
          ? parsePrescription(body.yaml, { fileName: taskFileName })
          : await readTaskFile(path.join(await draftFolder(root, body.draftId), taskFileName), body.yaml)
      return { ok: parsed.ok, problems: parsed.ok ? [] : [...parsed.problems] }
    },
  }
}

/** @throws API_NOT_FOUND */
function findTask({ daemon }: Serving, taskId: string) {
  const task = daemon.client?.task(parseHex(taskId))
  if (!task) throw new MusterError('API_NOT_FOUND', `unknown task ${taskId}`)
  return task
}

export const draftsFolder = ({ daemon }: Serving) => path.join(daemon.context.dir, 'drafts')

/** @throws API_NOT_FOUND */
export async function draftFolder(root: string, draftId: string): Promise<string> {
  const inside = /^[a-z0-9-]{1,64}$/.test(draftId) ? pathInside(root, draftId) : undefined
  const found = inside?.ok ? await stat(inside.file).catch(() => undefined) : undefined
  if (!inside?.ok || !found?.isDirectory()) throw new MusterError('API_NOT_FOUND', `unknown draft ${draftId}`)
  return inside.file
}

/** @throws API_UNPROCESSABLE when the path leads out of the draft */
function fileOfDraft(folder: string, wanted: string): string {
  const inside = pathInside(folder, wanted)
  if (!inside.ok) throw new MusterError('API_UNPROCESSABLE', `query.path: ${inside.reason}`)
  return inside.file
}

/** Codes of names that the draft cannot have: a folder is there, a file is where its folder would be, or it is too long. */
const nameCodes = new Set(['EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ENOTEMPTY'])

/** @throws API_UNPROCESSABLE for a name that the draft cannot have, else the error itself */
function asUnusableName(wanted: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (!nameCodes.has(error.code ?? '')) throw error
    throw new MusterError('API_UNPROCESSABLE', `query.path: "${wanted}" is not possible: ${error.code}`, {
      hint: 'Choose another name, or delete the file or folder that is in the way.',
      cause: error,
    })
  }
}

async function readDraft(root: string, draftId: string): Promise<Draft> {
  const folder = await draftFolder(root, draftId)
  const files = (await filesBelow(folder)).filter((file) => !file.path.startsWith('.upload-'))
  const yaml = await readFile(path.join(folder, taskFileName), 'utf8').catch(() => null)
  return { draftId, createdMs: Math.floor((await stat(folder)).birthtimeMs), yaml, files }
}

const newestFirst = (one: Draft, two: Draft) => two.createdMs - one.createdMs

async function dropOldest(root: string): Promise<void> {
  const ids = await readdir(root).catch(() => [])
  if (ids.length < maxDrafts) return
  const drafts = (await Promise.all(ids.map((id) => readDraft(root, id)))).sort(newestFirst)
  for (const { draftId } of drafts.slice(maxDrafts - 1))
    await rm(path.join(root, draftId), { recursive: true })
}
