import { unsafePathReason } from '@muster-network/core'
import { z } from 'zod'
import type { Route } from '../Route.ts'
import { TaskId, TimeMs } from './fields.ts'

// A draft is a folder on the daemon's machine: a page uploads a task file and the files it names into it.

/** The name of the task file in every draft and template. */
export const taskFileName = 'task.yaml'

const expectedPath = 'expected a relative path inside the draft, with / between folders'

/** The pattern documents the rule for clients; `unsafePathReason` is the rule. */
const FilePath = z
  .string()
  .min(1)
  .max(512)
  .regex(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    /^(?!\.{1,2}(?:\/|$))[^/\\:\x00-\x1f\x7f-\x9f]{1,255}(?:\/(?!\.{1,2}(?:\/|$))[^/\\:\x00-\x1f\x7f-\x9f]{1,255})*$/,
    expectedPath,
  )
  .refine((path) => unsafePathReason(path) === undefined, expectedPath)

export const DraftFile = z.object({ path: z.string(), bytes: z.int() })

export const Draft = z.object({
  draftId: z.string(),
  createdMs: TimeMs,
  /** The task file; null before it is uploaded. */
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
  draftId: z.string().regex(/^[a-z0-9-]{1,64}$/, 'expected the draftId that createDraft returned'),
})

export const listTemplates = {
  method: 'GET',
  path: '/v1/templates',
  summary: 'Lists the templates of starter tasks',
  access: 'owner',
  response: z.object({ templates: z.array(Template) }),
} as const satisfies Route

export const listDrafts = {
  method: 'GET',
  path: '/v1/drafts',
  summary: 'Lists the drafts that were neither submitted nor deleted',
  access: 'owner',
  response: z.object({ drafts: z.array(Draft) }),
} as const satisfies Route

export const createDraft = {
  method: 'POST',
  path: '/v1/drafts',
  summary: 'Creates an empty draft, or a draft with the files of a template or of a task of this client',
  access: 'owner',
  body: z.object({
    templateId: z.string().max(64).optional(),
    /** A task to run again. Files that are no longer where it was submitted are missing in the draft. */
    taskId: TaskId.optional(),
  }),
  response: Draft,
} as const satisfies Route

export const getDraft = {
  method: 'GET',
  path: '/v1/drafts/{draftId}',
  summary: 'Returns a draft and its files',
  access: 'owner',
  params: one,
  response: Draft,
} as const satisfies Route

export const putDraftFile = {
  method: 'PUT',
  path: '/v1/drafts/{draftId}/files',
  summary: 'Uploads a file into a draft; task.yaml is the task file',
  access: 'owner',
  params: one,
  query: z.object({ path: FilePath }),
  upload: { maxBytes: 4 * 2 ** 30 },
  response: DraftFile,
} as const satisfies Route

export const deleteDraftFile = {
  method: 'DELETE',
  path: '/v1/drafts/{draftId}/files',
  summary: 'Deletes a file of a draft',
  access: 'owner',
  params: one,
  query: z.object({ path: FilePath }),
  response: z.object({}),
} as const satisfies Route

export const deleteDraft = {
  method: 'DELETE',
  path: '/v1/drafts/{draftId}',
  summary: 'Deletes a draft and its files',
  access: 'owner',
  params: one,
  response: z.object({}),
} as const satisfies Route
