/** What is said once about every error of a code; `docs/errors.md` is generated from it. */
export type ErrorKind = {
  /** When it happens, for the documentation: one sentence. */
  when: string
  /** What the reader can do about it. */
  hint: string
  /** Whether the same call may succeed later without a change by the caller. */
  retryable: boolean
}
