// The process of one run's egress proxy. The daemon starts it with a namespace and a policy as JSON, and is told
// when the port is open. The proxy ends with the daemon, and loses its rights before it reads a stranger's byte.
import type { Socket } from 'node:net'
import { type EgressPolicy, EgressProxy } from './EgressProxy.ts'
import { listenIn } from './listenIn.ts'

const nobody = 65_534

process.once('disconnect', () => process.exit(0))
const { namespace, policy } = JSON.parse(process.argv[2]!) as { namespace: string; policy: EgressPolicy }
const proxy = new EgressProxy(policy)
const server = await listenIn(namespace)
if (process.getuid?.() === 0) {
  process.setgroups!([])
  process.setgid!(nobody)
  process.setuid!(nobody)
}
server.on('connection', (socket: Socket) => proxy.accept(socket))
process.send!({ listening: true })
