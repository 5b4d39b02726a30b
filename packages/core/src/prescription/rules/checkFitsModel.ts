import { fullCouncil } from '../../check/councilOdds.ts'
import {
  attainableProbability,
  defaultShare,
  maxWindows,
  windowSegmentsFor,
  windowsFor,
} from '../../check/windowsFor.ts'
import type { Mistake } from '../problems/Problem.ts'
import type { Rule } from './Rule.ts'

/** The market's limit. */
const maxLead = 4

/** Requires a check that works with the program and the equivalence, and an assurance that a council can provide. */
export const checkFitsModel: Rule = (task, context) => {
  const mistakes: Mistake[] = []
  const how = task.kind === 'batch' ? task.text('check', 'how') : undefined
  const isWasm = task.has('model', 'wasm')
  const isContainer = task.has('model', 'image') || task.has('model', 'archive')
  const equivalence = task.text('equivalence') ?? task.text('equivalence', 'how') ?? 'bytes'

  if (how === 'replay' && isContainer && !isWasm)
    mistakes.push({
      path: ['check', 'how'],
      what: 'a container cannot be replayed deterministically',
      hint: 'write how: redundant with replicas: 2, or how: checker',
    })
  if (how === 'replay' && ['tensors', 'pixels', 'wasm'].includes(equivalence))
    mistakes.push({
      path: ['equivalence'],
      what: `replay compares bytes, not ${equivalence}`,
      hint: 'write equivalence: bytes, or check: { how: redundant, replicas: 2 }',
    })
  if (how === 'redundant' && task.text('equivalence', 'judges') === 'possible')
    mistakes.push({
      path: ['equivalence', 'judges'],
      what: 'a redundant check compares replicas in pairs',
      hint: 'write judges: pair, or check with how: checker',
    })
  if (how === 'redundant' && (task.number('check', 'replicas') ?? 2) < 2)
    mistakes.push({
      path: ['check', 'replicas'],
      what: 'a redundant check needs at least 2 replicas',
      hint: 'write replicas: 2 or more, or how: none for no check',
    })
  const p = task.number('check', 'assurance')
  if (p === undefined || task.kind !== 'batch') return mistakes
  const lead = task.number('check', 'lead') ?? 1
  const segments = task.number('check', 'segments') ?? 50
  const share = task.number('check', 'share') ?? defaultShare
  if (p <= 0 || p >= 1)
    mistakes.push({
      path: ['check', 'assurance'],
      what: `the probability ${p} is not between 0 and 1`,
      hint:
        p > 1 && p < 100
          ? `write ${p / 100} for ${p}%`
          : 'write economic, strong, or a probability such as 0.7',
    })
  else if (Number.isInteger(lead) && lead >= 1 && lead <= maxLead) {
    // M and the cap belong to the network; the daemon checks again with those of its network
    const chances = { ...fullCouncil, lead, dishonestShare: context.dishonestShare }
    const most = attainableProbability(chances)
    if (p > most)
      mistakes.push({
        path: ['check', 'assurance'],
        what: `a council with lead ${lead} cannot find a forged link with probability ${p}`,
        hint: `write at most ${Math.floor(most * 1000) / 1000}, or raise lead`,
      })
    else if (Number.isInteger(segments) && segments >= 1 && share > 0) {
      const windows = Math.ceil(segments / windowSegmentsFor(segments, share))
      const drawn = windowsFor({ p, windows, chances })
      if (drawn > maxWindows)
        mistakes.push({
          path: ['check', 'assurance'],
          what: `a probability of ${p} draws ${drawn} of ${windows} windows; the maximum is ${maxWindows}`,
          hint: 'raise share: fewer and longer windows give the same assurance',
        })
    }
  }
  return mistakes
}
