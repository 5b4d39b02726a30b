import { describe, expect, it } from 'vitest'
import { JsonSplitter } from './JsonSplitter.ts'

const values = [{ a: '}{"\\' }, [{ b: [1, 2] }, 'x]'], { é: '"\\\\"' }, {}]
const stream = Buffer.from(values.map((value) => JSON.stringify(value)).join('\n '))

describe('JsonSplitter', () => {
  it('gives the same values wherever the stream is cut', () => {
    for (let size = 1; size <= stream.length; size++) {
      const splitter = new JsonSplitter()
      const found: unknown[] = []
      for (let at = 0; at < stream.length; at += size)
        found.push(...splitter.push(stream.subarray(at, at + size)))
      expect(found).toEqual(values)
    }
  })
})
