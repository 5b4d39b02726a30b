/** A program that runs once, or one that answers requests. */
export type WasmRole = 'run' | 'service'

/** Facts about a file or folder that a task names. */
export type FileFact = {
  kind: 'file' | 'directory'
  sizeBytes: number
  /** Number of entries of a folder, for tasks that assign them to parts. */
  entries?: number
  /**
   * Why executors cannot run the file as a WebAssembly program, each as a phrase after its name; empty if they can. A service is the
   * model of a stream.
   */
  wasmProblems?: (role: WasmRole) => readonly string[]
}

/** Looks up a normalised path relative to the task file's folder; returns undefined when the file does not exist. */
export type FileFacts = (path: string) => FileFact | undefined
