/** What is known about a file or folder that a task names. */
export type FileFact = {
  kind: 'file' | 'directory'
  sizeBytes: number
  /** Entries of a folder, for tasks that deal them out to parts. */
  entries?: number
}

/** Looks up a path relative to the task file's folder, in its shortest form; undefined when nothing is there. */
export type FileFacts = (path: string) => FileFact | undefined
