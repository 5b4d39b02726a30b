import type { Hex, Terms } from '@muster-network/chain'
import { type CheckMode, checkModes, enumCode } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { Ledger, LedgerDelivery } from '../ledger/Ledger.ts'
import { canRule, jurorsOf } from './jurorsOf.ts'

const account = (number: number): Hex => `0x${`${number}`.padStart(40, '0')}`
const taskId: Hex = `0x${'ab'.repeat(32)}`
const deliveryId = (part: number): Hex => `0x${`${part}`.padStart(64, '0')}`

/** Members 1 to 6; member 5 is appointed with the award and member 6 after it. */
const appointed = [10, 10, 10, 10, 100, 101].map((at, i) => ({
  at,
  args: { member: account(i + 1), appointed: true },
}))
const dispute = { challenger: account(1) }
/** Three replicas; member 2 executed the second one. */
const executors = [account(20), account(2), account(22)]
const ledgerDelivery = (part: number) => ({
  id: deliveryId(part),
  delivery: { taskId, part, executor: executors[part]!, last: true, since: 100 },
  cut: 'none',
  outcome: 'open',
})
const ledger = {
  eventsNamed: () => appointed,
  eventsOfTask: () => [],
  parts: () => executors.map((_, part) => ({ part })),
  deliveries: (_: Hex, part: number) => [ledgerDelivery(part)],
} as unknown as Ledger
const jurors = (mode: CheckMode, part = 0) =>
  jurorsOf(
    ledger,
    ledgerDelivery(part) as unknown as LedgerDelivery,
    {
      client: account(3),
      signer: account(30),
      how: enumCode(checkModes, mode),
      replicas: 3,
    } as Terms,
    dispute,
  )

it('can rule when more than half of those that may judge have a veto node', () => {
  // members 2 and 4 may judge, 3 is the client
  const terms = { client: account(3), signer: account(30) } as Terms
  const isAble = (...operators: number[]) =>
    canRule(
      { ...ledger, nodes: () => operators.map((each) => ({ operator: account(each) })) } as unknown as Ledger,
      ledgerDelivery(0) as unknown as LedgerDelivery,
      terms,
      dispute,
    )
  expect(isAble(2, 4)).toBe(true)
  expect(isAble(2, 3)).toBe(false)
  expect(isAble()).toBe(false)
})

it('excludes parties of the task, and members appointed with the award or after it', () => {
  expect(jurors('replay')).toEqual([account(2), account(4)])
  // the ruling also affects the executors of the other replicas
  expect(jurors('redundant')).toEqual([account(4)])
})
