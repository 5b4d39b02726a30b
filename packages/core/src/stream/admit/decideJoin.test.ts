import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decideJoin,
  type JoinRefusal,
  joinRefusals,
  type StreamOffer,
  type StreamOwner,
} from './decideJoin.ts'

const offer: StreamOffer = {
  className: 'llm/1',
  unitWei: 10n,
  memoryBytes: 1_000,
  diskBytes: 1_000,
  guaranteeWei: 32_000n,
  dearestWei: 1_000n,
  stakeLockWei: 64_000n,
  settleSeconds: 86_400,
  clientBreachBps: 100,
}
const owner: StreamOwner = {
  paused: false,
  classNames: ['wasm/1', 'llm/1'],
  memoryBytes: 1_000,
  diskBytes: 1_000,
  freeSlots: 1,
  floorUnitWei: 10n,
  freeStakeWei: 64_000n,
  worstClientBreachBps: 100,
  settleGasWei: 320n,
  offlineSeconds: 86_400,
}

/** The smallest change that causes each refusal. */
const causes: Record<JoinRefusal, { offer?: Partial<StreamOffer>; owner?: Partial<StreamOwner> }> = {
  paused: { owner: { paused: true } },
  class: { offer: { className: 'llm/2' } },
  memory: { offer: { memoryBytes: 1_001 } },
  disk: { owner: { diskBytes: 999 } },
  busy: { owner: { freeSlots: 0 } },
  price: { offer: { unitWei: 9n } },
  guarantee: { offer: { dearestWei: 1_001n } },
  gas: { owner: { settleGasWei: 321n } },
  'settle-time': { offer: { settleSeconds: 86_399 } },
  stake: { owner: { freeStakeWei: 63_999n } },
  'client-history': { offer: { clientBreachBps: 101 } },
}

describe('decideJoin', () => {
  it('joins a stream that just fits', () => {
    expect(decideJoin(offer, owner)).toEqual({ ok: true })
  })

  it.each(joinRefusals)('refuses for %s alone', (reason) => {
    const decision = decideJoin({ ...offer, ...causes[reason].offer }, { ...owner, ...causes[reason].owner })
    expect(decision.ok === false && decision.reasons.map((each) => each.reason)).toEqual([reason])
  })

  it('lists every reason, in a fixed order', () => {
    fc.assert(
      fc.property(fc.subarray([...joinRefusals]), (chosen) => {
        const changed = chosen.map((reason) => causes[reason])
        const decision = decideJoin(
          Object.assign({}, offer, ...changed.map((each) => each.offer)),
          Object.assign({}, owner, ...changed.map((each) => each.owner)),
        )
        expect(decision.ok ? [] : decision.reasons.map((each) => each.reason)).toEqual(chosen)
      }),
    )
  })
})
