import { setImmediate as nextTurn } from 'node:timers/promises'
import { keccak } from '@muster-network/chain'
import { type Replay, replayAnswer, secondChoices } from '@muster-network/core'
import type { Service } from '@muster-network/executors'
import type { AnswerEnd, WireWork } from '../../wire/serveCalls.ts'
import { askChoices } from './askChoices.ts'
import type { Judgement } from './Judgement.ts'

/** Positions of one prefill: some megabytes of choices. A longer answer takes several. */
const positionsPerPrefill = 1_024
/** Positions that are replayed before other work of this process gets its turn: some milliseconds. */
const positionsPerTurn = 64

export type TokenCase = {
  work: Extract<WireWork, { kind: 'tokens' }>
  from: number
  maxUnits: number
  ids: readonly number[]
  end: AnswerEnd
}

/**
 * Replays the sampler over a range of tokens: one prefill over prompt and answer checks every position and the end.
 *
 * @throws EXEC_SERVICE_ANSWER_INVALID, and the errors of `Service.request`
 */
export async function judgeMargin(
  service: Pick<Service, 'request'>,
  { work, from, maxUnits, ids, end }: TokenCase,
  { tau, signal }: { tau: number; signal: AbortSignal },
): Promise<Judgement> {
  const sequence = [...work.tokens, ...ids]
  const positions = ids.length + (end === 'stop' ? 1 : 0)
  const seed = Buffer.from(work.seed.slice(2), 'hex')
  const misses: number[] = []
  const seconds: number[] = []
  let hard: Replay['hard']
  for (let at = 0; at < positions; at += positionsPerPrefill) {
    const count = Math.min(positionsPerPrefill, positions - at)
    const choices = await askChoices(
      service,
      // the tokens behind the last position change nothing
      { tokens: sequence.slice(0, work.tokens.length + at + count), from: work.tokens.length + at, count },
      signal,
    )
    seconds.push(...secondChoices(choices))
    for (let step = 0; step < count; step += positionsPerTurn) {
      const part = choices.slice(step, step + positionsPerTurn)
      const isLast = at + step + part.length === positions
      const replay = replayAnswer(
        keccak,
        {
          ...{ seed, from: from + at + step, maxUnits, choices: part },
          ...{ sampler: work.sampler, endTokens: work.endTokens },
          tokens: ids.slice(at + step, at + step + part.length),
          end: isLast ? end : 'cut',
        },
        tau,
      )
      misses.push(...replay.misses)
      hard ??= replay.hard
      await nextTurn()
      signal.throwIfAborted()
    }
  }
  if (positions === 0 && end === 'length' && from !== maxUnits) hard = { position: from, why: 'end' }
  const why = hard && `the ${hard.why} at position ${hard.position} misses by more than the model allows`
  return { wrong: hard !== undefined, hard: hard !== undefined, why, misses, seconds }
}
