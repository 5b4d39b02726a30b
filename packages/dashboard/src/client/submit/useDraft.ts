import { type Draft, taskFileName } from '@muster-network/api'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../session/client.ts'
import type { AddedFile } from './readDroppedFiles.ts'
import { bindProgram, takeFiles } from './takeFiles.ts'
import { emptyTask } from './taskDocument.ts'

export type DraftState = {
  yaml: string
  files: Draft['files']
  /** True for a task file that was written elsewhere: of a template, another task or a folder. */
  written: boolean
  /** False while a saved draft is loading. */
  ready: boolean
  error: unknown
  setYaml: (yaml: string) => void
  startFrom: (templateId: string | undefined) => Promise<void>
  /** Uploads files that the user chose, or those of them that a task file among them names. */
  addFiles: (
    files: () => Promise<readonly AddedFile[]>,
    onProgress: (text: string) => void,
  ) => Promise<{ leftOut: number }>
  removeFile: (path: string) => Promise<void>
  /** Uploads the task file to the draft and returns the draft's folder. */
  save: () => Promise<string>
}

/** A draft task. Its files are on the daemon and its id is in the address, so that a reload loses nothing. */
export function useDraft(): DraftState {
  const navigate = useNavigate({ from: '/submit' })
  const { draft: draftId } = useSearch({ from: '/submit' })
  const [yaml, setYaml] = useState(emptyTask)
  const [files, setFiles] = useState<Draft['files']>([])
  const [ready, setReady] = useState(draftId === undefined)
  const [error, setError] = useState<unknown>()
  const [written, setWritten] = useState(false)
  const openDraftId = useRef<string>(undefined)

  const show = useCallback(
    (draft: Draft) => {
      openDraftId.current = draft.draftId
      setFiles(draft.files.filter((file) => file.path !== taskFileName))
      if (draft.yaml !== null) {
        setYaml(draft.yaml)
        setWritten(true)
      }
      void navigate({ search: { draft: draft.draftId }, replace: true })
    },
    [navigate],
  )

  useEffect(() => {
    if (draftId === undefined || openDraftId.current === draftId) return
    const stop = new AbortController()
    api
      .getDraft({ params: { draftId } }, { signal: stop.signal })
      .then(show)
      // the draft was submitted or deleted: start a new one
      .catch((failure: unknown) => {
        if (stop.signal.aborted) return
        setError(failure)
        void navigate({ search: {}, replace: true })
      })
      .finally(() => setReady(true))
    return () => stop.abort()
  }, [draftId, show, navigate])

  const ensureDraft = async (): Promise<string> => {
    if (openDraftId.current) return openDraftId.current
    const draft = await api.createDraft({ body: {} })
    show(draft)
    return draft.draftId
  }
  const trackError = async <T>(work: () => Promise<T>): Promise<T> => {
    setError(undefined)
    try {
      return await work()
    } catch (failure) {
      setError(failure)
      throw failure
    }
  }

  return {
    yaml,
    files,
    written,
    ready,
    error,
    setYaml,
    startFrom: (templateId) =>
      trackError(async () => {
        if (templateId === undefined) setYaml(emptyTask)
        show(await api.createDraft({ body: templateId === undefined ? {} : { templateId } }))
      }),
    addFiles: (read, onProgress) =>
      trackError(async () => {
        const taken = await takeFiles(await read())
        const id = await ensureDraft()
        if (taken.yaml !== undefined) {
          setYaml(taken.yaml)
          setWritten(true)
        }
        const uploaded: Draft['files'] = []
        for (const { path, file } of taken.files) {
          onProgress(`Uploading ${uploaded.length + 1} of ${taken.files.length}…`)
          const stored = await api.putDraftFile({ params: { draftId: id }, query: { path }, file })
          uploaded.push(stored)
          setFiles((last) => [...last.filter((each) => each.path !== stored.path), stored])
        }
        setYaml((last) => bindProgram(last, uploaded, [...files, ...uploaded]))
        return { leftOut: taken.leftOut }
      }),
    removeFile: (path) =>
      trackError(async () => {
        await api.deleteDraftFile({ params: { draftId: await ensureDraft() }, query: { path } })
        setFiles((last) => last.filter((each) => each.path !== path))
      }),
    save: () =>
      trackError(async () => {
        const id = await ensureDraft()
        await api.putDraftFile({ params: { draftId: id }, query: { path: taskFileName }, file: yaml })
        return id
      }),
  }
}
