import { type Hex, uint32s, windowHash } from '@muster-network/chain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AnswerRange } from './AnswerRange.ts'

const request: Hex = `0x${'12'.repeat(32)}`

it('has the same hash however the pieces came', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(40),
      (ids, windowUnits, cut) => {
        const whole = new AnswerRange(request)
        whole.addAll([{ type: 'ids', ids }], windowUnits)
        const pieces = new AnswerRange(request)
        const parts = [ids.slice(0, cut), ids.slice(cut)]
        pieces.addAll(
          parts.map((part) => ({ type: 'ids', ids: part })),
          windowUnits,
        )
        let expected = request
        for (let at = 0; at < ids.length; at += windowUnits)
          expected = windowHash(expected, uint32s(ids.slice(at, at + windowUnits)))
        expect(whole.hash()).toBe(expected)
        expect(pieces.hash()).toBe(expected)
        expect(whole.units).toBe(ids.length)
      },
    ),
  )
})

it('is the hash of the request while it is empty, and cut until somebody ends it', () => {
  const range = new AnswerRange(request)
  expect(range.hash()).toBe(request)
  expect(range.end).toBe('cut')
})

it('counts an answer at one price as one unit', () => {
  const range = new AnswerRange(request)
  const bytes = Uint8Array.from(Buffer.from('a picture'))
  range.addWhole([{ type: 'body', bytes }])
  expect(range.units).toBe(1)
  expect(range.hash()).toBe(windowHash(request, bytes))
})
