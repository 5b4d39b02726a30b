import type { Bid, Hex, Terms } from '@muster-network/chain'
import { deliveryStages, doubts, enumCode } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { RoleContext } from '../role/RoleContext.ts'
import { claimedReplicas, contestContradicting } from './contestContradicting.ts'

const taskId: Hex = `0x${'ab'.repeat(32)}`
const account = (number: number): Hex => `0x${`${number}`.padStart(40, '0')}`
const idOf = (part: number): Hex => `0x${`${part}`.padStart(64, '0')}`
const right: Hex = `0x${'11'.repeat(32)}`
const noise: Hex = `0x${'22'.repeat(32)}`
const terms = {
  exact: true,
  replicas: 6,
  client: account(8),
  signer: account(9),
  rules: { disputeBond: 5n },
} as unknown as Terms

type Replica = {
  result?: Hex
  stage?: 'accepted' | 'rejected' | 'undecided'
  contested?: boolean
  outcome?: string
  until?: number
  challenger?: Hex
}

/** A node that looks at the replicas of a part at time 100; replica 2 is its own. `sent` has its transactions. */
function look(replicas: Replica[], members = [account(7)]) {
  const sent: string[] = []
  const records = replicas.map(({ stage, contested = false, outcome = 'open', until = 200 }, part) => ({
    id: idOf(part),
    delivery: { taskId, part, executor: account(part), last: true, since: 50 },
    cut: 'none',
    stage: stage ?? 'delivered',
    contested,
    outcome,
    settlement: stage && {
      stage: enumCode(deliveryStages, stage),
      doubt: enumCode(doubts, stage === 'undecided' ? 'none' : 'majority'),
      until,
    },
  }))
  const send = (what: string) => async (args: readonly unknown[]) =>
    sent.push(`${what} ${(args[2] as { part: number }).part}`)
  const context = {
    ledger: {
      head: { timestamp: 100 },
      eventsOfTask: () =>
        replicas.flatMap(({ result }, part) =>
          result ? [{ args: { deliveryId: idOf(part), result } }] : [],
        ),
      eventsNamed: () => members.map((member) => ({ at: 10, args: { member, appointed: true } })),
      parts: () => replicas.map((_, part) => ({ part })),
      deliveries: (_: Hex, part: number) => [records[part]],
      delivery: (id: Hex) => records.find((each) => each.id === id),
      disputes: (id: Hex) => {
        const challenger = replicas[Number(BigInt(id.slice(-4)))]?.challenger
        return challenger ? [{ challenger }] : []
      },
    },
    // no token: a contest that needed a bond would fail
    network: {
      replicas: { send: { settle: send('settle') } },
      disputes: { send: { contest: send('contest') } },
      addresses: {},
    },
    sender: { address: account(2) },
    note: () => {},
  } as unknown as RoleContext
  const contest = (exact = true) =>
    contestContradicting(context, { ...terms, exact }, { taskId, part: 2 }, async () => ({}) as Bid)
  return { context, contest, sent }
}

const accepted: Replica[] = [
  { result: noise, stage: 'accepted' },
  { result: noise, stage: 'accepted' },
]

it('contests all replicas that agree on another result, without a bond', async () => {
  const { contest, sent } = look([...accepted, { result: right, stage: 'rejected' }])
  expect(await contest()).toBeUndefined()
  expect(sent).toEqual(['contest 0', 'contest 1'])
})

it('settles replicas that their executors leave unsettled, and looks again', async () => {
  const { contest, sent } = look([{ result: noise }, accepted[1]!, { result: right, stage: 'rejected' }])
  expect(await contest()).toEqual({ retryAfterMs: expect.any(Number) })
  expect(sent).toEqual(['settle 0', 'contest 1'])
})

it('contests different noise that was left undecided, without a bond', async () => {
  const { contest, sent } = look([
    { result: noise, stage: 'undecided' },
    { result: right, stage: 'undecided' },
    { result: right, stage: 'undecided' },
  ])
  await contest()
  expect(sent).toEqual(['contest 0'])
})

it('contests nothing that is rejected, contested, closed, never opened or too old', async () => {
  const { contest, sent } = look([
    { result: noise, stage: 'accepted', contested: true },
    { result: noise, stage: 'accepted', until: 99 },
    { result: right, stage: 'rejected' },
    { result: noise, stage: 'rejected' },
    { result: noise, stage: 'accepted', outcome: 'paid' },
    { stage: 'undecided' },
  ])
  expect(await contest()).toBeUndefined()
  expect(sent).toEqual([])
})

it('contests nothing without a jury, where honest results may differ, or for a replica that was never opened', async () => {
  const alone = look([...accepted, { result: right, stage: 'rejected' }], [])
  await alone.contest()
  const free = look([...accepted, { result: right, stage: 'undecided' }])
  await free.contest(false)
  const closed = look([...accepted, { stage: 'rejected' }])
  await closed.contest()
  expect([...alone.sent, ...free.sent, ...closed.sent]).toEqual([])
})

it('returns the replicas whose own executors went to the jury', () => {
  const { context } = look([
    { result: noise, stage: 'accepted', challenger: account(2) },
    { result: noise, stage: 'accepted' },
    { result: right, stage: 'rejected', challenger: account(2) },
  ])
  expect(claimedReplicas(context, terms, { taskId, part: 0 })).toEqual([{ taskId, part: 2 }])
})
