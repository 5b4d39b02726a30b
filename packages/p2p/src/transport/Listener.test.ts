import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { silentLogger } from '@muster-network/core'
import { expect, it, onTestFinished } from 'vitest'
import { createIdentity } from '../identity/Identity.ts'
import { Listener } from './Listener.ts'
import { PeerLimits } from './PeerLimits.ts'

/** A connected socket. */
async function openSocket(): Promise<Socket> {
  const server = createServer((other) => other.on('error', () => {})).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

it('drops a connection of a relay whose handshake cannot begin, and keeps the others', async () => {
  const warnings: string[] = []
  const identity = createIdentity()
  const listener = new Listener({
    identity,
    limits: PeerLimits.parse({}),
    logger: { ...silentLogger, warn: (_, message) => void warnings.push(message) },
    onConnection: () => {},
  })
  const route = { kind: 'relay', relay: identity.peerId } as const
  const [failing, sound] = [await openSocket(), await openSocket()]
  listener.adopt(sound, route)
  // the listener itself waits for the end of the socket; the TLS server is next
  const on = failing.on.bind(failing)
  const closers = failing.listenerCount('close')
  const add = (event: string, called: () => void) => {
    if (failing.listenerCount('close') > closers) throw new Error('no memory left')
    return on(event, called)
  }
  Object.assign(failing, { on: add, once: add })
  listener.adopt(failing, route)
  expect([failing.destroyed, sound.destroyed]).toEqual([true, false])
  expect(warnings).toEqual(['connection dropped'])
})
