import { randomBytes } from 'node:crypto'
import type { Service } from '@muster-network/executors'
import { type Judgement, plainJudgement } from './Judgement.ts'
import type { TokenCase } from './judgeMargin.ts'
import { postJson } from './postJson.ts'
import { readGenerated } from './readGenerated.ts'

/**
 * Generates a range again from its prefix and seed, and compares the tokens and the end. It stops at the first difference.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID, and the errors of `Service.request`
 */
export async function judgeTokens(
  service: Pick<Service, 'request'>,
  { work, from, maxUnits, ids, end }: TokenCase,
  signal: AbortSignal,
): Promise<Judgement> {
  const to = from + ids.length
  if (to > maxUnits || (end === 'length' && to !== maxUnits))
    return plainJudgement(true, true, `the answer ends at ${to} of ${maxUnits} units`)
  // nothing follows the end of a range that was cut
  const most = end === 'cut' ? to : maxUnits
  if (most === from) return plainJudgement(end === 'stop', true, 'the answer ends before its first token')
  const { tokens, seed, sampler, endTokens } = work
  const cacheSalt = `0x${randomBytes(32).toString('hex')}`
  const response = await postJson(
    service,
    '/muster/generate',
    { tokens, from, seed, sampler, endTokens, maxUnits: most, cacheSalt },
    signal,
  )
  let at = 0
  for await (const line of readGenerated(response)) {
    if ('end' in line) {
      if (at < ids.length) return different(from + at)
      return plainJudgement(end === 'stop' && line.end !== 'stop', true, `the end at ${to} differs`)
    }
    for (const id of line.ids) {
      if (id !== ids[at]) return different(from + at)
      at++
    }
    if (end === 'cut' && at === ids.length) return plainJudgement(false, false)
  }
  return different(from + at)
}

function different(position: number): Judgement {
  return plainJudgement(true, true, `the token at position ${position} differs`)
}
