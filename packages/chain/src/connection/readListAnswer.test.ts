import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readListAnswer } from './readListAnswer.ts'

async function* cut(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0
  for (const length of cuts) {
    yield bytes.subarray(from, from + length)
    from += length
  }
  yield bytes.subarray(from)
}

it('reads the same as JSON.parse, however the bytes are cut', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '[', ']', '{', '}', ',', ':', 'é', ' ') })
  const item = fc.oneof(
    text,
    fc.integer(),
    fc.constant(null),
    fc.record({ data: text, topics: fc.array(text, { maxLength: 4 }) }),
  )
  const answer = fc.oneof(
    fc.record({ id: fc.integer(), result: fc.array(item, { maxLength: 5 }), jsonrpc: text }),
    fc.record({ id: fc.integer(), result: item }),
    fc.record({ error: fc.record({ code: fc.integer(), message: text, data: fc.array(item) }) }),
    item,
  )
  const spaces = fc.constantFrom(undefined, 2)
  await fc.assert(
    fc.asyncProperty(answer, spaces, fc.array(fc.nat(20)), async (value, indent, cuts) => {
      const bytes = Buffer.from(JSON.stringify(value, null, indent))
      expect(await readListAnswer(cut(bytes, cuts))).toEqual({ value: JSON.parse(bytes.toString()) })
    }),
  )
})

it('returns the text of an answer that is not JSON', async () => {
  for (const text of ['', '<h1>502</h1>', '{"result":[1,2', '{"result":[1]]}', ']]]'])
    expect((await readListAnswer(cut(Buffer.from(text), []))).text).toBeDefined()
})

it('lets the event loop turn while it reads a long list', async () => {
  const bytes = Buffer.from(`{"result":[${'"aaaaaaaaaaaaaaaaaaaaaaaaaaaaa",'.repeat(128 << 10)}1]}`)
  let turns = 0
  const count = () => {
    turns++
    immediate = setImmediate(count)
  }
  let immediate = setImmediate(count)
  await readListAnswer(cut(bytes, []))
  clearImmediate(immediate)
  // 4 MiB in pieces of 32 KiB
  expect(turns).toBeGreaterThanOrEqual(100)
})
