import type { Failure } from '../Run.ts'

/** What a run of the noop executor shall look like: tests of other packages write the story, nothing is computed. */
export type NoopProgram = {
  /** What it prints. */
  says?: string
  /** Files of the result, and files of /in to take over. */
  writes?: Record<string, string>
  copies?: string[]
  /** Ends only when it is stopped. */
  forever?: boolean
  /** Ends in this way instead of with a result. */
  fails?: Failure
  /** Units it takes in all; 1000 unless given. */
  units?: bigint
}
