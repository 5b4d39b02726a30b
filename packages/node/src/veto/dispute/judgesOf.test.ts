import type { Hex, Terms } from '@muster-network/chain'
import { expect, it } from 'vitest'
import type { Ledger, LedgerDelivery } from '../../ledger/Ledger.ts'
import { judgesOf } from './judgesOf.ts'

const account = (number: number): Hex => `0x${`${number}`.padStart(40, '0')}`
const taskId: Hex = `0x${'ab'.repeat(32)}`
const deliveryId = (part: number): Hex => `0x${`${part}`.padStart(64, '0')}`

/** Members 1 to 6, the last two appointed as late as the contest and after it. */
const appointed = [10, 10, 10, 10, 100, 101].map((at, i) => ({
  at,
  args: { member: account(i + 1), appointed: true },
}))
const contested = { deliveryId: deliveryId(0), at: 100, args: { challenger: account(1) } }
/** Three copies; the second was made by member 2. */
const executors = [account(20), account(2), account(22)]
const held = (part: number) => ({
  id: deliveryId(part),
  delivery: { taskId, part, executor: executors[part]!, last: true, cut: 0 },
  outcome: 0,
})
const ledger = {
  eventsNamed: () => appointed,
  eventsOfTask: (_: Hex, name: string) => (name === 'Contested' ? [contested] : []),
  parts: () => executors.map((_, part) => ({ part })),
  deliveries: (_: Hex, part: number) => [held(part)],
} as unknown as Ledger
const judges = (how: number, part = 0) =>
  judgesOf(
    ledger,
    held(part) as unknown as LedgerDelivery,
    {
      client: account(3),
      signer: account(30),
      how,
      copies: 3,
    } as Terms,
  )

it('leaves out who has a part in the task, and who became a member with the contest or after it', () => {
  const [replay, redundant] = [0, 2]
  expect(judges(replay)).toEqual([account(2), account(4)])
  // whoever has another copy is measured by the same judgement
  expect(judges(redundant)).toEqual([account(4)])
})

it('knows no judges of what is not contested', () => {
  expect(judges(2, 1)).toEqual([])
})
