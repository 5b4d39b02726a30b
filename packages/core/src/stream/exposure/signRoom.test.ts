import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signRoom } from './signRoom.ts'

describe('signRoom', () => {
  it('counts from the oldest answer that is still being confirmed', () => {
    expect(signRoom({ guaranteeWei: 100n, signedWei: 1_030n, signedBeforeOldestWei: 1_000n })).toBe(70n)
    expect(signRoom({ guaranteeWei: 100n, signedWei: 1_100n, signedBeforeOldestWei: 1_000n })).toBe(0n)
    expect(signRoom({ guaranteeWei: 100n, signedWei: 1_100n })).toBe(100n)
  })

  it('never lets more than G stay unchecked, whatever is signed and confirmed', () => {
    const step = fc.record({ wanted: fc.bigInt(0n, 150n), confirm: fc.boolean() })
    fc.assert(
      fc.property(fc.bigInt(1n, 100n), fc.array(step, { maxLength: 50 }), (guaranteeWei, steps) => {
        let signedWei = 0n
        const unconfirmed: bigint[] = []
        for (const { wanted, confirm } of steps) {
          if (confirm) unconfirmed.shift()
          const room = signRoom({ guaranteeWei, signedWei, signedBeforeOldestWei: unconfirmed[0] })
          unconfirmed.push(signedWei)
          signedWei += wanted < room ? wanted : room
          expect(signedWei - unconfirmed[0]!).toBeLessThanOrEqual(guaranteeWei)
        }
      }),
    )
  })
})
