import type { Hex } from '@muster-network/chain'
import { createIdentity, publicKeyOf } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import type { Assignment } from '../Assignment.ts'
import type { AssignmentContext } from '../AssignmentContext.ts'
import type { Provider } from '../Provider.ts'
import { standByUntilMs, stillStandsBy } from './standBy.ts'

const taskId = `0x${'ab'.repeat(32)}` as Hex
const client = createIdentity().peerId
const asked = { taskId, part: 0, assignment: 2 }
const cutUntil = 1_000
const cut = { status: 'cutting', cutReason: 'silence', assignment: 1, cutUntil }

function provider(
  change: { part?: object; open?: Partial<Assignment>[]; state?: string; nowMs?: number } = {},
) {
  const terms = { peer: `0x${publicKeyOf(client).toString('hex')}` }
  return {
    context: {
      ledger: { task: () => ({ terms }), part: () => ({ ...cut, ...change.part }) },
      nowMs: () => change.nowMs ?? cutUntil * 1000 - 2_000,
    },
    assignments: { open: () => (change.open ?? []).map((value) => ({ id: 'x', value })) },
    settings: () => ({ state: change.state ?? 'on' }),
  } as unknown as Provider
}

it('stands by for a part whose executor was cut for its silence, until shortly after the cut can be closed', () => {
  expect(standByUntilMs(provider(), asked, client)).toBe(1_005_000)
})

it('refuses to stand by for anybody but the client, before the cut, twice, or for long', () => {
  const code = (...args: Parameters<typeof standByUntilMs>) => {
    try {
      standByUntilMs(...args)
      return undefined
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  expect(code(provider(), asked, createIdentity().peerId)).toBe('PROVIDER_NOT_EXECUTOR')
  expect(code(provider({ part: { status: 'running' } }), asked, client)).toBe('NET_NOT_READY')
  expect(code(provider({ part: { cutReason: 'quit' } }), asked, client)).toBe('NET_NOT_READY')
  expect(code(provider({ part: { assignment: 2 } }), asked, client)).toBe('NET_NOT_READY')
  expect(code(provider({ open: [{ standsByUntilMs: 1 }] }), asked, client)).toBe('NET_LIMIT')
  expect(code(provider({ state: 'paused' }), asked, client)).toBe('NET_LIMIT')
  expect(code(provider({ nowMs: cutUntil * 1000 - 60_000 }), asked, client)).toBe('NET_LIMIT')
})

it('ends when its time is over or another executor has the part', () => {
  const assignment = { standsByUntilMs: 1_005_000, number: 2 } as Assignment
  const stands = (part: object, nowMs = 1_000_000) =>
    stillStandsBy(provider({ nowMs }), assignment, { ...cut, ...part } as AssignmentContext['part'])
  expect(stands({})).toBe(true)
  expect(stands({ status: 'open' })).toBe(true)
  expect(stands({}, 1_005_000)).toBe(false)
  expect(stands({ status: 'running', assignment: 2 })).toBe(false)
  expect(stands({ status: 'ended' })).toBe(false)
})
