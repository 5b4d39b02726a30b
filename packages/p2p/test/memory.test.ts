import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createIdentity, type Identity } from '../src/identity/Identity.ts'
import { type PeerId, serverNameOf } from '../src/identity/PeerId.ts'
import { defineCall, MemoryDirectory } from '../src/index.ts'
import { frame } from '../src/wire/FrameReader.ts'
import { startNode } from './startNodes.ts'

const echo = defineCall('echo', z.string(), z.string())
const mib = 1 << 20

type Started = {
  child: ChildProcess
  peerId: PeerId
  address: { host: string; port: number }
}

async function startPeer(limits?: object): Promise<Started> {
  const script = fileURLToPath(new URL('memoryPeer.ts', import.meta.url))
  const child = fork(script, [JSON.stringify({ limits })], { execArgv: ['--expose-gc'] })
  onTestFinished(() => void child.kill())
  const [started] = (await once(child, 'message')) as [Omit<Started, 'child'>]
  return { child, ...started }
}

async function measure({ child }: Started): Promise<{ memoryBytes: number; connections: number }> {
  child.send('measure')
  return (await once(child, 'message'))[0] as { memoryBytes: number; connections: number }
}

async function connectAs(
  peer: Started,
  protocol: string,
  identity: Identity = createIdentity(),
): Promise<TLSSocket> {
  const options: ConnectionOptions & { localAddress: string } = {
    ...peer.address,
    ...identity.certificate(),
    servername: serverNameOf(peer.peerId),
    ALPNProtocols: [protocol],
    rejectUnauthorized: false,
    localAddress: '127.0.0.2',
  }
  const socket = connectTls(options)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  socket.resume()
  return socket
}

/** Writes and waits until the bytes have left, or the node has closed the connection. */
const write = (socket: TLSSocket, bytes: Uint8Array) =>
  new Promise<void>((resolve) => {
    if (socket.destroyed) return resolve()
    socket.once('close', () => resolve())
    socket.write(bytes, () => resolve())
  })

// HTTP/2 by hand, because every library joins small frames.
const [dataFrame, headersFrame, settingsFrame] = [0, 1, 4]

function http2Frame(type: number, flags: number, stream: number, payload: Uint8Array): Buffer {
  const head = Buffer.alloc(9)
  head.writeUIntBE(payload.length, 0, 3)
  head[3] = type
  head[4] = flags
  head.writeUInt32BE(stream, 5)
  return Buffer.concat([head, payload])
}

const preface = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  http2Frame(settingsFrame, 0, 0, Buffer.alloc(0)),
])

function headersOf(stream: number, at: string): Buffer {
  const literal = (index: number, text: string) =>
    Buffer.concat([Buffer.of(index, text.length), Buffer.from(text)])
  const block = Buffer.concat([Buffer.of(0x83, 0x87), literal(0x04, at), literal(0x01, 'x')])
  return http2Frame(headersFrame, 0x04, stream, block)
}

/** Each byte in a DATA frame of its own. */
function byteByByte(stream: number, bytes: Uint8Array): Buffer {
  const one = http2Frame(dataFrame, 0, stream, Buffer.of(0))
  const all = Buffer.alloc(one.length * bytes.length, one)
  for (let at = 0; at < bytes.length; at++) all[at * one.length + 9] = bytes[at]!
  return all
}

/** The beginning of a frame of a mebibyte. */
const unfinished = (bytes: number) => frame(Buffer.alloc(mib)).subarray(0, bytes)

describe('a stranger that sends one byte at a time makes a node hold little more than these bytes', () => {
  it('in an unfinished call', async () => {
    const peer = await startPeer()
    const before = await measure(peer)
    const attack = byteByByte(1, unfinished(200_000))
    for (let n = 0; n < 3; n++) {
      const socket = await connectAs(peer, 'muster/1')
      await write(socket, Buffer.concat([preface, headersOf(1, '/calls'), attack]))
      // The node has handled what came before when it answers a ping.
      await answered(socket)
    }
    const after = await measure(peer)
    expect(after.connections).toBe(3)
    expect(after.memoryBytes - before.memoryBytes).toBeLessThan(10 * mib)
  })

  it('in streams that their handlers do not read, and in streams without their first message', async () => {
    const peer = await startPeer()
    const before = await measure(peer)
    for (let n = 0; n < 3; n++) {
      const socket = await connectAs(peer, 'muster/1')
      const parts: Buffer[] = [preface]
      for (const stream of [1, 3, 5]) {
        parts.push(headersOf(stream, '/streams/deaf'), http2Frame(dataFrame, 0, stream, message('{}')))
        parts.push(byteByByte(stream, message('x'.repeat(50_000))))
      }
      for (const stream of [7, 9, 11])
        parts.push(headersOf(stream, '/streams/deaf'), byteByByte(stream, unfinished(50_000)))
      await write(socket, Buffer.concat(parts))
      await answered(socket)
    }
    const after = await measure(peer)
    expect(after.connections).toBe(3)
    expect(after.memoryBytes - before.memoryBytes).toBeLessThan(10 * mib)
  })
})

describe('a node limits the memory', () => {
  it('of one peer: a connection that would hold more is closed', async () => {
    const peer = await startPeer({ memoryPerPeer: 2 * mib })
    const identity = createIdentity()
    const sockets: TLSSocket[] = []
    for (let n = 0; n < 4; n++) {
      const socket = await connectAs(peer, 'muster/1', identity)
      sockets.push(socket)
      await write(socket, Buffer.concat([preface, headersOf(1, '/calls'), data(1, unfinished(800_000))]))
      await answered(socket)
    }
    // A buffer of a mebibyte each.
    await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, true])
  })

  it('of requests that are being answered', async () => {
    const directory = new MemoryDirectory()
    const node = await startNode(directory, { limits: { memoryPerPeer: 5 * mib } })
    const [wait, held] = [defineCall('wait', z.string(), z.string()), Promise.withResolvers<string>()]
    node.handle(wait, () => held.promise)
    node.handle(echo, async (text) => text)
    const caller = await startNode(directory)
    const large = 'x'.repeat(900_000)
    const calls = Array.from({ length: 8 }, () => caller.call(node.peerId, wait, large))
    const outcomes = Promise.allSettled(calls)
    const codes: unknown[] = []
    for (const call of calls) call.catch(({ code }) => codes.push(code))
    await expect.poll(() => codes).toEqual(Array(6).fill('NET_LIMIT'))
    held.resolve('done')
    await outcomes
    expect(await caller.call(node.peerId, echo, large)).toBe(large)
  })

  it('of all: the machine with many keys loses its connections, and others are served', async () => {
    const directory = new MemoryDirectory()
    const peer = await startPeer({ memoryTotal: 8 * mib })
    directory.set(peer.peerId, { addresses: [peer.address] })
    const honest = await startNode(directory)
    expect(await honest.call(peer.peerId, echo, 'x')).toBe('x')
    const sockets: TLSSocket[] = []
    for (let n = 0; n < 12; n++) {
      const socket = await connectAs(peer, 'muster/1')
      sockets.push(socket)
      await write(socket, Buffer.concat([preface, headersOf(1, '/calls'), data(1, unfinished(800_000))]))
      await answered(socket)
    }
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(4)
    const text = 'y'.repeat(500_000)
    expect(await honest.call(peer.peerId, echo, text)).toBe(text)
  })
})

function message(json: string): Buffer {
  return frame(Buffer.concat([Buffer.of(0), Buffer.from(json)]))
}

/** Frames of the usual size. */
function data(stream: number, bytes: Buffer): Buffer {
  const frames = []
  for (let at = 0; at < bytes.length; at += 16_000)
    frames.push(http2Frame(dataFrame, 0, stream, bytes.subarray(at, at + 16_000)))
  return Buffer.concat(frames)
}

/** Resolves when the node has answered a ping, and so has read all that came before, or has closed the connection. */
async function answered(socket: TLSSocket): Promise<void> {
  const mark = Buffer.from(`ping${Math.random()}`.slice(0, 8).padEnd(8, '0'))
  await new Promise<void>((resolve) => {
    let seen: Buffer = Buffer.alloc(0)
    const look = (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk])
      if (!seen.includes(mark)) return
      socket.off('data', look)
      resolve()
    }
    socket.on('data', look).once('close', () => resolve())
    if (socket.destroyed) resolve()
    else socket.write(http2Frame(6, 0, 0, mark))
  })
}
