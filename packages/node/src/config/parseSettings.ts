import { parseDocument } from 'yaml'

export type ParsedSettings =
  | { ok: true; settings: Record<string, unknown> }
  | { ok: false; problems: string[] }

/** Far more than all settings need; parsing takes more than linear time. */
const longestTextChars = 16_384
/** Limits the output for a file of garbage. */
const maxProblems = 20

/** Reads the text of a settings file; the schema is checked later, together with the other sources. Never throws. */
export function parseSettings(text: string): ParsedSettings {
  if (text.length > longestTextChars)
    return { ok: false, problems: [`has more than ${longestTextChars} characters`] }
  try {
    const document = parseDocument(text, { prettyErrors: true, logLevel: 'silent' })
    const problems = document.errors.slice(0, maxProblems).map((error) => error.message.split('\n')[0]!)
    if (problems.length > 0) return { ok: false, problems }
    const value: unknown = document.toJS({ maxAliasCount: 0 }) ?? {}
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ok: true, settings: value as Record<string, unknown> }
    return { ok: false, problems: ['must contain settings as "name: value" lines'] }
  } catch (error) {
    // the parser throws for aliases, which could expand to any size, and for text that is nested thousands of levels deep
    return { ok: false, problems: [`cannot be read as settings: ${(error as Error).message.slice(0, 200)}`] }
  }
}
