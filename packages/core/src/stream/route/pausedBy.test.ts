import { describe, expect, it } from 'vitest'
import { type PauseReason, pausedBy, pauseReasons } from './pausedBy.ts'
import type { Subscriber } from './Subscriber.ts'

const request = { revision: 2, maxUnits: 1_000n, mostWei: 100n }
const subscriber: Subscriber = {
  provider: '0x01',
  operator: '0x01',
  revision: 2,
  unitWei: 10n,
  firstTokenMs: 200,
  load: { running: 3, most: 8 },
  record: { answers: 20, goodShare: 1 },
  stakeWei: 1_000n,
  draining: false,
  unpaid: false,
  signRoomWei: 100n,
}
const newcomer = { record: { answers: 19, goodShare: 1 }, load: { running: 0, most: 1 } }

/** The smallest change that causes each reason. */
const causes: Record<PauseReason, Partial<Subscriber>> = {
  draining: { draining: true },
  'stale-revision': { revision: 1 },
  credit: { unpaid: true },
  exposure: { signRoomWei: 99n },
  'newcomer-busy': { ...newcomer, load: { running: 1, most: 1 } },
  'newcomer-small-asks': newcomer,
}

describe('pausedBy', () => {
  it('asks a subscriber without a reason against it', () => {
    expect(pausedBy(subscriber, request)).toBeUndefined()
  })

  it.each(pauseReasons)('pauses for %s', (reason) => {
    expect(pausedBy({ ...subscriber, ...causes[reason] }, request)).toBe(reason)
  })

  it('gives a newcomer one small ask', () => {
    const small = { ...request, maxUnits: 256n }
    expect(pausedBy({ ...subscriber, ...newcomer }, small)).toBeUndefined()
    expect(pausedBy({ ...subscriber, ...newcomer, load: { running: 1, most: 4 } }, small)).toBe(
      'newcomer-busy',
    )
  })
})
