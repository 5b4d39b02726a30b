/**
 * Rejects numbers that YAML parses in unexpected ways: 010 is eight or ten, 0x10 is sixteen, .inf is infinite. Only plain
 * decimal spellings pass.
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
  // exponents are for small tolerances; 1000 reads better than 1e3
  if (/^-?(0|[1-9][0-9]*)(\.[0-9]+)?[eE]-[0-9]+$/.test(source) && !Number.isInteger(value)) return undefined
  return {
    what: `${source.slice(0, 40)} is not a plain decimal number`,
    hint: `write ${value}, or put it in quotes if it is text`,
  }
}
