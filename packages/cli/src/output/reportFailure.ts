import { hasCode, pasteable } from '@muster-network/core'
import { exitCodeOf } from './exitCodeOf.ts'
import { type ExitCode, exitCodes } from './exitCodes.ts'
import { ownCommand, ownName } from './ownCommand.ts'
import { plainText } from './plainText.ts'
import { toJson } from './print.ts'
import { forStream, styled } from './style.ts'

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
  process.stderr.write(
    options.json
      ? `${toJson({ error: { code, message, hint, details } })}\n`
      : forStream(
          // the message of a peer is untrusted
          `${styled('red', 'muster:')} ${plainText(message)}\n  ${styled('cyan', 'hint:')} ${plainText(hint)}\n${styled('dim', `  code: ${code}`)}\n`,
          process.stderr,
        ),
  )
  return exitCodeOf(code)
}
