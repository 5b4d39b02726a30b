/** f of a stream: the price of an answer, in wei. The input is paid in addition, before the answer begins. */
export type AnswerPrice =
  | {
      /** One price for every answer; an answer that is cut earns nothing of it. */
      per: 'answer'
      inputUnitWei: bigint
      answerWei: bigint
    }
  | {
      /** A price for each unit of output, clamped to [floor, most] for a complete answer. */
      per: 'unit'
      inputUnitWei: bigint
      unitWei: bigint
      floorWei: bigint
      mostWei: bigint
    }

/** One answer, or one executor's range of an answer. */
export type ServedUnits = {
  inputUnits: bigint
  outputUnits: bigint
  /** False for an answer that was cancelled, came too late or stalled: its executor is paid to that point. */
  complete: boolean
}

/** Returns the pay of an answer, its input included. */
export function payFor(price: AnswerPrice, { inputUnits, outputUnits, complete }: ServedUnits): bigint {
  const inputWei = price.inputUnitWei * inputUnits
  if (price.per === 'answer') return inputWei + (complete ? price.answerWei : 0n)
  const unitsWei = least(price.unitWei * outputUnits, price.mostWei)
  return inputWei + (complete && unitsWei < price.floorWei ? least(price.floorWei, price.mostWei) : unitsWei)
}

/** Returns v: the most that one answer can cost without its input. */
export function dearestAnswer(price: AnswerPrice, maxUnits: bigint): bigint {
  return payFor(price, { inputUnits: 0n, outputUnits: maxUnits, complete: true })
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
