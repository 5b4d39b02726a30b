import { describe, expect, it } from 'vitest'
import type { Ask } from './answerAsk.ts'
import { whyNotAsk } from './whyNotAsk.ts'

const tokens = { unit: 'tokens', maxInput: 4, maxOutput: 10 } as const
const ask: Pick<Ask, 'work' | 'from' | 'inUnits' | 'maxUnits'> = {
  work: {
    ...{ kind: 'tokens', tokens: [1, 2, 3], seed: '0x', endTokens: [] },
    sampler: { temperature: 0, topK: 0, topP: 1 },
  },
  ...{ from: 0, inUnits: 3, maxUnits: 10 },
}
const tokensOf = (count: number) =>
  ({ ...ask.work, tokens: Array.from({ length: count }, () => 1) }) as Ask['work']
const http = (body: string): Ask['work'] => ({
  ...{ kind: 'http', method: 'POST', path: '/v1/x', body: Uint8Array.from(Buffer.from(body)) },
})

describe('whyNotAsk', () => {
  it('takes a request, and the rest of one whose prompt fits', () => {
    expect(whyNotAsk(tokens, ask)).toBeUndefined()
    expect(whyNotAsk(tokens, { ...ask, work: tokensOf(9), from: 6, inUnits: 9 })).toBeUndefined()
    expect(whyNotAsk({ ...tokens, unit: 'characters' }, { ...ask, work: http('añ🦜') })).toBeUndefined()
    expect(whyNotAsk({ ...tokens, unit: 'answers' }, { ...ask, work: http('abc') })).toBeUndefined()
  })

  it.each<[string, Partial<typeof ask>]>([
    ['the stream counts tokens, and the work is of the kind http', { work: http('abc') }],
    ['an answer has at most 10 units; 11 were asked for', { maxUnits: 11 }],
    ['the range begins at 10, behind the last of 10 units', { from: 10 }],
    ['the input has 3 units, and the request names 2', { inUnits: 2 }],
    ['the request has no prompt', { from: 3 }],
    ['the input has at most 4 units; this one has 5', { work: tokensOf(5), inUnits: 5 }],
  ])('refuses: %s', (why, change) => {
    expect(whyNotAsk(tokens, { ...ask, ...change })).toBe(why)
  })

  it('refuses a range of an answer that has none', () => {
    const change = { work: http('abc'), from: 1 }
    expect(whyNotAsk({ ...tokens, unit: 'answers' }, { ...ask, ...change })).toBe(
      'only answers of tokens have ranges',
    )
  })
})
