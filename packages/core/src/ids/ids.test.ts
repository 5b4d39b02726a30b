import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCode } from '../errors/MusterError.ts'
import { parseAddress } from './Address.ts'
import { parseBlobHash } from './BlobHash.ts'
import { parseOperatorAddress } from './OperatorAddress.ts'
import { maxParts, parsePartIndex } from './PartIndex.ts'
import { parsePeerId } from './PeerId.ts'
import { parseTaskId } from './TaskId.ts'
import { parseTxHash } from './TxHash.ts'

const parsers = {
  parseAddress,
  parseOperatorAddress,
  parseBlobHash,
  parseTxHash,
  parsePartIndex,
  parsePeerId,
  parseTaskId,
}

describe('ids', () => {
  it('make checksummed and plain spellings of an address equal', () => {
    expect(parseAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(
      parseAddress('0xd8da6bf26964af9d7eed9e03e53415d37aa96045'),
    )
  })

  it('want exactly 32 bytes for a task', () => {
    const id = `0x${'aB'.repeat(32)}`
    expect(parseTaskId(id)).toBe(id.toLowerCase())
    for (const bad of [
      17,
      '17',
      id.slice(2),
      `${id}0`,
      id.slice(0, -1),
      `0x${'g'.repeat(64)}`,
      ` ${id}`,
      `${id}\n`,
    ])
      expect(() => parseTaskId(bad)).toThrow(/is not a task id/)
  })

  it('read part indexes below the limit only', () => {
    expect(parsePartIndex('3')).toBe(3)
    expect(parsePartIndex(maxParts - 1)).toBe(maxParts - 1)
    for (const bad of [maxParts, -1, 1.5, Number.NaN, '01', '1024', null])
      expect(() => parsePartIndex(bad)).toThrow(/is not a part index/)
  })

  it('give each key one spelling as a peer id', () => {
    expect(parsePeerId(`${'a2'.repeat(25)}za`)).toHaveLength(52)
    for (const bad of [`${'a2'.repeat(25)}zb`, `${'A2'.repeat(25)}za`, 'a'.repeat(51), 'a'.repeat(53), 7])
      expect(() => parsePeerId(bad)).toThrow(/is not a peer id/)
  })

  it('refuse whatever is not theirs with SPEC_BAD_ID and a short message', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, maxDepth: 1 }), (value) => {
        for (const parse of Object.values(parsers)) {
          try {
            parse(value)
          } catch (error) {
            expect(hasCode(error, 'SPEC_BAD_ID')).toBe(true)
            expect((error as Error).message.length).toBeLessThan(250)
          }
        }
      }),
      { seed: 7 },
    )
  })
})
