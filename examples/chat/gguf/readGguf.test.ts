import { describe, expect, it } from 'vitest'
import { ggufOf } from '../test/ggufOf.ts'
import { readGguf } from './readGguf.ts'

const file = ggufOf({ 'general.name': 'tiny', 'tokenizer.ggml.tokens': ['a', 'b'] }, [
  { name: 'blk.0.ffn_up.weight', type: 3, length: 32, bytes: Buffer.alloc(20, 1) },
  { name: 'blk.0.attn_q.weight', type: 3, length: 32, bytes: Buffer.alloc(20, 2) },
])

describe('readGguf', () => {
  it('reads the metadata and finds the tensors', () => {
    const { metadata, tensors } = readGguf(file)
    expect(Object.fromEntries(metadata)).toEqual({
      'general.name': 'tiny',
      'tokenizer.ggml.tokens': ['a', 'b'],
    })
    expect(tensors.map(({ name, length, type }) => ({ name, length, type }))).toEqual([
      { name: 'blk.0.ffn_up.weight', length: 32, type: 3 },
      { name: 'blk.0.attn_q.weight', length: 32, type: 3 },
    ])
    expect(tensors.map(({ offset }) => file[offset])).toEqual([1, 2])
  })

  it('rejects other files and files that were cut', () => {
    expect(() => readGguf(Buffer.alloc(64))).toThrow('Not a GGUF file')
    expect(() => readGguf(file.subarray(0, 60))).toThrow('ends too early')
  })
})
