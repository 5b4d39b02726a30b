import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  type Choices,
  hardFactor,
  type Keccak256,
  positionKey,
  type Replay,
  replayAnswer,
  type SamplerSettings,
} from '@muster-network/core'
import { createKeccak } from 'hash-wasm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { coarsenModel } from './coarsen.ts'
import { fetchEngine } from './fetchEngine.ts'
import { fetchModel } from './fetchModel.ts'
import { type Answer, type Ask, ChatServer } from './test/ChatServer.ts'
import { readTokenizer } from './test/readTokenizer.ts'
import { canBuildChat, requireChat } from './test/requireChat.ts'
import { writeTokenizer } from './tokenizer/writeTokenizer.ts'

const build = path.join(import.meta.dirname, 'build')
const greedy = { temperature: 0, topK: 0, topP: 1 }
const warm = { temperature: 0.8, topK: 0, topP: 1 }
const tau = 0.5
const endToken = 2

const questions = [
  'What is the capital of France?',
  'How many days are in a week?',
  'Write a poem about the sea.',
  'Explain photosynthesis to a child.',
  'Write a python function that sorts a list.',
  'Name three primary colors.',
  'Who wrote Romeo and Juliet?',
  'Say hello.',
  'What is 7 times 8?',
  'What do bees make?',
]

describe('the chat service', () => {
  let server: ChatServer
  let keccak: Keccak256
  let promptOf: (question: string) => number[]

  beforeAll(async () => {
    if (!canBuildChat()) return
    const tokenizer = await readTokenizer(await writeTokenizer(build))
    const options = { add_special_tokens: false }
    promptOf = (question) =>
      tokenizer.encode(`<|im_start|>user\n${question}<|im_end|>\n<|im_start|>assistant\n`, options).ids
    const hasher = await createKeccak(256)
    keccak = (data) => hasher.init().update(data).digest('binary')
    server = await ChatServer.start({ engine: await fetchEngine(build), model: await fetchModel(build) })
  }, 280_000)

  beforeEach(requireChat)

  afterAll(() => server?.stop())

  function askOf(question: string, sampler: SamplerSettings, changes: Partial<Ask> = {}): Ask {
    return {
      tokens: promptOf(question),
      from: 0,
      seed: `0x${createHash('sha256').update(question).digest('hex')}`,
      sampler,
      endTokens: [endToken],
      maxUnits: 16,
      cacheSalt: '0x01',
      ...changes,
    }
  }

  /** Answers questions at the same time. */
  async function answerAll(
    from: ChatServer,
    sampler: SamplerSettings,
    asked = questions,
  ): Promise<{ ask: Ask; answer: Answer }[]> {
    return Promise.all(
      asked.map(async (question) => {
        const ask = askOf(question, sampler)
        return { ask, answer: await from.generate(ask) }
      }),
    )
  }

  /** The model's choices at every position of an answer and at its end. */
  function choicesOf(
    { tokens }: Ask,
    { ids, end }: Pick<Answer, 'ids'> & { end: string },
  ): Promise<Choices[]> {
    const count = ids.length + (end === 'stop' ? 1 : 0)
    return count === 0
      ? Promise.resolve([])
      : server.choices({ tokens: [...tokens, ...ids], from: tokens.length, count })
  }

  /** Checks an answer as a confirmer does. */
  async function replay(
    ask: Ask,
    answer: { ids: number[]; end: 'stop' | 'length' | 'cut' },
  ): Promise<Replay> {
    const { from, sampler, maxUnits, endTokens } = ask
    const seed = Buffer.from(ask.seed.slice(2), 'hex')
    const choices = await choicesOf(ask, answer)
    const range = { seed, from, tokens: answer.ids, end: answer.end, maxUnits, endTokens, choices, sampler }
    return replayAnswer(keccak, range, tau)
  }

  it('gives honest answers that a prefill confirms at every position', async () => {
    const ends = new Set<string>()
    for (const sampler of [greedy, warm]) {
      for (const { ask, answer } of await answerAll(server, sampler)) {
        const { hard, misses } = await replay(ask, answer)
        expect(hard).toBeUndefined()
        expect(Math.max(0, ...misses)).toBeLessThanOrEqual(tau)
        ends.add(answer.end)
      }
    }
    expect(ends).toEqual(new Set(['stop', 'length']))
  })

  it('gives the same answer alone, beside others, and from the prompt cache', async () => {
    for (const sampler of [greedy, warm]) {
      const ask = askOf(questions[2]!, sampler, { cacheSalt: '0x02' })
      const alone = await server.generate(ask)
      expect(await server.generate(ask)).toEqual(alone)
      expect(await server.generate({ ...ask, cacheSalt: '0x03' })).toEqual(alone)
      const others = questions.slice(3, 6).map((question) => server.generate(askOf(question, warm)))
      expect(await server.generate({ ...ask, cacheSalt: '0x04' })).toEqual(alone)
      await Promise.all(others)
    }
  })

  it('draws with the seed of the request', async () => {
    const answers = await Promise.all(
      ['0x01', '0x02', '0x03'].map((start) =>
        server.generate(askOf(questions[2]!, warm, { seed: start + '00'.repeat(31) })),
      ),
    )
    expect(new Set(answers.map(({ ids }) => ids.join())).size).toBe(3)
  })

  it('continues a greedy answer identically at any position', async () => {
    const ask = askOf(questions[3]!, greedy)
    const whole = await server.generate(ask)
    for (const from of [1, 7, 15, 16]) {
      const tokens = [...ask.tokens, ...whole.ids.slice(0, from)]
      const rest = await server.generate({ ...ask, tokens, from, cacheSalt: `0x${from}` })
      expect(rest).toEqual({ ids: whole.ids.slice(from), end: whole.end })
    }
  })

  it('continues a drawn answer with the seed of its position', async () => {
    const ask = askOf(questions[3]!, warm)
    const from = 8
    const first = (await server.generate(ask)).ids.slice(0, from)
    const seed = positionKey(keccak, Buffer.from(ask.seed.slice(2), 'hex'), from)
    const rest: Ask = {
      ...ask,
      tokens: [...ask.tokens, ...first],
      from,
      seed: `0x${Buffer.from(seed).toString('hex')}`,
    }
    const answer = await server.generate(rest)
    expect(answer.ids.length).toBeLessThanOrEqual(ask.maxUnits - from)
    expect((await replay(rest, answer)).hard).toBeUndefined()
    expect((await replay(ask, { ids: first, end: 'cut' })).hard).toBeUndefined()
  })

  it('lets a checker find a steered token', async () => {
    for (const sampler of [greedy, warm]) {
      const ask = askOf(questions[4]!, sampler)
      const { ids } = await server.generate(ask)
      const at = 5
      const [choices] = await server.choices({
        tokens: [...ask.tokens, ...ids.slice(0, at)],
        from: ask.tokens.length + at,
        count: 1,
      })
      const steered = [...ids.slice(0, at), choices!.top.at(-1)!.token, ...ids.slice(at + 1)]
      expect((await replay(ask, { ids: steered, end: 'cut' })).hard).toEqual({ position: at, why: 'token' })
    }
  })

  it('lets a checker find a suppressed end', async () => {
    let hardMisses = 0
    for (const question of questions.slice(0, 2)) {
      const ask = askOf(question, greedy)
      const { ids, end } = await server.generate(ask)
      expect(end).toBe('stop')
      const choices = (await choicesOf(ask, { ids, end })).at(-1)!
      const nextBest = choices.top.find(({ token }) => token !== endToken)!.token
      const more = [...ids, nextBest]
      const tail = await server.generate({ ...ask, tokens: [...ask.tokens, ...more], from: more.length })
      const { hard, misses } = await replay(ask, { ids: [...more, ...tail.ids], end: tail.end })
      expect(misses[ids.length]).toBeGreaterThan(tau)
      if (hard?.position === ids.length) hardMisses++
    }
    expect(hardMisses).toBeGreaterThan(0)
  })

  it('lets a checker find an end token in the answer, and an early end', async () => {
    const ask = askOf(questions[0]!, greedy)
    const { ids } = await server.generate({ ...ask, endTokens: [] })
    const at = ids.indexOf(endToken)
    expect((await replay(ask, { ids, end: 'length' })).hard).toEqual({ position: at, why: 'end' })
    const early = await replay(ask, { ids: ids.slice(0, 4), end: 'stop' })
    expect(early.hard).toEqual({ position: 4, why: 'end' })
  })

  it('lets a checker find a coarser model', async () => {
    const coarse = await ChatServer.start({
      engine: await fetchEngine(build),
      model: await coarsenModel(build),
    })
    try {
      for (const sampler of [greedy, warm]) {
        const replays: Replay[] = []
        for (const { ask, answer } of await answerAll(coarse, sampler, questions.slice(0, 5)))
          replays.push(await replay(ask, answer))
        const misses = replays.flatMap((each) => each.misses)
        const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length
        expect(replays.filter(({ hard }) => hard).length).toBeGreaterThan(2)
        expect(mean).toBeGreaterThan(0.1)
        expect(mean).toBeLessThan(hardFactor * tau)
      }
    } finally {
      await coarse.stop()
    }
  })

  it('is ready again after requests that it refuses', async () => {
    const refusals = [
      { tokens: [49_152], from: 1, count: 1 },
      { tokens: [1, 2], from: 2, count: 2 },
    ]
    for (const body of refusals)
      expect((await server.send('POST', '/muster/choices', body)).statusCode).toBe(400)
    expect(await server.isReady()).toBe(true)
  })
})
