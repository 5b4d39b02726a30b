import { type TokenAmount, tokenAmount } from './TokenAmount.ts'

export type AmountReading =
  | { ok: true; amount: TokenAmount }
  | { ok: false; reason: AmountRefusal; what: string; hint: string }

export type AmountRefusal =
  | 'empty'
  | 'negative'
  | 'exponent'
  | 'separator'
  | 'not-a-number'
  | 'too-many-decimals'
  | 'too-large'

/** More digits than any supply has: protects bigint arithmetic from a pasted megabyte of digits. */
const maxDigits = 60

/**
 * Parses decimal text such as `"12.5"` into smallest units, exactly. Rejects ambiguous text instead of guessing:
 * `1,000` is a thousand to some readers and one to others.
 */
export function readAmount(text: string, decimals: number): AmountReading {
  const refuse = (reason: AmountRefusal, what: string, hint: string): AmountReading => ({
    ok: false,
    reason,
    what,
    hint,
  })
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

  if (text.trim() === '') return refuse('empty', 'the amount is empty', 'write digits, such as "12.5"')
  if (text.length > maxDigits + 1)
    return refuse('too-large', `the amount has more than ${maxDigits} digits`, 'write a smaller amount')
  if (/^\s*[-−]/.test(text))
    return refuse('negative', `the amount ${shown} is negative`, 'write an amount of 0 or more')
  if (/^[0-9.]+[eE][+-]?[0-9]+$/.test(text))
    return refuse('exponent', `the amount ${shown} has an exponent`, 'write all the digits, such as "0.001"')
  if (/^[0-9][0-9.]*([,_'\s][0-9.]+)+$/.test(text))
    return refuse(
      'separator',
      `the amount ${shown} has separators`,
      'write the digits together, with a point before the decimals, such as "1000.5"',
    )
  const match = /^(0|[1-9][0-9]*)(?:\.([0-9]+))?$/.exec(text)
  if (!match)
    return refuse(
      'not-a-number',
      `${shown} is not an amount`,
      'write digits with at most one point, such as "12.5"',
    )
  const [, whole = '0', fraction = ''] = match
  if (fraction.length > decimals)
    return refuse(
      'too-many-decimals',
      `the amount ${shown} has ${fraction.length} decimals, the token has ${decimals}`,
      decimals === 0 ? 'write a whole number' : `write at most ${decimals} digits after the point`,
    )
  return { ok: true, amount: tokenAmount(BigInt(whole + fraction.padEnd(decimals, '0'))) }
}
