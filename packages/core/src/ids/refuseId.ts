import { MusterError } from '../errors/MusterError.ts'

const shownChars = 80

/** The one way in which a parse function of an id refuses; the value is cut, since it came from outside. */
export function refuseId(name: string, shape: string, value: unknown): never {
  const text = typeof value === 'string' ? JSON.stringify(value) : describe(value)
  const shown = text.length > shownChars ? `${text.slice(0, shownChars)}…` : text
  throw new MusterError('SPEC_BAD_ID', `${shown} is not a ${name}: ${shape}`, { details: { name } })
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  return typeof value === 'function' ? 'a function' : String(value)
}
