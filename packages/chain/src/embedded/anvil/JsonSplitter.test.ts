import { describe, expect, it } from 'vitest'
import { JsonSplitter } from './JsonSplitter.ts'

const values = [{ a: '}{"\\' }, [{ b: [1, 2] }, 'x]'], { é: '"\\\\"' }, {}]
const stream = Buffer.from(values.map((value) => JSON.stringify(value)).join('\n '))

describe('JsonSplitter', () => {
  it('returns the same values for any chunk size', () => {
    for (let size = 1; size <= stream.length; size++) {
      const splitter = new JsonSplitter()
      const split: unknown[] = []
      for (let at = 0; at < stream.length; at += size)
        split.push(...splitter.push(stream.subarray(at, at + size)))
      expect(split).toEqual(values)
    }
  })
})
