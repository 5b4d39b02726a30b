import { peerIdOf } from '@muster-network/p2p'
import { expect, it } from 'vitest'
import { endpointOf, hintOf } from './endpointOnChain.ts'
import { keyOf, LedgerDirectory } from './LedgerDirectory.ts'

const peerId = peerIdOf(Buffer.alloc(32, 1))
const relay = peerIdOf(Buffer.alloc(32, 2))
const at = (port: number) => ({ host: '127.0.0.1', port })

type Known = { listed?: number; posted?: number; opened?: number; announced?: number }

/** A directory that knows a peer at these ports. */
function directoryOf({ listed, posted, opened, announced }: Known): LedgerDirectory {
  const node = {
    facts: { endpoint: endpointOf({ addresses: [at(listed!)], relays: [] }), relays: [keyOf(relay)] },
  }
  const task = { hint: hintOf({ addresses: [at(posted!)], relays: [relay] }) }
  const stream = { hint: hintOf({ addresses: [at(opened!)], relays: [] }) }
  return new LedgerDirectory(
    {
      nodes: () => (listed === undefined ? [] : [node]) as never,
      newestTaskOfPeer: () => (posted === undefined ? undefined : task) as never,
      newestStreamOfPeer: () => (opened === undefined ? undefined : stream) as never,
    },
    () => (announced === undefined ? undefined : { addresses: [at(announced)], relays: [] }),
  )
}

const portsOf = async (known: Known) =>
  (await directoryOf(known).lookup(peerId))?.addresses.map(({ port }) => port)

it('dials a peer wherever it was listed, posted or has moved to', async () => {
  expect(await portsOf({ listed: 1 })).toEqual([1])
  expect(await portsOf({ posted: 2 })).toEqual([2])
  expect(await portsOf({ posted: 2, announced: 3 })).toEqual([3, 2])
  expect(await portsOf({ opened: 4 })).toEqual([4])
  expect(await portsOf({ posted: 2, opened: 4, announced: 3 })).toEqual([3, 2, 4])
  expect(await portsOf({ listed: 1, posted: 2, announced: 3 })).toEqual([3, 2, 1])
  expect(await portsOf({})).toBeUndefined()
})

it('names each endpoint and relay once', async () => {
  const entry = await directoryOf({ listed: 2, posted: 2, announced: 2 }).lookup(peerId)
  expect(entry).toEqual({ addresses: [at(2)], relays: [relay] })
})
