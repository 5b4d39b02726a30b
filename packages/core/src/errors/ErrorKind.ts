/** Description of an error code; `docs/errors.md` is generated from it. */
export type ErrorKind = {
  /** The condition that raises the error, for the documentation: one sentence. */
  when: string
  /** The action that resolves the error. */
  hint: string
  /** True when the same call may succeed later without a change by the caller. */
  retryable: boolean
}
