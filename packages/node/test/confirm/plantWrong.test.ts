import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantWrong } from '../../src/confirm/ask/plantWrong.ts'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { judgeAnswer } from '../../src/confirm/judge/judgeAnswer.ts'
import { startToyService, type ToyService } from './startToyService.ts'
import { exact } from './ToyModel.ts'
import { toyCase } from './toyCase.ts'

const signal = new AbortController().signal
let checker: ToyService

beforeAll(async () => {
  checker = await startToyService({ name: 3, noise: 0.1 })
})
afterAll(() => checker.stop())

describe('a planted answer', () => {
  it.each([0, 0.8, 1.5])('of tokens is a hard miss at temperature %d', async (temperature) => {
    let planted = 0
    for (let i = 0; i < 30; i++) {
      const given = toyCase({ name: `planted ${i}`, temperature }, exact)
      const wrong = plantWrong(given, Math.random)
      if (given.answer.ids.length < 8) {
        expect(wrong).toBeUndefined()
        continue
      }
      planted++
      const { length } = wrong!.answer.kind === 'tokens' ? wrong!.answer.ids : []
      expect(length).toBe(given.answer.ids.length)
      const equivalence = { how: 'margin', tau: 0.5 } as const
      expect(await judgeAnswer(checker, wrong!, { equivalence, signal })).toMatchObject({ hard: true })
    }
    expect(planted).toBeGreaterThan(10)
  })

  const body = (path: string, text: string, given: string): AnswerCase => ({
    ...{
      work: { kind: 'http', method: 'POST', path, body: Buffer.from(text) },
      from: 0,
      maxUnits: 1,
      end: 'stop',
    },
    answer: { kind: 'http', status: 200, body: Buffer.from(given) },
  })

  it('of a body has other bytes, or embeddings of another direction', async () => {
    for (let i = 0; i < 20; i++) {
      const text = plantWrong(body('/any', `hello ${i}`, `echo: hello ${i}`), Math.random)!
      expect(await judgeAnswer(checker, text, { equivalence: 'bytes', signal })).toMatchObject({ hard: true })
      const numbers = [...Buffer.from(`prompt ${i}`).subarray(0, 8)].map((byte) => byte / 64 - 1)
      const embeddings = JSON.stringify({ data: [{ index: 0, embedding: numbers }] })
      const turned = plantWrong(body('/v1/embeddings', `prompt ${i}`, embeddings), Math.random)!
      const equivalence = { how: 'cosine', tolerance: 0.2 } as const
      const real = await judgeAnswer(checker, body('/v1/embeddings', `prompt ${i}`, embeddings), {
        equivalence,
        signal,
      })
      expect(real.wrong).toBe(false)
      expect((await judgeAnswer(checker, turned, { equivalence, signal })).wrong).toBe(true)
    }
    expect(plantWrong(body('/any', '', ''), Math.random)).toBeUndefined()
  })
})
