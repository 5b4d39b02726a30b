import { randomBytes } from 'node:crypto'
import { hardFactor, hasCode, type StreamEquivalence } from '@muster-network/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { judgeAnswer } from '../../src/confirm/judge/judgeAnswer.ts'
import { type Meddle, startToyService, type ToyService } from './startToyService.ts'
import { endToken, exact, vocabularySize } from './ToyModel.ts'
import { bytes32, toyCase, toyWork } from './toyCase.ts'

const tau = 0.5
const margin: StreamEquivalence = { how: 'margin', tau }
const signal = new AbortController().signal
let checker: ToyService

beforeAll(async () => {
  checker = await startToyService({ name: 1, noise: tau / 4 })
})
afterAll(() => checker.stop())

const judge = (given: AnswerCase, equivalence: StreamEquivalence = margin, by: ToyService = checker) =>
  judgeAnswer(by, given, { equivalence, signal })

/** Runs `work` with a service that meddles with its answers. */
async function withService<T>(meddle: Meddle, work: (service: ToyService) => Promise<T>): Promise<T> {
  const service = await startToyService(exact, meddle)
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

const requests = fc.record({
  name: fc.string({ maxLength: 8 }),
  temperature: fc.constantFrom(0, 0.3, 0.8, 1, 2),
  topK: fc.constantFrom(0, 1, 5, 20),
  topP: fc.constantFrom(0.5, 0.9, 1),
  maxUnits: fc.integer({ min: 1, max: 80 }),
})

describe('margin', () => {
  it('never finds a hard miss in the answer of an honest machine', async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 2, max: 1_000 }), async (request, name) => {
        // both machines are off by at most τ/4, and from each other by at most τ/2
        const given = toyCase(request, { name, noise: tau / 4 })
        const { wrong, hard, misses, seconds } = await judge(given)
        expect({ wrong, hard }).toEqual({ wrong: false, hard: false })
        expect(Math.max(0, ...misses)).toBeLessThanOrEqual(tau)
        expect(seconds.length).toBe(given.answer.ids.length + (given.end === 'stop' ? 1 : 0))
      }),
      { numRuns: 40 },
    )
  })

  it('checks the range behind a prefix, and a range that was cut', async () => {
    const whole = toyCase({ name: 'ranges', maxUnits: 40 })
    const { work, answer } = whole
    const cut = { ...whole, end: 'cut' as const, answer: { ...answer, ids: answer.ids.slice(0, 7) } }
    expect(await judge(cut)).toMatchObject({ wrong: false })
    if (work.kind !== 'tokens') throw new Error('the work has tokens')
    const rest = {
      ...whole,
      from: 7,
      work: { ...work, tokens: [...work.tokens, ...answer.ids.slice(0, 7)] },
      answer: { ...answer, ids: answer.ids.slice(7) },
    }
    expect(await judge(rest)).toMatchObject({ wrong: false })
    expect(await judge({ ...rest, from: 6 })).toMatchObject({ hard: true })
  })

  it('checks an answer that is longer than one prefill', async () => {
    const work = { ...toyWork({ name: 'long' }), endTokens: [] }
    const { generate } = await import('./ToyModel.ts')
    const { ids, end } = generate({ ...work, from: 0, maxUnits: 1_500 }, exact)
    const given = { work, from: 0, maxUnits: 1_500, end, answer: { kind: 'tokens' as const, ids } }
    const judgement = await judge(given)
    expect(judgement.wrong).toBe(false)
    expect(judgement.seconds.length).toBe(1_500)
    const steered = [...ids.slice(0, 1_400), (ids[1_400]! % 63) + 1, ...ids.slice(1_401)]
    expect(await judge({ ...given, answer: { kind: 'tokens', ids: steered } })).toMatchObject({ wrong: true })
  })

  /** Ways to cheat, and how many of 20 answers show it in one confirmation. */
  const cheats: [name: string, found: number, make: (name: string) => AnswerCase][] = [
    [
      'a steered token',
      20,
      (name) => toyCase({ name }, exact, (drawn, at, { top }) => (at === 1 ? unlikely(top) : drawn)),
    ],
    [
      'a suppressed end',
      14,
      (name) =>
        toyCase({ name, maxUnits: 200 }, exact, (drawn, _, { top }) =>
          drawn === endToken ? top.find(({ token }) => token !== endToken)!.token : drawn,
        ),
    ],
    [
      'another seed',
      20,
      (name) => ({ ...toyCase({ name }), work: { ...toyWork({ name }), seed: bytes32('own') } }),
    ],
    ['greedy decoding', 18, (name) => ({ ...toyCase({ name, temperature: 0 }), work: toyWork({ name }) })],
    ['other weights', 20, (name) => toyCase({ name }, { ...exact, weights: 7 })],
    ['coarse weights', 19, (name) => toyCase({ name }, { name: 9, noise: 8 * tau })],
    [
      'an early end',
      18,
      (name) => {
        const given = toyCase({ name })
        return { ...given, end: 'stop', answer: { kind: 'tokens', ids: given.answer.ids.slice(0, -1) } }
      },
    ],
    [
      'an end token inside the answer',
      20,
      (name) => {
        const given = toyCase({ name })
        const [first, ...others] = given.answer.ids
        return { ...given, answer: { kind: 'tokens', ids: [first ?? 1, endToken, ...others] } }
      },
    ],
    ['a limit that was not reached', 20, (name) => ({ ...toyCase({ name }), end: 'length', maxUnits: 65 })],
  ]
  it.each(cheats)('finds %s', async (_, expected, make) => {
    let found = 0
    for (let i = 0; i < 20; i++) {
      const { wrong, hard, misses } = await judge(make(`answer ${i}`))
      expect(wrong).toBe(hard)
      expect(Math.max(0, ...misses)).toBeLessThanOrEqual(hardFactor * tau)
      if (hard) found++
    }
    expect(found).toBe(expected)
  })

  it('judges an empty answer by its end', async () => {
    const empty = { ...toyCase({ name: 'empty' }), answer: { kind: 'tokens' as const, ids: [] } }
    expect(await judge({ ...empty, end: 'stop' })).toMatchObject({ wrong: true })
    expect(await judge({ ...empty, end: 'length' })).toMatchObject({ wrong: true })
    expect(await judge({ ...empty, end: 'cut' })).toMatchObject({ wrong: false, seconds: [] })
  })
})

describe('tokens', () => {
  it('accepts the same tokens, and nothing else', async () => {
    const service = await startToyService(exact)
    try {
      for (let i = 0; i < 20; i++) {
        const given = toyCase({ name: `tokens ${i}`, maxUnits: 20 })
        expect(await judge(given, 'tokens', service)).toMatchObject({ wrong: false })
        const { ids } = given.answer
        const at = i % Math.max(1, ids.length)
        const other = ids.map((id, j) => (j === at ? (id % 63) + 1 : id))
        const changes: Partial<AnswerCase>[] = [
          { answer: { kind: 'tokens', ids: other } },
          { answer: { kind: 'tokens', ids: ids.slice(0, -1) } },
          { answer: { kind: 'tokens', ids: [...ids, 5] } },
          { end: given.end === 'stop' ? 'length' : 'stop' },
        ]
        if (ids.length > 0)
          for (const change of changes)
            expect(await judge({ ...given, ...change }, 'tokens', service)).toMatchObject({ hard: true })
        const cut = {
          ...given,
          end: 'cut' as const,
          answer: { kind: 'tokens' as const, ids: ids.slice(0, 3) },
        }
        expect(await judge(cut, 'tokens', service)).toMatchObject({ wrong: false })
      }
    } finally {
      await service.stop()
    }
  })
})

describe('bodies', () => {
  const http = (path: string, text: string, given: string, end: AnswerCase['end'] = 'stop'): AnswerCase => ({
    ...{ work: { kind: 'http', method: 'POST', path, body: Buffer.from(text) }, from: 0, maxUnits: 1, end },
    answer: { kind: 'http', status: 200, body: Buffer.from(given) },
  })

  it('compares bytes and status', async () => {
    expect(await judge(http('/any', 'hello', 'echo: hello'), 'bytes')).toMatchObject({ wrong: false })
    expect(await judge(http('/any', 'hello', 'echo: hullo'), 'bytes')).toMatchObject({ hard: true })
    expect(await judge(http('/any', 'hello', 'echo', 'cut'), 'bytes')).toMatchObject({ wrong: false })
    expect(await judge(http('/any', 'hello', 'ecco', 'cut'), 'bytes')).toMatchObject({ hard: true })
    const given = http('/any', 'hello', 'echo: hello')
    const other = { ...given, answer: { ...given.answer, status: 500 } as AnswerCase['answer'] }
    expect(await judge(other, 'bytes')).toMatchObject({ wrong: true, hard: false })
  })

  it('compares embeddings by their angle', async () => {
    const cosine: StreamEquivalence = { how: 'cosine', tolerance: 0.01 }
    const embedding = [...Buffer.from('a prompt')].map((byte) => byte / 64 - 1)
    const given = (vector: unknown) =>
      http('/v1/embeddings', 'a prompt', JSON.stringify({ data: [{ embedding: vector }] }))
    expect(await judge(given(embedding.map((each) => 2 * each)), cosine)).toMatchObject({ wrong: false })
    for (const wrong of [
      embedding.map((each) => -each),
      embedding.slice(1),
      [],
      embedding.map(() => 0),
      embedding.map(String),
      'text',
    ])
      expect(await judge(given(wrong), cosine)).toMatchObject({ wrong: true, hard: false })
    expect(await judge(http('/v1/embeddings', 'a prompt', '{'), cosine)).toMatchObject({ wrong: true })
  })
})

describe('a service that lies', () => {
  const choice = {
    top: [
      [1, -0.1],
      [2, -3],
    ],
    rest: -9,
  }
  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{"choices":'],
    ['too few positions', { choices: [choice] }],
    ['an empty list', { choices: Array(65).fill({ top: [] }) }],
    ['a probability above 1', { choices: Array(65).fill({ top: [[1, 2]] }) }],
    ['no number', { choices: Array(65).fill({ top: [[1, null]] }) }],
    [
      'a rising list',
      {
        choices: Array(65).fill({
          top: [
            [1, -3],
            [2, -1],
          ],
        }),
      },
    ],
    [
      'one token twice',
      {
        choices: Array(65).fill({
          top: [
            [1, -1],
            [1, -1],
          ],
        }),
      },
    ],
    ['a token out of range', { choices: Array(65).fill({ top: [[2 ** 32, -1]] }) }],
    ['far too much', 'x'.repeat(65 * 32_768 + 65_537)],
  ])('gives no verdict: %s', async (_, content) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content)
    const given = { ...toyCase({ name: 'lies' }), end: 'length' as const, maxUnits: 65 }
    given.answer = {
      kind: 'tokens',
      ids: [...randomBytes(65)].map((byte) => 1 + (byte % (vocabularySize - 1))),
    }
    const failed = await withService(
      (_path, _body, response) => {
        response.end(body)
        return true
      },
      (service) => judge(given, margin, service).catch((error: unknown) => error),
    )
    expect(hasCode(failed, 'EXEC_SERVICE_ANSWER_INVALID')).toBe(true)
  })

  it.each([
    ['an error', 500, '{"end":"stop"}\n'],
    ['no end', 200, '{"ids":[1]}\n'],
    ['a huge line', 200, `{"ids":[${'1,'.repeat(40_000)}1]}\n`],
    ['a line without an end', 200, 'x'.repeat(70_000)],
    ['garbage', 200, 'garbage\n'],
    ['fields of its own', 200, '{"ids":[1],"more":1}\n'],
  ])('gives no verdict about tokens: %s', async (_, status, body) => {
    const given = { ...toyCase({ name: 'lies' }), answer: { kind: 'tokens' as const, ids: [1, 2, 3] } }
    const failed = await withService(
      (_path, _body, response) => {
        response.statusCode = status
        response.end(body)
        return true
      },
      (service) => judge(given, 'tokens', service).catch((error: unknown) => error),
    )
    expect(hasCode(failed, 'EXEC_SERVICE_ANSWER_INVALID')).toBe(true)
  })

  it('is left when the time is over', async () => {
    const stop = new AbortController()
    await withService(
      () => {
        stop.abort()
        return true
      },
      async (service) => {
        const options = { equivalence: margin, signal: stop.signal }
        await expect(judgeAnswer(service, toyCase({ name: 'slow' }), options)).rejects.toThrow()
      },
    )
  })
})

/** The least likely token of a list. */
function unlikely(top: readonly { token: number }[]): number {
  return top.findLast(({ token }) => token !== endToken)!.token
}
