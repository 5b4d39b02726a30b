import { createServer, type Server, type Socket } from 'node:net'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import type { PeerId } from '../identity/PeerId.ts'
import type { PeerNode } from '../PeerNode.ts'
import { splice } from '../relay/splice.ts'
import { decodeValue } from '../wire/json.ts'
import { connectTaskPort } from './connectTaskPort.ts'

const service = 'tunnel'
const stallTimeoutMs = 300_000

const TunnelTo = z.object({ taskId: z.string().max(200), port: z.int().min(1).max(65535) })
export type TunnelTo = z.infer<typeof TunnelTo>

export type ServeTunnelsOptions = {
  /** Decides whether a peer may reach this port for this task. Required: without it nothing is open. */
  allow: (peerId: PeerId, to: TunnelTo) => boolean
  /** Host that the task's ports are on. */
  host?: string
  connectTimeoutMs?: number
}

/** Lets peers connect to allow-listed ports of tasks on this node. */
export function serveTunnels(node: PeerNode, options: ServeTunnelsOptions): void {
  node.handlePipe(service, async (params, { peerId }) => {
    const to = decodeValue(TunnelTo, params, 'a tunnel request')
    if (!options.allow(peerId, to))
      throw new MusterError('NET_REFUSED', `port ${to.port} of task ${to.taskId} is not open to this peer`)
    const at = { host: options.host ?? '127.0.0.1', port: to.port }
    const join = await connectTaskPort(at, { timeoutMs: options.connectTimeoutMs ?? 5_000, stallTimeoutMs })
    return { run: join }
  })
}

export type OpenTunnelOptions = {
  peerId: PeerId
  to: TunnelTo
  /** Local port; 0 picks a free one. Bound to loopback only. */
  port?: number
  /** Allow list on this side: the tunnels that the owner of this node has agreed to. */
  allow: (peerId: PeerId, to: TunnelTo) => boolean
  maxConnections?: number
}

export type Tunnel = { port: number; close(): Promise<void> }

/** Forwards a local port to a task's port on a peer. Throws NET_REFUSED when `allow` does not permit it. */
export async function openTunnel(node: PeerNode, options: OpenTunnelOptions): Promise<Tunnel> {
  const { peerId, to } = options
  if (!options.allow(peerId, to))
    throw new MusterError(
      'NET_REFUSED',
      `this node does not allow a tunnel to port ${to.port} of task ${to.taskId}`,
    )
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true }, (local) => {
    open.add(local)
    local.on('error', () => local.destroy())
    local.on('close', () => open.delete(local))
    node
      .openPipe(peerId, service, to)
      .then((remote) => splice(local, remote, { stallTimeoutMs }))
      // Refused or unreachable: the local program sees the connection close.
      .catch(() => local.destroy())
  })
  server.maxConnections = options.maxConnections ?? 64
  const port = await listen(server, options.port ?? 0)
  // a connection that could not be accepted; the program that made it sees it closed
  server.on('error', () => {})
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
}
