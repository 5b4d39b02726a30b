import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import type { BlobId, DirectoryEntry } from '../src/index.ts'
import { temporaryFolder } from './blobFixtures.ts'
import { NatNetwork, type NatPeer } from './NatNetwork.ts'

const blobBytes = 200_000_000

/** Two homes behind their routers, and two relays on the backbone. */
async function setup(context: TestContext) {
  skipWithout(context, 'network namespaces', 'iptables')
  // Cleaned up in reverse order: the processes first, then their files.
  const folder = await temporaryFolder()
  const network = new NatNetwork()
  onTestFinished(() => network.remove(), 60_000)
  const directory = path.join(folder, 'directory.json')
  const entries: Record<string, DirectoryEntry> = {}
  const publish = () => writeFile(directory, JSON.stringify(entries))
  await publish()
  const relays = [
    await network.startPeer(network.backbone, { directory, folder, listen: '10.77.0.1' }),
    await network.startPeer(network.backbone, { directory, folder, listen: '10.77.0.1' }),
  ]
  for (const { peerId, port } of relays)
    entries[peerId] = { addresses: [{ host: '10.77.0.1', port: port! }], relays: [] }
  await publish()
  const homes = [network.addHome(1), network.addHome(2)]
  const ids = relays.map((relay) => relay.peerId)
  const peers: NatPeer[] = []
  for (const [index, home] of homes.entries()) {
    const peer = await network.startPeer(home.inside, { directory, folder, relays: ids })
    // The home address is useless to others: a dialler tries it and falls back to a relay.
    entries[peer.peerId] = { addresses: [{ host: `192.168.${index + 1}.2`, port: 4000 }], relays: ids }
    peers.push(peer)
  }
  await publish()
  await Promise.all(peers.map((peer) => peer.run({ do: 'ready' })))
  return { network, relays, homes, a: peers[0]!, b: peers[1]! }
}

async function untilProgress(peer: NatPeer, bytes: number): Promise<void> {
  for (let done = 0; done < bytes; ) [done] = (await once(peer, 'progress')) as [number]
}

describe('two peers behind separate NATs', () => {
  it('exchange a blob and a stream through a relay', async (context) => {
    const { a, b, relays } = await setup(context)
    const id = await b.run<BlobId>({ do: 'pack', bytes: 20_000_000 })
    expect(await a.run({ do: 'fetch', id, holder: b.peerId })).toMatchObject({ stored: true })
    expect(await a.run({ do: 'stream', peer: b.peerId, count: 1000 })).toBe(1000)
    const route = await a.run<{ kind: string; relay: string }>({ do: 'route', peer: b.peerId })
    expect(route.kind).toBe('relay')
    expect(relays.map((relay) => relay.peerId)).toContain(route.relay)
  })

  it('fail over to another relay when theirs is killed', async (context) => {
    const { a, b, relays } = await setup(context)
    const id = await b.run<BlobId>({ do: 'pack', bytes: blobBytes })
    expect(await a.run({ do: 'stream', peer: b.peerId, count: 1 })).toBe(1)
    const fetching = a.run<{ fetchedBytes: number; stored: boolean }>({ do: 'fetch', id, holder: b.peerId })
    await untilProgress(a, blobBytes / 10)
    const carried = await Promise.all(
      relays.map((relay) => relay.run<number>({ do: 'carried', peer: b.peerId })),
    )
    expect(Math.max(...carried)).toBeGreaterThan(blobBytes / 10)
    await relays[carried[0]! > carried[1]! ? 0 : 1]!.end()
    const { fetchedBytes, stored } = await fetching
    expect(stored).toBe(true)
    expect(fetchedBytes).toBeLessThan(blobBytes * 1.2)
    expect(
      await a
        .run({ do: 'stream', peer: b.peerId, count: 10 })
        .catch(() => a.run({ do: 'stream', peer: b.peerId, count: 10 })),
    ).toBe(10)
  })

  it('resume a transfer after the link was down for ten seconds', async (context) => {
    const { a, b, network, homes } = await setup(context)
    const id = await b.run<BlobId>({ do: 'pack', bytes: blobBytes })
    let finished = false
    const fetching = a.run<{ fetchedBytes: number; stored: boolean }>({ do: 'fetch', id, holder: b.peerId })
    void fetching.then(() => {
      finished = true
    })
    await untilProgress(a, blobBytes / 10)
    const restore = network.cut(homes[1]!.router)
    await new Promise((resolve) => setTimeout(resolve, 10_000))
    expect(finished).toBe(false)
    restore()
    const { fetchedBytes, stored } = await fetching
    expect(stored).toBe(true)
    expect(fetchedBytes).toBeLessThan(blobBytes * 1.1)
  })
})
