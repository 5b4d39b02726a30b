import { attainableProbability, mostDrawnSegments, segmentsFor } from '../../check/segmentsFor.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** A check must be possible for the program and the equivalence that were chosen, and as sure as it was ordered. */
export const checkFitsModel: Rule = (task, around) => {
  const found: Mistake[] = []
  const how = task.kind === 'batch' ? task.text('check', 'how') : undefined
  const isWasm = task.has('model', 'wasm')
  const isContainer = task.has('model', 'image') || task.has('model', 'archive')
  const equivalence = task.text('equivalence') ?? task.text('equivalence', 'how') ?? 'bytes'

  if (how === 'replay' && isContainer && !isWasm)
    found.push({
      path: ['check', 'how'],
      what: 'a container cannot be replayed bit by bit',
      hint: 'write how: redundant with copies: 2, or how: checker',
    })
  if (how === 'replay' && ['tensors', 'pixels', 'wasm'].includes(equivalence))
    found.push({
      path: ['equivalence'],
      what: `replay compares bytes, not ${equivalence}`,
      hint: 'write equivalence: bytes, or check: { how: redundant, copies: 2 }',
    })
  if (how === 'redundant' && task.text('equivalence', 'judges') === 'possible')
    found.push({
      path: ['equivalence', 'judges'],
      what: 'redundant copies are compared in pairs',
      hint: 'write judges: pair, or check with how: checker',
    })
  if (how === 'redundant' && (task.number('check', 'copies') ?? 2) < 2)
    found.push({
      path: ['check', 'copies'],
      what: 'there is nothing to compare with fewer than 2 copies',
      hint: 'write copies: 2 or more, or how: none if no check is wanted',
    })
  const p = task.number('check', 'assurance')
  if (p === undefined || task.kind !== 'batch') return found
  const lead = task.number('check', 'lead') ?? 1
  const segments = task.number('check', 'segments') ?? 50
  if (p <= 0 || p >= 1)
    found.push({
      path: ['check', 'assurance'],
      what: `the probability ${p} is not between 0 and 1`,
      hint: p > 1 && p < 100 ? `write ${p / 100} for ${p}%` : 'write economic, or a probability such as 0.9',
    })
  else if (Number.isInteger(lead) && lead >= 1 && lead <= 8) {
    const most = attainableProbability(lead, around.dishonestShare)
    if (p > most)
      found.push({
        path: ['check', 'assurance'],
        what: `no council finds a wrong segment with probability ${p} at lead ${lead}`,
        hint: `write at most ${Math.floor(most * 1000) / 1000}, or raise lead`,
      })
    else if (Number.isInteger(segments) && segments >= 1) {
      const drawn = segmentsFor({ p, segments, lead, dishonestShare: around.dishonestShare })
      if (drawn > mostDrawnSegments)
        found.push({
          path: ['check', 'assurance'],
          what: `a probability of ${p} draws ${drawn} of ${segments} segments, and at most ${mostDrawnSegments} can be drawn`,
          hint: 'lower segments: fewer and longer ones give the same certainty',
        })
    }
  }
  return found
}
