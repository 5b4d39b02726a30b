import type { AnswerPrice } from '@muster-network/core'
import type { StreamManifest } from './StreamManifest.ts'

/** Returns f of a stream: the price of its answers. */
export function priceOfManifest({ unit, pay }: Pick<StreamManifest, 'unit' | 'pay'>): AnswerPrice {
  const [inputUnitWei, unitWei] = [BigInt(pay.inputUnitWei), BigInt(pay.unitWei)]
  return unit === 'answers'
    ? { per: 'answer', inputUnitWei, answerWei: unitWei }
    : { per: 'unit', inputUnitWei, unitWei, floorWei: BigInt(pay.floorWei), mostWei: BigInt(pay.mostWei) }
}
