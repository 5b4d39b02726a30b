import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ServiceLog } from './ServiceLog.ts'

it('keeps the last bytes, whatever the pieces, and counts the others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 60 }),
      fc.nat(120),
      (pieces, offset) => {
        const log = new ServiceLog(100)
        for (const piece of pieces) log.write(piece)
        const all = Buffer.concat(pieces)
        const dropped = Math.max(0, all.length - 100)
        const { bytes, nextOffset, droppedBytes } = log.read({ offset })
        const expected = all.subarray(Math.max(offset, dropped))
        expect(Buffer.from(bytes).equals(expected)).toBe(true)
        expect(droppedBytes).toBe(dropped)
        expect(nextOffset).toBe(Math.max(offset, dropped) + expected.length)
      },
    ),
  )
})

it('can be followed from offset to offset', () => {
  const log = new ServiceLog(1000)
  let offset = 0
  let text = ''
  for (let i = 0; i < 500; i++) {
    log.write(Buffer.from(`${i} `))
    const slice = log.read({ offset, maxBytes: 7 })
    text += Buffer.from(slice.bytes).toString()
    offset = slice.nextOffset
  }
  expect(text).toBe(Array.from({ length: 500 }, (_, i) => `${i} `).join(''))
})
