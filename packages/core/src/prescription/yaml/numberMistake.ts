/**
 * Numbers that YAML reads and people do not expect: 010 is eight or ten, 0x10 sixteen, .inf endless. Only plain
 * decimal spellings pass, so that what is accepted is what was written.
 */
export function numberMistake(source: string, value: number): { what: string; hint: string } | undefined {
  if (!Number.isFinite(value))
    return { what: `${source} is not a finite number`, hint: 'write a plain number' }
  if (/^-?(0|[1-9][0-9]*)$/.test(source))
    return Number.isSafeInteger(value)
      ? undefined
      : {
          what: `${source.slice(0, 40)} has too many digits`,
          hint: 'write a smaller number, or put it in quotes if it is text',
        }
  if (/^-?(0|[1-9][0-9]*)\.[0-9]+$/.test(source)) return undefined
  // Exponents are for small tolerances; 1e3 is better read as 1000.
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?[eE]-[0-9]+$/.test(source) && !Number.isInteger(value)) return undefined
  return {
    what: `${source.slice(0, 40)} is not a plain decimal number`,
    hint: `write ${value}, or put it in quotes if it is text`,
  }
}
