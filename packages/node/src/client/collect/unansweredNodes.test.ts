import type { Hex } from '@muster-network/chain'
import { createIdentity, type PeerId, publicKeyOf } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import type { ClientTask } from '../ClientTask.ts'
import { unansweredNodes } from './unansweredNodes.ts'

const task = {
  taskId: '0xab',
  terms: { client: '0xC0', signer: '0xC1', classId: '0xc1a5' },
} as unknown as ClientTask
const peers = Array.from({ length: 4 }, () => createIdentity().peerId)
const operators = ['0xa', '0xb', '0xc', '0xc0']
const nodes = peers.map((peerId, i) => ({
  id: `0x${i}`,
  operator: operators[i],
  facts: { peerKey: `0x${publicKeyOf(peerId).toString('hex')}` },
}))

function unanswered(bidders: string[], declined: PeerId[]): number {
  const context = {
    ledger: { nodes: ({ classId }: { classId: Hex }) => (classId === task.terms.classId ? nodes : []) },
    books: { of: () => ({ all: () => bidders.map((node) => ({ bid: { node } })) }) },
    refusals: { has: (_: Hex, peerId: PeerId) => declined.includes(peerId) },
  } as unknown as Parameters<typeof unansweredNodes>[0]
  return unansweredNodes(context, task)
}

it('counts the listed nodes that have neither bid nor declined, without those of the client', () => {
  expect(unanswered([], [])).toBe(3)
  expect(unanswered(['0x0'], [peers[1]!])).toBe(1)
  // a stranger's refusal counts for nobody else
  expect(unanswered(['0x0'], [createIdentity().peerId])).toBe(2)
  expect(unanswered(['0x0', '0x2'], [peers[1]!])).toBe(0)
})
