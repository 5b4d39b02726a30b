import type { Hex } from '@muster-network/chain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpening, type Opening, type Sealed } from './isOpening.ts'
import { sealVerdict } from './sealVerdict.ts'

const word = (digit: string): Hex => `0x${digit.repeat(64)}`
const address = (digit: string): Hex => `0x${digit.repeat(40)}`
const names = { streamId: word('1'), requestId: word('2'), confirmer: address('3') }

const verdicts = fc.record({ wrong: fc.boolean(), hard: fc.boolean(), missed: fc.nat() })
const values = fc.array(fc.integer({ min: -1_000_000, max: 0 }), { maxLength: 40 })

function opened(seconds: readonly number[], verdict: Opening['verdict'], nonce = word('4')) {
  const { seal, root, open } = sealVerdict({ ...names, verdict, seconds, nonce })
  const positions = seconds.map((_, i) => i).slice(-8)
  const sealed: Sealed = { ...names, seal, positions: seconds.length, opened: positions }
  const opening: Opening = { type: 'opening', verdict, nonce, root, values: open(positions) }
  return { sealed, opening }
}

it('opens what was sealed', () => {
  fc.assert(
    fc.property(values, verdicts, (seconds, verdict) => {
      const { sealed, opening } = opened(seconds, verdict)
      expect(isOpening(sealed, opening)).toBe(true)
    }),
  )
})

it('opens nothing else', () => {
  const seconds = Array.from({ length: 20 }, (_, i) => -100 * i)
  const { sealed, opening } = opened(seconds, { wrong: false, hard: false, missed: 7 })
  const [head, ...rest] = opening.values
  const other: Partial<Opening>[] = [
    { verdict: { wrong: true, hard: false, missed: 7 } },
    { verdict: { wrong: false, hard: false, missed: 8 } },
    { nonce: word('5') },
    { root: word('0') },
    { values: rest },
    { values: [{ ...head!, value: head!.value + 1 }, ...rest] },
    { values: [...rest, head!] },
    { values: [{ ...head!, proof: head!.proof.slice(1) }, ...rest] },
    { values: [{ ...head!, proof: [...head!.proof, word('0')] }, ...rest] },
  ]
  for (const change of other) expect(isOpening(sealed, { ...opening, ...change })).toBe(false)
})

it('does not open for another confirmer, stream or request', () => {
  const { sealed, opening } = opened([-5, -9], { wrong: true, hard: true, missed: 0 })
  const copies: Partial<Sealed>[] = [
    { confirmer: address('4') },
    { streamId: word('9') },
    { requestId: word('9') },
    { positions: 3 },
    { opened: [1, 0] },
  ]
  for (const copy of copies) expect(isOpening({ ...sealed, ...copy }, opening)).toBe(false)
})

it('hides values that are easy to guess', () => {
  const verdict = { wrong: false, hard: false, missed: 0 }
  const seals = [word('4'), word('5')].map((nonce) => opened([-100], verdict, nonce))
  expect(seals[0]!.sealed.seal).not.toBe(seals[1]!.sealed.seal)
  expect(seals[0]!.opening.root).not.toBe(seals[1]!.opening.root)
})
