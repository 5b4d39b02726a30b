import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StopStrings } from './StopStrings.ts'

const run = (stops: string[], pieces: string[]) => {
  const stop = new StopStrings(stops)
  let all = ''
  for (const piece of pieces) {
    const { text, isStopped } = stop.push(piece)
    all += text
    if (isStopped) return { all, isStopped }
  }
  return { all: all + stop.end(), isStopped: false }
}

it('ends before the stop string that is complete first, however the text is split', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 3 })
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 20 }),
      fc.array(letters, { maxLength: 3 }),
      (pieces, stops) => {
        const text = pieces.join('')
        const given = stops.filter((stop) => stop !== '')
        // the shortest beginning of the text that ends with a stop string, without the longest such one
        for (let end = 1; end <= text.length; end++) {
          const ending = given.filter((stop) => text.slice(0, end).endsWith(stop)).map(({ length }) => length)
          if (ending.length === 0) continue
          const all = text.slice(0, end - Math.max(...ending))
          expect(run(stops, pieces)).toEqual({ all, isStopped: true })
          return
        }
        expect(run(stops, pieces)).toEqual({ all: text, isStopped: false })
      },
    ),
    { numRuns: 2_000 },
  )
})

it('holds back only what may begin a stop string', () => {
  const stop = new StopStrings(['STOP'])
  expect(stop.push('one ST')).toEqual({ text: 'one ', isStopped: false })
  expect(stop.push('ART')).toEqual({ text: 'START', isStopped: false })
  expect(stop.push(' S')).toEqual({ text: ' ', isStopped: false })
  expect(stop.end()).toBe('S')
})
