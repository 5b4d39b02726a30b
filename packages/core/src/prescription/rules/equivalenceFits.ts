import type { Mistake } from '../problems/Problem.ts'
import type { Rule, WrittenTask } from './Rule.ts'

const ofStreams = ['tokens', 'margin', 'cosine', 'image']
/** Equivalences that are written as a mapping, because they have further fields. */
const mappings = ['margin', 'cosine', 'tensors', 'pixels', 'wasm', 'image']
const ofTokens = ['tokens', 'margin']
/** Equivalences of numbers and pictures: text has neither. */
const notOfText = ['cosine', 'tensors', 'pixels']

/** Requires an equivalence that fits the kind of the task, its program and the unit of its answers. */
export const equivalenceFits: Rule = (task) => {
  const plain = task.text('equivalence')
  const how = plain ?? task.text('equivalence', 'how')
  if (how === undefined) return []
  const path = plain === undefined ? ['equivalence', 'how'] : ['equivalence']
  const mistake = (what: string, hint: string): Mistake[] => [{ path, what, hint }]

  if (task.kind === 'batch') {
    if (!ofStreams.includes(how)) return []
    return mistake(
      `${how.slice(0, 40)} compares the answers of stream tasks`,
      'write equivalence: bytes, or how: tensors, pixels or wasm',
    )
  }
  if (plain !== undefined && mappings.includes(plain))
    return mistake(
      `${plain.slice(0, 40)} is not written as plain text`,
      `write equivalence: { how: ${plain.slice(0, 40)} }`,
    )
  const unit = unitOf(task)
  if (ofTokens.includes(how) && unit !== undefined && unit !== 'tokens')
    return mistake(
      `${how.slice(0, 40)} compares tokens, but an answer is paid in ${unit.slice(0, 40)}`,
      'write pay.unit: tokens, or equivalence: bytes',
    )
  if (notOfText.includes(how) && (unit === 'tokens' || unit === 'characters'))
    return mistake(
      `${how.slice(0, 40)} does not compare text, but an answer is paid in ${unit.slice(0, 40)}`,
      how === 'cosine'
        ? 'write pay: { function: fixed, … } with a price for input, or how: margin'
        : 'write pay.unit: frames or function: fixed, or how: margin',
    )
  if (how === 'margin' && task.has('model', 'wasm'))
    return mistake(
      'margin needs the log-probabilities of a server in a container',
      'write equivalence: bytes: a wasm program always gives the same answer',
    )
  if (how === 'image' && task.has('model', 'wasm'))
    return mistake('a wasm program has no image with a judge', 'write how: wasm with the path of a judge')
  return []
}

/** Returns the unit in which answers are paid; undefined when each has the same price. */
function unitOf(task: WrittenTask): string | undefined {
  return task.text('pay', 'function') === 'perUnit' ? task.text('pay', 'unit') : undefined
}
