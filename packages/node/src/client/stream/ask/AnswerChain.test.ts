import { type Hex, uint32s, windowHash } from '@muster-network/chain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AnswerChain } from './AnswerChain.ts'

const request: Hex = `0x${'a1'.repeat(32)}`
const limits = { request, windowUnits: 4, mostUnits: 100, mostBytes: 1_000 }
const tokens = () => new AnswerChain({ ...limits, unit: 'tokens' })

/** The chain as an executor computes it. */
function signedWindows(ids: readonly number[], windowUnits: number): { units: number; hash: Hex }[] {
  const windows: { units: number; hash: Hex }[] = []
  let hash = request
  for (let end = windowUnits; end <= ids.length; end += windowUnits) {
    hash = windowHash(hash, uint32s(ids.slice(end - windowUnits, end)))
    windows.push({ units: end, hash })
  }
  return windows
}

describe('AnswerChain', () => {
  it('accepts every honest range, however it is cut into frames', () => {
    const anyId = fc.nat(2 ** 32 - 1)
    fc.assert(
      fc.property(fc.array(anyId, { maxLength: 60 }), fc.integer({ min: 1, max: 9 }), (ids, step) => {
        const chain = tokens()
        const windows = signedWindows(ids, 4)
        for (let at = 0; at < ids.length; at += step) {
          expect(chain.addIds(ids.slice(at, at + step))).toEqual({ ok: true })
          while (windows[0] && windows[0].units <= chain.units) {
            const { units, hash } = windows.shift()!
            expect(chain.takeWindow(units, hash)).toEqual({ ok: true })
          }
        }
        const signed = signedWindows(ids, 4).at(-1)
        const rest = ids.slice(signed?.units ?? 0)
        const before = signed?.hash ?? request
        const whole = rest.length === 0 ? before : windowHash(before, uint32s(rest))
        expect(chain.isWhole(whole)).toBe(true)
        const unsigned = tokens()
        unsigned.addIds(ids)
        expect(unsigned.isWhole(whole)).toBe(true)
        expect(chain.units).toBe(ids.length)
      }),
    )
  })

  it.each([
    ['a hash of other tokens', 4, windowHash(request, uint32s([1, 2, 3, 5])), 'wrong-hash'],
    ['a window that has not arrived', 8, windowHash(request, uint32s([1, 2, 3, 4])), 'wrong-units'],
    ['a shorter window', 3, windowHash(request, uint32s([1, 2, 3])), 'wrong-units'],
  ] as const)('refuses %s', (_, units, hash, reason) => {
    const chain = tokens()
    chain.addIds([1, 2, 3, 4, 5])
    expect(chain.takeWindow(units, hash)).toEqual({ ok: false, reason })
    expect(chain.signedUnits).toBe(0)
  })

  it('refuses a window twice, and more than the ask allows', () => {
    const chain = tokens()
    chain.addIds([1, 2, 3, 4])
    const hash = windowHash(request, uint32s([1, 2, 3, 4]))
    expect(chain.takeWindow(4, hash)).toEqual({ ok: true })
    expect(chain.takeWindow(4, hash)).toEqual({ ok: false, reason: 'wrong-units' })
    expect(chain.addIds(Array.from({ length: 97 }, () => 1))).toEqual({ ok: false, reason: 'too-long' })
    expect(chain.addBytes(Buffer.from('x'))).toEqual({ ok: false, reason: 'wrong-kind' })
  })

  it('ends a window of characters behind the whole character', () => {
    const chain = new AnswerChain({ ...limits, unit: 'characters' })
    const text = Buffer.from('añ🙂bcdé')
    for (const byte of text) chain.addBytes(Uint8Array.of(byte))
    expect(chain.units).toBe(7)
    const first = windowHash(request, Buffer.from('añ🙂b'))
    expect(chain.takeWindow(4, first)).toEqual({ ok: true })
    expect(chain.isWhole(windowHash(first, Buffer.from('cdé')))).toBe(true)
    expect(chain.isWhole(first)).toBe(false)
  })

  it('has one window for an answer at one price, and bounds its bytes', () => {
    const chain = new AnswerChain({ ...limits, unit: 'answers' })
    chain.addBytes(Buffer.from('whole'))
    expect(chain.addIds([1])).toEqual({ ok: false, reason: 'wrong-kind' })
    const hash = windowHash(request, Buffer.from('whole'))
    expect(chain.isWhole(hash)).toBe(true)
    expect(chain.takeWindow(1, hash)).toEqual({ ok: true })
    expect(chain.isWhole(hash)).toBe(true)
    expect(chain.addBytes(Buffer.alloc(1_000))).toEqual({ ok: false, reason: 'too-long' })
  })
})
