import { regionHint } from '../../region/regionHint.ts'
import type { Mistake } from '../problems/Problem.ts'
import { showValue } from '../problems/showValue.ts'
import type { Rule } from './Rule.ts'

const path = ['instructions', 'region'] as const

/** Requires codes of regions: no machine is in a region that does not exist, so nobody would bid. */
export const regionsExist: Rule = (task) => {
  const single = task.text(...path)
  if (single !== undefined) return single === 'any' ? [] : [singleMistake(single)]
  return (task.list(...path) ?? []).flatMap((code, i): Mistake[] => {
    if (typeof code !== 'string') return []
    const hint = regionHint(code)
    return hint === undefined
      ? []
      : [{ path: [...path, i], what: `${showValue(code)} is not a region`, hint }]
  })
}

function singleMistake(written: string): Mistake {
  const hint = regionHint(written)
  if (hint === undefined)
    return { path, what: `${showValue(written)} is not a list`, hint: `write a list: region: [${written}]` }
  const meant = /^did you mean (.+)\?$/.exec(hint)?.[1]
  const list = meant === 'any' ? 'any' : `[${meant}]`
  return {
    path,
    what: `${showValue(written)} is not a region`,
    hint: meant === undefined ? hint : `did you mean region: ${list}?`,
  }
}
