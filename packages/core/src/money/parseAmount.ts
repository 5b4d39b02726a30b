import { MusterError } from '../errors/MusterError.ts'
import { readAmount } from './readAmount.ts'
import type { TokenAmount } from './TokenAmount.ts'

/**
 * Parses `"12.5"` of a token with `decimals` into smallest units.
 *
 * @example parseAmount('12.5', 18) // 12500000000000000000n
 * @throws MusterError SPEC_BAD_AMOUNT with details.reason (see AmountRefusal)
 */
export function parseAmount(text: string, decimals: number): TokenAmount {
  const reading = readAmount(text, decimals)
  if (reading.ok) return reading.amount
  throw new MusterError('SPEC_BAD_AMOUNT', reading.what, {
    hint: reading.hint,
    details: { reason: reading.reason, decimals },
  })
}
