import type { ErrorCode } from '@muster-network/core'
import { type ExitCode, exitCodes } from './exitCodes.ts'

/** The codes whose area does not say whose fault they are. */
const special: Partial<Record<ErrorCode, ExitCode>> = {
  CONFIG_CANCELLED: exitCodes.cancelled,
  // a broken disk or file is no mistake of the caller
  CONFIG_DATA_DAMAGED: exitCodes.failed,
  // the task ended
  SPEC_PROGRAM_FAILED: exitCodes.incomplete,
  SPEC_UNITS_USED_UP: exitCodes.incomplete,
  API_NOT_FOUND: exitCodes.usage,
  API_BAD_REQUEST: exitCodes.usage,
  API_UNPROCESSABLE: exitCodes.usage,
  API_TOO_LARGE: exitCodes.usage,
}

/** Returns the exit code of a command that failed with this error. */
export function exitCodeOf(code: ErrorCode): ExitCode {
  const known = special[code]
  if (known !== undefined) return known
  if (code.startsWith('SPEC_') || code.startsWith('CONFIG_')) return exitCodes.usage
  return code.startsWith('BUG_') ? exitCodes.bug : exitCodes.failed
}
