import assert from 'node:assert/strict'
import { Duplex } from 'node:stream'
import { hasCode, silentLogger } from '@muster-network/core'
import { z } from 'zod'
import { createIdentity } from '../../packages/p2p/src/identity/Identity.ts'
import { serverNameOf } from '../../packages/p2p/src/identity/PeerId.ts'
import { MemoryBudget } from '../../packages/p2p/src/memory/MemoryBudget.ts'
import { DialBack, dialBackService } from '../../packages/p2p/src/pipes/DialBack.ts'
import { servePipe } from '../../packages/p2p/src/pipes/servePipe.ts'
import { RelayServer } from '../../packages/p2p/src/relay/RelayServer.ts'
import { signRelayUsage } from '../../packages/p2p/src/relay/RelayUsage.ts'
import { MessageStream } from '../../packages/p2p/src/streams/MessageStream.ts'
import { PeerLimits } from '../../packages/p2p/src/transport/PeerLimits.ts'
import { FrameReader, frame } from '../../packages/p2p/src/wire/FrameReader.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { clientHello } from '../inputs/clientHello.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'

/** A connection of which only our half is real: it keeps what is written, and ends by `destroy`. */
class TestSocket extends Duplex {
  readonly written: Buffer[] = []
  readonly remoteAddress = '127.0.0.1'
  readonly rstCode = 0

  constructor() {
    super({ read() {}, allowHalfOpen: true })
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written.push(chunk)
    done()
  }

  setTimeout(): this {
    return this
  }

  /** As an HTTP/2 stream is closed. */
  close(): void {
    this.destroy()
  }

  /** Delivers bytes in pieces of the sizes that they themselves choose. */
  receive(bytes: Buffer): void {
    for (let at = 0; at < bytes.length && !this.destroyed; ) {
      const end = at + 1 + (bytes[at]! & 63)
      this.push(bytes.subarray(at, end))
      at = end
    }
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const [relay, target] = [createIdentity(), createIdentity()]

/** The first bytes of a connection to a relay: for itself, for a target, or from a target that connects back. */
const relayConnections: Decoder = {
  name: 'relay-connections',
  weight: 0.1,
  inputs: async () => {
    const hellos = await Promise.all([relay, target].map(({ peerId }) => clientHello(serverNameOf(peerId))))
    const token = Buffer.concat([Buffer.from('MUSTER-ACCEPT/1 '), Buffer.alloc(32, 7), Buffer.from('rest')])
    return mutatedBytes([...hellos, token], {
      words: ['MUSTER-ACCEPT/1 ', hellos[0]!.subarray(0, 5)],
      maxEdits: 2,
    })
  },
  async decode(input): Promise<Verdict> {
    const server = new RelayServer(relay, {}, silentLogger)
    const [reverse, socket] = [new TestSocket(), new TestSocket()]
    server.register(target.peerId, reverse as never)
    let decision: 'accepted' | 'released' | undefined
    server.intercept(socket as never, {
      accept: () => {
        decision = 'accepted'
      },
      release: () => {
        decision = 'released'
      },
    })
    socket.receive(input)
    await turn()
    const isAnnounced = Buffer.concat(reverse.written).includes('"incoming"')
    socket.destroy()
    server.stop()
    return decision === 'accepted' || isAnnounced ? 'accepted' : 'refused'
  },
}

/** A message of a registered target to its relay, such as usage that it signed. */
const relayTargets: Decoder = {
  name: 'relay-targets',
  weight: 0.1,
  inputs: () => {
    const usage = { relay: relay.peerId, target: target.peerId, period: 'ab'.repeat(16), bytes: 5 }
    const messages = [{ t: 'pong' }, { t: 'signed', ...signRelayUsage(target, usage) }]
    return mutatedBytes([Buffer.concat(messages.map((each) => frame(Buffer.from(JSON.stringify(each)))))], {
      maxEdits: 3,
    })
  },
  async decode(input): Promise<Verdict> {
    const server = new RelayServer(
      relay,
      { onUsage: () => assert.fail('usage of another period') },
      silentLogger,
    )
    const reverse = new TestSocket()
    server.register(target.peerId, reverse as never)
    reverse.receive(input)
    await turn()
    const kept = !reverse.destroyed
    server.stop()
    return kept ? 'accepted' : 'refused'
  },
}

/** The opening request of a pipe. */
const pipeRequests: Decoder = {
  name: 'pipe-requests',
  weight: 0.1,
  inputs: () => {
    const requests = [
      { service: 'echo', params: { a: 1 } },
      { service: dialBackService, params: { ticket: 'ab'.repeat(16) } },
      { service: 'nothing' },
    ]
    return mutatedBytes(
      requests.map((each) => Buffer.concat([frame(Buffer.from(JSON.stringify(each))), Buffer.from('raw')])),
      {
        words: ['{"length":{"toString":1}}', 'null', '"params":'],
        maxEdits: 2,
      },
    )
  },
  async decode(input): Promise<Verdict> {
    const socket = new TestSocket()
    const services = new Map([
      ['echo', async () => ({ run() {} })],
      [dialBackService, new DialBack().handler],
    ])
    const served = servePipe(socket as never, { peerId: target.peerId, source: '127.0.0.1' }, services, 1_000)
    socket.receive(input)
    socket.push(null)
    await served
    const [answer] = [...new FrameReader({ maxBytes: 2_000 }).readAll(Buffer.concat(socket.written))]
    socket.destroy()
    const { failure } = JSON.parse(answer!.toString()) as { failure?: { code: string } }
    assert.notEqual(failure?.code, 'NET_HANDLER_FAILED')
    return failure ? 'refused' : 'accepted'
  },
}

const limits = PeerLimits.parse({ messageBytes: 4_096 })
const Message = z.object({ n: z.int(), text: z.string().max(20).optional() })

/** Messages and failures on a stream between two nodes. */
const messageStreams: Decoder = {
  name: 'message-streams',
  weight: 0.2,
  inputs: () => {
    const bodies = ['\x00{"n":1}', '\x00{"n":2,"text":"a"}', '\x01{"code":"NET_LIMIT","message":"x"}']
    const all = bodies.map((body) => frame(Buffer.from(body, 'latin1')))
    return mutatedBytes([Buffer.concat(all), Buffer.concat(all.slice(0, 2))], { words: all, maxEdits: 3 })
  },
  async decode(input): Promise<Verdict> {
    const socket = new TestSocket()
    const memory = new MemoryBudget({ memoryTotal: 1 << 24, memoryPerPeer: 1 << 22 }).open({
      peerId: target.peerId,
      source: '127.0.0.1',
      drop() {},
    })
    const stream = new MessageStream(socket as never, {
      incoming: Message,
      outgoing: Message,
      limits,
      memory,
    })
    socket.receive(input)
    socket.push(null)
    try {
      for await (const { n } of stream) assert.ok(Number.isInteger(n))
      return 'accepted'
    } catch (error) {
      assert.ok(hasCode(error), String(error))
      return 'refused'
    } finally {
      socket.destroy()
    }
  },
}

export const decoders = [relayConnections, relayTargets, pipeRequests, messageStreams]
