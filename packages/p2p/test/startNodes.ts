import { onTestFinished } from 'vitest'
import { createIdentity, MemoryDirectory, PeerNode, type PeerNodeOptions } from '../src/index.ts'

/** Starts a node on loopback, adds it to the directory and stops it when the test ends. */
export async function startNode(
  directory: MemoryDirectory,
  options: Partial<PeerNodeOptions> = {},
): Promise<PeerNode> {
  const identity = options.identity ?? createIdentity()
  const node = await PeerNode.start({
    identity,
    directory,
    listen: { host: '127.0.0.1', port: 0 },
    ...options,
  })
  onTestFinished(() => node.stop())
  if (node.address !== undefined) directory.set(node.peerId, { addresses: [node.address] })
  return node
}

/** Starts a node that cannot be dialled: it has no address, only relays. */
export async function startHiddenNode(
  directory: MemoryDirectory,
  relays: readonly PeerNode[],
  options: Partial<PeerNodeOptions> = {},
): Promise<PeerNode> {
  const ids = relays.map((relay) => relay.peerId)
  const node = await PeerNode.start({ identity: createIdentity(), directory, relays: ids, ...options })
  onTestFinished(() => node.stop())
  directory.set(node.peerId, { relays: ids })
  await Promise.all(ids.map((id) => node.relayReady(id)))
  return node
}

export async function startPair(options: Partial<PeerNodeOptions> = {}) {
  const directory = new MemoryDirectory()
  return { directory, a: await startNode(directory, options), b: await startNode(directory, options) }
}
