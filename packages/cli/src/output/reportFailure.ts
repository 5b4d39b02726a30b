import { type ErrorCode, hasCode } from '@muster-network/core'
import { CommanderError } from 'commander'
import { type ExitCode, exitCodes } from './exitCodes.ts'

/** Tells a failure on stderr, for people or as one JSON object, and returns the exit code for it. */
export function reportFailure(error: unknown, options: { json: boolean }): ExitCode {
  // commander has told the caller already; --help and --version end this way too, with code 0
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage
  if (!hasCode(error)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(
      `muster: unexpected: ${text}\n  hint: please report it with the output of muster doctor --json\n`,
    )
    return exitCodes.bug
  }
  const { code, message, hint, details } = error
  process.stderr.write(
    options.json
      ? `${JSON.stringify({ error: { code, message, hint, details } }, (_, value) => (typeof value === 'bigint' ? value.toString() : value))}\n`
      : `muster: ${message}\n  hint: ${hint}\n  code: ${code}\n`,
  )
  return exitCodeOf(code)
}

function exitCodeOf(code: ErrorCode): ExitCode {
  if (code.startsWith('SPEC_') || code.startsWith('CONFIG_')) return exitCodes.usage
  if (code === 'API_NOT_FOUND' || code === 'API_BAD_REQUEST') return exitCodes.usage
  return code.startsWith('BUG_') ? exitCodes.bug : exitCodes.failed
}
