// One node in its own process, which reports the memory that it holds. Started by memory.test.ts with --expose-gc.
import { z } from 'zod'
import { createIdentity, defineCall, defineStream, MemoryDirectory, PeerNode } from '../src/index.ts'

const { limits } = JSON.parse(process.argv[2]!) as { limits?: object }
const node = await PeerNode.start({
  identity: createIdentity(),
  directory: new MemoryDirectory(),
  listen: { host: '127.0.0.1', port: 0 },
  ...(limits && { limits }),
})
const never = new Promise<never>(() => {})
node.handle(defineCall('echo', z.string(), z.string()), async (text) => text)
// A stream whose handler does not read what the peer sends.
node.handleStream(
  defineStream('deaf', { params: z.object({}), down: z.int(), up: z.string() }),
  async function* () {
    yield await never
  },
)
process.on('message', () => {
  globalThis.gc!()
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ memoryBytes: heapUsed + external, connections: node.connectionCount })
})
process.on('disconnect', () => process.exit())
process.send!({ peerId: node.peerId, address: node.address })
