import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { positionKey } from './positionKey.ts'

describe('positionKey', () => {
  it('hashes the seed and the position as two words', () => {
    const seen: string[] = []
    const spy = (data: Uint8Array) => {
      seen.push(Buffer.from(data).toString('hex'))
      return createHash('sha256').update(data).digest()
    }
    positionKey(spy, new Uint8Array(32).fill(0xab), 258)
    expect(seen).toEqual([`${'ab'.repeat(32)}${'0'.repeat(60)}0102`])
  })

  it('rejects a seed of another length', () => {
    expect(() => positionKey((data) => data, new Uint8Array(31), 0)).toThrow('invalid seed of 31 bytes')
  })
})
