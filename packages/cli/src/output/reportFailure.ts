import { type ErrorCode, hasCode, pasteable } from '@muster-network/core'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import { ownCommand, ownName } from './ownCommand.ts'
import { plainText } from './plainText.ts'
import { toJson } from './print.ts'

/** Prints a failure to stderr, as text or as one JSON object, and returns its exit code. */
export function reportFailure(error: unknown, options: { json: boolean }): ExitCode {
  if (!hasCode(error)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(
      `muster: unexpected error: ${plainText(text)}\n  hint: report it with the output of ${ownCommand('doctor --json')}\n`,
    )
    return exitCodes.bug
  }
  const { code, message, details } = error
  const hint = pasteable(error.hint, ownName())
  // the message of a peer is untrusted
  process.stderr.write(
    options.json
      ? `${toJson({ error: { code, message, hint, details } })}\n`
      : plainText(`muster: ${message}\n  hint: ${hint}\n  code: ${code}\n`),
  )
  return exitCodeOf(code)
}

function exitCodeOf(code: ErrorCode): ExitCode {
  if (code === 'CONFIG_CANCELLED') return exitCodes.cancelled
  if (code.startsWith('SPEC_') || code.startsWith('CONFIG_')) return exitCodes.usage
  if (['API_NOT_FOUND', 'API_BAD_REQUEST', 'API_UNPROCESSABLE'].includes(code)) return exitCodes.usage
  return code.startsWith('BUG_') ? exitCodes.bug : exitCodes.failed
}
