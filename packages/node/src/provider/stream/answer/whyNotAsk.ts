import { inputUnitsOf } from '../../../task/inputUnitsOf.ts'
import type { StreamManifest } from '../../../task/StreamManifest.ts'
import type { Ask } from './answerAsk.ts'

/** Returns why an ask is not one of this stream; undefined when it is. */
export function whyNotAsk(
  { unit, maxInput, maxOutput }: Pick<StreamManifest, 'unit' | 'maxInput' | 'maxOutput'>,
  { work, from, inUnits, maxUnits }: Pick<Ask, 'work' | 'from' | 'inUnits' | 'maxUnits'>,
): string | undefined {
  if ((work.kind === 'tokens') !== (unit === 'tokens'))
    return `the stream counts ${unit}, and the work is of the kind ${work.kind}`
  if (maxUnits > maxOutput) return `an answer has at most ${maxOutput} units; ${maxUnits} were asked for`
  if (from >= maxUnits) return `the range begins at ${from}, behind the last of ${maxUnits} units`
  if (work.kind === 'http' && from > 0) return 'only answers of tokens have ranges'
  // the price of the input depends on it
  const units = inputUnitsOf(unit, work)
  if (inUnits !== units) return `the input has ${units} units, and the request names ${inUnits}`
  const inputUnits = units - from
  if (inputUnits < 1 && work.kind === 'tokens') return 'the request has no prompt'
  return inputUnits > maxInput
    ? `the input has at most ${maxInput} units; this one has ${inputUnits}`
    : undefined
}
