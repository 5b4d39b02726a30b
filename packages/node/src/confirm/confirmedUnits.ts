import { inputUnitsOf } from '../task/inputUnitsOf.ts'
import type { StreamManifest } from '../task/StreamManifest.ts'
import type { AnswerCase } from './judge/AnswerCase.ts'

/** Returns the units of input that a confirmer is paid for: it reads request and answer. */
export function confirmedUnits(
  unit: StreamManifest['unit'],
  { work, answer }: Pick<AnswerCase, 'work' | 'answer'>,
): number {
  if (answer.kind === 'tokens') return inputUnitsOf(unit, work) + answer.ids.length
  return (
    inputUnitsOf(unit, work) + inputUnitsOf(unit, { ...work, kind: 'http', body: answer.body } as typeof work)
  )
}
