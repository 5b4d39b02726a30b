import { type Hex, lowerHex, parseHex, type Terms, zeroHash } from '@muster-network/chain'
import { type BatchPrescription, MusterError, parseAmount } from '@muster-network/core'

export type PayFunction = { address: Hex; codeHash: Hex }
/** The payment functions of the network's deployment. */
export type PayFunctions = { perUnit?: PayFunction; logProgress?: PayFunction }

const zeroAddress: Hex = `0x${'0'.repeat(40)}`
const fixedPrice = { pay: zeroAddress, payCode: zeroHash, payData: zeroHash }

/**
 * Returns the payment function (f) of the terms. Only replayed work is paid by units; all other checks pay the price
 * of the bid.
 *
 * @throws SPEC_UNSUPPORTED
 */
export function planPay(
  { pay, check }: BatchPrescription,
  facts: { payFunctions: PayFunctions; decimals: number },
  warnings: string[],
): Pick<Terms, 'pay' | 'payCode' | 'payData'> {
  if (pay.function === 'fixed') return fixedPrice
  if (pay.function === 'perUnit' && pay.pricePerBillion === undefined) {
    warnings.push(
      'pay has no price per unit: a finished part is paid its bid, an unfinished part its share of maxUnits.',
    )
    return fixedPrice
  }
  if (check.how !== 'replay')
    throw new MusterError('SPEC_UNSUPPORTED', `pay.function: ${pay.function} needs units that seats replay`, {
      hint: 'Write check: { how: replay }, or pay: { function: fixed, … }.',
    })
  if (pay.function === 'contract')
    return { pay: parseHex(pay.address), payCode: lowerHex(parseHex(pay.codeHash)), payData: zeroHash }
  const found = facts.payFunctions[pay.function]
  if (!found)
    throw new MusterError('SPEC_UNSUPPORTED', `this network has no payment function ${pay.function}`, {
      hint: 'Use pay: { function: fixed, … }, or a contract of your own.',
    })
  if (pay.function === 'logProgress')
    return { pay: found.address, payCode: found.codeHash, payData: zeroHash }
  if (pay.unit !== 'gas')
    throw new MusterError('SPEC_UNSUPPORTED', `pay.unit: ${pay.unit} is not counted by a replay`, {
      hint: 'Write unit: gas, or pay a fixed price.',
    })
  const perBillion = parseAmount(pay.pricePerBillion!, facts.decimals)
  return {
    pay: found.address,
    payCode: found.codeHash,
    payData: `0x${perBillion.toString(16).padStart(64, '0')}`,
  }
}
