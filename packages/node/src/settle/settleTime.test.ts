import { expect, it } from 'vitest'
import type { LedgerStream, LedgerSubscription } from '../ledger/Ledger.ts'
import { settleTimeOf } from './settleTime.ts'

const stream = { terms: { settleSeconds: 100 } } as LedgerStream
const subscription = { dismissed: false } as LedgerSubscription

it('is undefined while the payee serves', () => {
  expect(settleTimeOf({ stream, subscription, isOldSigner: false })).toBeUndefined()
  const resigned = { ...stream, signerAt: 5 }
  expect(settleTimeOf({ stream: resigned, subscription, isOldSigner: false })).toBeUndefined()
})

it('is the one that ends first', () => {
  const ended = { ...stream, endedAt: 50, signerAt: 20 }
  const left = { ...subscription, leftAt: 30 }
  const at = (since: number) => ({ since, until: since + 100 })
  expect(settleTimeOf({ stream: ended, subscription, isOldSigner: false })).toEqual({
    trigger: 'ending',
    ...at(50),
  })
  expect(settleTimeOf({ stream: ended, subscription: left, isOldSigner: false })).toEqual({
    trigger: 'left',
    ...at(30),
  })
  expect(
    settleTimeOf({ stream: ended, subscription: { ...left, dismissed: true }, isOldSigner: false }),
  ).toMatchObject({ trigger: 'dismissed' })
  expect(settleTimeOf({ stream: ended, subscription: left, isOldSigner: true })).toEqual({
    trigger: 'new-signer',
    ...at(20),
  })
})
