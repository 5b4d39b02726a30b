import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mergeChoices } from './mergeChoices.ts'

async function* counts(to: number): AsyncGenerator<number, string, undefined> {
  for (let value = 0; value < to; value++) {
    await nextTurn()
    yield value
  }
  return 'done'
}

it('yields every value and every end', async () => {
  const seen: string[] = []
  for await (const { index, done, value } of mergeChoices([counts(2), counts(3)], new AbortController()))
    seen.push(`${index} ${done ? 'end' : value}`)
  expect(seen.sort()).toEqual(['0 0', '0 1', '0 end', '1 0', '1 1', '1 2', '1 end'])
})

it.each(['throws', 'leaves'])('cancels the others and waits for them when one %s', async (how) => {
  const cancel = new AbortController()
  let cleaned = 0
  async function* endless(): AsyncGenerator<number, string, undefined> {
    try {
      while (!cancel.signal.aborted) {
        await nextTurn()
        yield 1
      }
      return 'cancelled'
    } finally {
      await nextTurn()
      cleaned++
    }
  }
  async function* failing(): AsyncGenerator<number, string, undefined> {
    await nextTurn()
    if (how === 'throws') throw new Error('one failed')
    yield 2
    return 'done'
  }
  const read = async () => {
    for await (const { value } of mergeChoices([endless(), failing(), endless()], cancel))
      if (value === 2) break
  }
  if (how === 'throws') await expect(read()).rejects.toThrow('one failed')
  else await read()
  expect([cancel.signal.aborted, cleaned]).toEqual([true, 2])
})
