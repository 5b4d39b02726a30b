import type { StreamManifest } from '../task/StreamManifest.ts'
import type { AnswerEnd } from '../wire/serveCalls.ts'
import type { GivenAnswer } from './judge/AnswerCase.ts'

/** Returns the units of a range as its receipt states them. An answer at one price counts when it is complete. */
export function answerUnitsOf(unit: StreamManifest['unit'], answer: GivenAnswer, end: AnswerEnd): number {
  if (answer.kind === 'tokens') return answer.ids.length
  if (unit !== 'characters') return end === 'cut' ? 0 : 1
  let count = 0
  for (const byte of answer.body) if ((byte & 0xc0) !== 0x80) count++
  return count
}
