import { MusterError } from '@muster-network/core'

export type NumberRange = { min: number; max: number; whole: boolean }

/** Reads a number from the command line; `name` is the option or argument, such as `--slots`. @throws CONFIG_INVALID */
export function readNumber(name: string, text: string, { min, max, whole }: NumberRange): number {
  const value = /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value
  throw new MusterError('CONFIG_INVALID', `Invalid ${name} "${text}".`, {
    hint: `Write a ${whole ? 'whole ' : ''}number ${max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`}.`,
  })
}

/** Reads a whole number of at least `min`. @throws CONFIG_INVALID */
export function readCount(name: string, text: string, min: number): number {
  return readNumber(name, text, { min, max: Number.MAX_SAFE_INTEGER, whole: true })
}
