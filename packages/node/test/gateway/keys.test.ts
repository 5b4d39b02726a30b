import { afterEach, describe, expect, it } from 'vitest'
import type { KeySettings } from '../../src/gateway/keys/ApiKey.ts'
import { soon } from './soon.ts'
import { says, speaks, startGateway, type TestGateway } from './support.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const body = { model: 'smol', messages: [{ role: 'user', content: 'hi' }], max_tokens: 20 }
const post = (secret: string, more: object = {}) =>
  gateway.post('/v1/chat/completions', { ...body, ...more }, { authorization: `Bearer ${secret}` })
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

/** The most that a request of this test costs: its prompt and 20 tokens at 10 wei. */
const mostWei = async () => {
  gateway.answerer.asked.length = 0
  await post(gateway.key())
  const { work } = gateway.answerer.asked[0]!.request
  return BigInt(work.kind === 'tokens' ? work.tokens.length : 0) + 200n
}

describe('budgets', () => {
  it.each(['totalBudgetWei', 'dayBudgetWei'] as const)(
    'let exactly the affordable ones of 200 parallel calls pass (%s)',
    async (name) => {
      // answers of 20 tokens cost all that was reserved
      gateway = await startGateway({ script: says('x'.repeat(20), { bytes: 10, pauseMs: 1 }) })
      const budget = (await mostWei()) * 10n
      const secret = gateway.key({ [name]: (budget + 5n).toString() })
      const answers = await Promise.all(Array.from({ length: 200 }, () => post(secret)))
      expect(statuses(answers)).toEqual([...Array(10).fill(200), ...Array(190).fill(429)])
      const { id } = gateway.service.gateway.keys.list().at(-1)!
      expect(gateway.service.gateway.usage.spentBy(id).totalWei).toBe(budget)
      const refused = await post(secret)
      expect(await codeOf(refused)).toBe('insufficient_quota')
      expect(gateway.service.gateway.usage.rows({ keyId: id, limit: 1_000 }).length).toBe(10)
    },
  )

  it('return what an answer did not use', async () => {
    gateway = await startGateway({ script: says('x') })
    const secret = gateway.key({ totalBudgetWei: (await mostWei()).toString() })
    expect((await post(secret)).status).toBe(200)
    expect((await post(secret)).status).toBe(429)
    expect((await post(secret, { max_tokens: 1 })).status).toBe(200)
  })

  it('count every answer of n', async () => {
    gateway = await startGateway()
    const secret = gateway.key({ totalBudgetWei: ((await mostWei()) * 3n).toString() })
    expect((await post(secret, { n: 4 })).status).toBe(429)
    expect((await post(secret, { n: 3 })).status).toBe(200)
  })

  it('begin again with the next day', async () => {
    let nowMs = Date.UTC(2026, 1, 1, 23, 59)
    gateway = await startGateway({ script: says('x'.repeat(20)), nowMs: () => nowMs })
    const secret = gateway.key({ dayBudgetWei: (await mostWei()).toString() })
    expect((await post(secret)).status).toBe(200)
    expect((await post(secret)).status).toBe(429)
    nowMs += 120_000
    expect((await post(secret)).status).toBe(200)
  })
})

describe('rates', () => {
  const limited = async (settings: KeySettings) => {
    let nowMs = 1_000_000
    gateway = await startGateway({ nowMs: () => nowMs })
    return { secret: gateway.key(settings), wait: (ms: number) => (nowMs += ms) }
  }

  it('limit requests per minute, and say when to retry', async () => {
    const { secret, wait } = await limited({ requestsPerMinute: 3 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(secret)))
    expect(statuses(answers)).toEqual([200, 200, 200, 429, 429])
    expect(answers.find(({ status }) => status === 429)!.headers.get('retry-after')).toBe('20')
    wait(20_000)
    expect((await post(secret)).status).toBe(200)
    expect((await post(secret)).status).toBe(429)
  })

  it('limit tokens per minute by what a request may use, and return the rest', async () => {
    const { secret } = await limited({ tokensPerMinute: 200 })
    // about 40 tokens each, of which 11 and the prompt are used
    for (let count = 0; count < 3; count++) expect((await post(secret)).status).toBe(200)
    const large = await post(secret, { max_tokens: 190 })
    expect(large.status).toBe(429)
    expect(await codeOf(large)).toBe('rate_limit_exceeded')
  })

  it('limit requests at the same time', async () => {
    gateway = await startGateway({ script: speaks })
    const secret = gateway.key({ concurrency: 2 })
    const [one, two] = await Promise.all([post(secret, { stream: true }), post(secret, { stream: true })])
    expect((await post(secret)).status).toBe(429)
    await one.body!.cancel()
    await soon(() => gateway.answerer.running).toBe(1)
    gateway.answerer.script = says('ok')
    await soon(async () => (await post(secret)).status).toBe(200)
    await two.body!.cancel()
  })
})

it('keys end when they expire or are revoked', async () => {
  let nowMs = 1_000_000
  gateway = await startGateway({ nowMs: () => nowMs })
  const secret = gateway.key({ expiresMs: 2_000_000 })
  expect((await post(secret)).status).toBe(200)
  nowMs = 2_000_000
  expect((await post(secret)).status).toBe(401)
  const other = gateway.key()
  const { keys } = gateway.service.gateway
  const { id } = keys.list().at(-1)!
  expect((await post(other)).status).toBe(200)
  keys.revoke(id)
  expect((await post(other)).status).toBe(401)
  expect(() => keys.revoke('key-0')).toThrow('unknown')
})

it('users of one key, and keys, have caches of their own', async () => {
  gateway = await startGateway()
  const [one, two] = [gateway.key(), gateway.key()]
  const salts: string[] = []
  for (const [secret, user] of [[one], [one, 'a'], [one, 'b'], [two], [two, 'a']] as const) {
    await post(secret, { user })
    salts.push(gateway.answerer.asked.at(-1)!.request.cacheSalt)
  }
  expect(new Set(salts).size).toBe(5)
  await post(one, { user: 'a' })
  expect(gateway.answerer.asked.at(-1)!.request.cacheSalt).toBe(salts[1])
})
