import type { z } from 'zod'
import { inputUnitsOf } from '../../task/inputUnitsOf.ts'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import type { confirmAnswer } from '../../wire/confirmCalls.ts'

type Asked = z.output<typeof confirmAnswer.params>

/** Returns why an answer cannot be one of this stream; undefined when it can. */
export function whyNotConfirmed(
  { unit, maxInput, maxOutput }: Pick<StreamManifest, 'unit' | 'maxInput' | 'maxOutput'>,
  { work, from, maxUnits, answer }: Pick<Asked, 'work' | 'from' | 'maxUnits' | 'answer'>,
): string | undefined {
  if ((work.kind === 'tokens') !== (unit === 'tokens') || work.kind !== answer.kind)
    return `the stream counts ${unit}, and the request is of the kind ${work.kind}`
  if (maxUnits > maxOutput) return `an answer has at most ${maxOutput} units; this one may have ${maxUnits}`
  if (from > maxUnits || (work.kind === 'http' && from > 0)) return `no range begins at ${from}`
  const inputUnits = inputUnitsOf(unit, work) - from
  if (inputUnits < 1 && work.kind === 'tokens') return 'the request has no prompt'
  if (inputUnits > maxInput) return `the input has at most ${maxInput} units; this one has ${inputUnits}`
  // an answer that is longer than was asked for is wrong, and judged so
  return answer.kind === 'tokens' && answer.ids > maxOutput
    ? `an answer has at most ${maxOutput} units; this one has ${answer.ids}`
    : undefined
}
