// A relay in a separate process. It answers every message with its memory use.
import { createIdentity, PeerNode } from '@muster-network/p2p'
import { ChildDirectory } from './ChildDirectory.ts'

const node = await PeerNode.start({
  identity: createIdentity(),
  directory: new ChildDirectory(),
  listen: { host: '127.0.0.1', port: 0 },
  relay: {},
})
process.on('disconnect', () => process.exit())
process.on('message', () => {
  process.send!({ rssBytes: process.memoryUsage().rss, targets: node.relayServer!.targetCount })
})
process.send!({ peerId: node.peerId, port: node.address!.port })
