import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readServerName } from '../src/relay/readServerName.ts'
import { clientHello } from './clientHello.ts'
import { anyBytes } from './fuzzDecoder.ts'

/** How often a relay parses these bytes when they arrive one at a time. */
function looksAt(bytes: Buffer): number {
  for (let looks = 1, length = 1; ; looks++) {
    const read = readServerName(bytes.subarray(0, length))
    if (read.kind !== 'incomplete') return looks
    length = read.neededBytes
  }
}

it('readServerName reads the first bytes of a real dialler and handles any other input', async () => {
  const name = 'abcdefgh.muster'
  const hello = await clientHello(name)
  expect(readServerName(hello)).toEqual({ kind: 'name', name })
  for (let length = 0; length < hello.length; length += 7) {
    const read = readServerName(hello.subarray(0, length))
    expect(read.kind === 'incomplete' && read.neededBytes).toBeGreaterThan(length)
    expect(read.kind === 'incomplete' && read.neededBytes).toBeLessThanOrEqual(hello.length)
  }
  // The same message split over two TLS records.
  const half = 100
  const record = (part: Buffer) =>
    Buffer.concat([hello.subarray(0, 3), Buffer.of(part.length >> 8, part.length & 255), part])
  const cut = Buffer.concat([record(hello.subarray(5, 5 + half)), record(hello.subarray(5 + half))])
  expect(readServerName(cut)).toEqual({ kind: 'name', name })
  expect(looksAt(cut)).toBeLessThan(6)
  // One byte in each record after the first.
  const shredded = [
    record(hello.subarray(5, 9)),
    ...[...hello.subarray(9)].map((byte) => record(Buffer.of(byte))),
  ]
  expect(readServerName(Buffer.concat(shredded))).toEqual({ kind: 'invalid', reason: 'too many records' })
  const mutated = fc
    .tuple(fc.nat(hello.length - 1), fc.nat(255), fc.nat(hello.length))
    .map(([at, value, end]) => {
      const copy = Buffer.from(hello)
      copy[at] = value
      return copy.subarray(0, end)
    })
  fc.assert(
    fc.property(fc.oneof(anyBytes(300), mutated), (input) => {
      expect(['name', 'incomplete', 'invalid']).toContain(readServerName(input).kind)
    }),
    { numRuns: 2000 },
  )
})
