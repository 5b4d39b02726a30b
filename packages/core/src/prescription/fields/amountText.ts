import * as z from 'zod'
import { readAmount } from '../../money/readAmount.ts'

/** Maximum decimals of a listed token; the parser checks the token's own decimals when they are known. */
export const maxDecimals = 18

/**
 * An amount of the payment token as decimal text: the token's decimals are known only with the network, and text
 * survives JSON.
 */
export function amountText() {
  return z.string().check((ctx) => {
    const reading = readAmount(ctx.value, maxDecimals)
    if (!reading.ok)
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        message: reading.what,
        params: { hint: reading.hint },
      })
  })
}
