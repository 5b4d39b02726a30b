import { z } from 'zod'
import type { Route } from '../Route.ts'
import { TimeMs } from './fields.ts'

// A draft is a folder on the daemon's machine into which a page puts a task file and the files it names.

/** The name of the task file in every draft and template. */
export const taskFileName = 'task.yaml'

const FilePath = z
  .string()
  .min(1)
  .max(512)
  .regex(
    /^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[^\\\0]+$/,
    'a file of a draft has a path below it, with / between folders',
  )

export const DraftFile = z.object({ path: z.string(), bytes: z.int() })

export const Draft = z.object({
  draftId: z.string(),
  createdMs: TimeMs,
  /** The task file, once there is one. */
  yaml: z.string().nullable(),
  files: z.array(DraftFile),
})
export type Draft = z.infer<typeof Draft>

export const Template = z.object({
  templateId: z.string(),
  title: z.string(),
  about: z.string(),
  yaml: z.string(),
  files: z.array(DraftFile),
})
export type Template = z.infer<typeof Template>

const one = z.object({
  draftId: z.string().regex(/^[a-z0-9-]{1,64}$/, 'a draft has the id that it was made with'),
})

export const listTemplates = {
  method: 'GET',
  path: '/v1/templates',
  summary: 'Starter tasks, ready to be submitted or changed',
  access: 'owner',
  response: z.object({ templates: z.array(Template) }),
} as const satisfies Route

export const listDrafts = {
  method: 'GET',
  path: '/v1/drafts',
  summary: 'Drafts that were not submitted or deleted yet',
  access: 'owner',
  response: z.object({ drafts: z.array(Draft) }),
} as const satisfies Route

export const createDraft = {
  method: 'POST',
  path: '/v1/drafts',
  summary: 'An empty draft, or one with the files of a template',
  access: 'owner',
  body: z.object({ templateId: z.string().max(64).optional() }),
  response: Draft,
} as const satisfies Route

export const getDraft = {
  method: 'GET',
  path: '/v1/drafts/{draftId}',
  summary: 'A draft and its files',
  access: 'owner',
  params: one,
  response: Draft,
} as const satisfies Route

export const putDraftFile = {
  method: 'PUT',
  path: '/v1/drafts/{draftId}/files',
  summary: 'Puts a file into a draft; task.yaml is the task itself',
  access: 'owner',
  params: one,
  query: z.object({ path: FilePath }),
  upload: { maxBytes: 4 * 2 ** 30 },
  response: DraftFile,
} as const satisfies Route

export const deleteDraftFile = {
  method: 'DELETE',
  path: '/v1/drafts/{draftId}/files',
  summary: 'Takes a file out of a draft',
  access: 'owner',
  params: one,
  query: z.object({ path: FilePath }),
  response: z.object({}),
} as const satisfies Route

export const deleteDraft = {
  method: 'DELETE',
  path: '/v1/drafts/{draftId}',
  summary: 'Deletes a draft with its files',
  access: 'owner',
  params: one,
  response: z.object({}),
} as const satisfies Route
