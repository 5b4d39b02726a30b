import type { AnswerPrice } from '@muster-network/core'
import { expect, it } from 'vitest'
import { type AnswerDesk, pickLinks } from './AnswerDesk.ts'

const price: AnswerPrice = { per: 'unit', inputUnitWei: 0n, unitWei: 1n, floorWei: 0n, mostWei: 100n }

/** A desk with one subscriber: 900 wei of vouchers are signed for it, and its next voucher must reach `neededWei`. */
function deskOf({ neededWei, beforeWei }: { neededWei: bigint; beforeWei: bigint | undefined }): AnswerDesk {
  const link = {
    ...{ provider: '0xaa', asks: 0, isUnpaid: false, neededWei, signedWei: 900n, roomWei: 10_000n },
    facts: { operator: '0xbb', stakeWei: 1_000n },
    served: { revision: 0, slots: 4 },
    measured: { firstMs: 10, answers: 1_000, goodShare: 1 },
  }
  return {
    ...{ price, revision: 0, stakeLockWei: 1_000n, guaranteeWei: 500n, manifest: { unit: 'tokens' } },
    ...{ links: () => [link], signedBeforeOldestWei: () => beforeWei },
  } as unknown as AnswerDesk
}

it.each([
  ['nothing is being confirmed', { neededWei: 900n, beforeWei: undefined }, 1],
  ['the amount since the oldest unconfirmed answer leaves room', { neededWei: 900n, beforeWei: 500n }, 1],
  ['the next answer would exceed the guarantee', { neededWei: 900n, beforeWei: 499n }, 0],
  ['running asks are owed more than is signed', { neededWei: 1_000n, beforeWei: 599n }, 0],
  ['vouchers paid ahead are not earned yet', { neededWei: 600n, beforeWei: 499n }, 0],
])('limits the unchecked amount of a subscriber to its guarantee: %s', (_, facts, count) => {
  const { picks } = pickLinks(deskOf(facts), { count: 1, inUnits: 0, from: 0, maxUnits: 100, asked: [] })
  expect(picks).toHaveLength(count)
})
