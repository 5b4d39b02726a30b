import { type ErrorCode, errorCodes } from './errorCodes.ts'

/** Facts about an error that a program may need: ids, amounts, limits. Never a key or a task's data. */
export type ErrorDetails = Readonly<Record<string, string | number | bigint | boolean | null | undefined>>

export type MusterErrorOptions = {
  details?: ErrorDetails
  /** The action that resolves the error; defaults to the hint of the code. */
  hint?: string
  /** True when the same call may succeed later; defaults to that of the code. */
  retryable?: boolean
  cause?: unknown
}

/**
 * The one error of muster. Recognise it by `code` (see {@link hasCode}), never by `instanceof`: two copies of this
 * module may be loaded at once.
 *
 * @example
 * throw new MusterError('NET_TIMEOUT', 'peer 7xk… did not answer within 5 s', { details: { timeoutMs: 5000 } })
 */
export class MusterError extends Error {
  override readonly name = 'MusterError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly hint: string
  readonly retryable: boolean

  constructor(code: ErrorCode, message: string, options: MusterErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
    this.hint = options.hint ?? errorCodes[code].hint
    this.retryable = options.retryable ?? errorCodes[code].retryable
  }
}

/** Returns true for a MusterError, of any copy of this module, with one of `codes` (any code when none is given). */
export function hasCode<C extends ErrorCode>(
  error: unknown,
  ...codes: C[]
): error is MusterError & { code: C } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  const code = error.code as C
  return codes.length > 0 ? codes.includes(code) : Object.hasOwn(errorCodes, code)
}
