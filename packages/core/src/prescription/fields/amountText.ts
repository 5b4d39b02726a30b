import * as z from 'zod'
import { readAmount } from '../../money/readAmount.ts'

/** The most decimals that a listed token may have; the exact number is checked against the token when it is known. */
export const mostDecimals = 18

/**
 * An amount of the payment token, kept as its decimal text: the token's decimals are known only with the network, and
 * text survives JSON.
 */
export function amountText() {
  return z.string().check((ctx) => {
    const reading = readAmount(ctx.value, mostDecimals)
    if (!reading.ok)
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        message: reading.what,
        params: { hint: reading.hint },
      })
  })
}
