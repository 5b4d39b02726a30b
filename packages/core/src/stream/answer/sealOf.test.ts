import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sealOf } from './sealOf.ts'

const hash = (data: Uint8Array) => createHash('sha3-256').update(data).digest()
const word = (byte: string) => `0x${byte.repeat(32)}`
const content = {
  streamId: word('01'),
  requestId: word('02'),
  answer: word('03'),
  evidence: word('04'),
  nonce: word('05'),
  executor: `0x${'ef'.repeat(20)}`,
}

describe('sealOf', () => {
  it('hashes six words, the address at the end of its word', () => {
    let encoded = ''
    sealOf((data) => {
      encoded = Buffer.from(data).toString('hex')
      return hash(data)
    }, content)
    const words = ['01', '02', '03', '04', '05'].map((byte) => byte.repeat(32))
    expect(encoded).toBe(`${words.join('')}${'00'.repeat(12)}${'ef'.repeat(20)}`)
  })

  it('changes with every part', () => {
    const changed = Object.keys(content).map((part) =>
      sealOf(hash, { ...content, [part]: part === 'executor' ? `0x${'ee'.repeat(20)}` : word('ff') }),
    )
    expect(new Set([sealOf(hash, content), ...changed]).size).toBe(7)
  })

  it('rejects a part of another length', () => {
    expect(() => sealOf(hash, { ...content, nonce: '0x05' })).toThrow('invalid hex "0x05": expected 32 bytes')
    expect(() => sealOf(hash, { ...content, executor: word('05') })).toThrow('expected 20 bytes')
  })
})
