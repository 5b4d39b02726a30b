import { describe, expect, it } from 'vitest'
import type { LedgerStream, LedgerSubscription } from '../../ledger/Ledger.ts'
import { type HoldCase, whyNotHeld } from './whyNotHeld.ts'

const stream = { status: 'open', terms: { guarantee: 10_000n } } as LedgerStream
const subscription = { status: 'serving', claimedWei: 1_000n } as LedgerSubscription
const given: HoldCase = {
  ...{ amountWei: 1_100n, stream, subscription, heldWei: undefined },
  ...{ ofPeer: 3, all: 9, limits: { ofPeer: 4, all: 10 } },
}

describe('whyNotHeld', () => {
  it.each<[string, Partial<HoldCase>]>([
    ['a voucher above what was paid', {}],
    ['a newer one, also at the limits', { heldWei: 1_099n, ofPeer: 4, all: 10 }],
    ['a voucher of an ending stream', { stream: { ...stream, status: 'ending' } }],
    ['a voucher of a provider that left', { subscription: { ...subscription, status: 'left' } }],
  ])('holds %s', (_, change) => {
    expect(whyNotHeld({ ...given, ...change })).toBeUndefined()
  })

  it.each<[string, Partial<HoldCase>]>([
    ['unknown-stream', { stream: undefined }],
    ['never-joined', { subscription: undefined }],
    ['ended', { stream: { ...stream, status: 'closed' } }],
    ['ended', { subscription: { ...subscription, status: 'released' } }],
    ['ended', { subscription: { ...subscription, status: 'expelled' } }],
    ['stale', { amountWei: 1_000n }],
    ['stale', { heldWei: 1_100n }],
    ['dust', { amountWei: 1_099n }],
    ['too-many', { ofPeer: 4 }],
    ['full', { all: 10 }],
  ])('refuses as %s: %o', (reason, change) => {
    expect(whyNotHeld({ ...given, ...change })).toBe(reason)
  })
})
