import type { NodeFacts } from '@muster-network/chain'
import { createIdentity } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { keyOf } from '../ledger/LedgerDirectory.ts'
import { movedFacts } from './ListedEndpoint.ts'

const relay = createIdentity().peerId
const address = { host: '203.0.113.7', port: 18_700 }
const listed = {
  score: 100,
  region: 276,
  priceHint: 5n,
  endpoint: JSON.stringify([address]),
  relays: [keyOf(relay)],
} as unknown as NodeFacts

it('sends nothing while the listing has the current endpoint', () => {
  expect(movedFacts(listed, { addresses: [address], relays: [relay] })).toBeUndefined()
})

it('changes endpoint and relays of the listing, and nothing else of the offer', () => {
  const moved = { ...address, port: 18_701 }
  expect(movedFacts(listed, { addresses: [moved], relays: [relay] })).toEqual({
    ...listed,
    endpoint: JSON.stringify([moved]),
  })
  expect(movedFacts(listed, { addresses: [address], relays: [] })).toEqual({ ...listed, relays: [] })
  expect(movedFacts(listed, { addresses: [], relays: [relay] })).toEqual({ ...listed, endpoint: '' })
})
