import { type AnswerPrice, newcomerUnits, payFor, type StreamPrescription } from '@muster-network/core'

/** Asks of one request beyond the parts of newcomers: the first, and one that continues or hedges it. */
const attempts = 2
/** Executors that a council may ask, in multiples of its size. */
const councils = 2n

/**
 * Returns the most that a request costs; the answerer stops before it costs more. Every executor of a range is paid for the input and
 * for the answer so far.
 */
export function mostCost(
  price: AnswerPrice,
  response: Pick<StreamPrescription['response'], 'method' | 'council'>,
  { inUnits, maxUnits }: { inUnits: number; maxUnits: number },
): bigint {
  const outputWei = payFor(price, { inputUnits: 0n, outputUnits: BigInt(maxUnits), complete: true })
  const inputWei = price.inputUnitWei * BigInt(inUnits)
  const asked = councils * BigInt(response.council)
  switch (response.method) {
    case 'optimistic': {
      const ranges = BigInt(attempts + Math.ceil(maxUnits / Number(newcomerUnits)) - 1)
      return price.per === 'answer'
        ? outputWei + BigInt(attempts) * inputWei
        : outputWei + ranges * (inputWei + price.inputUnitWei * BigInt(maxUnits))
    }
    case 'pool':
      return outputWei + asked * inputWei
    default:
      return asked * (outputWei + inputWei)
  }
}
