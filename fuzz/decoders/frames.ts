import assert from 'node:assert/strict'
import { Duplex } from 'node:stream'
import { exceededShape, hasCode, MusterError } from '@muster-network/core'
import fc from 'fast-check'
import * as wire from '../../packages/node/src/wire/calls.ts'
import { CallChannel, typedHandler } from '../../packages/p2p/src/calls/CallChannel.ts'
import { decodeCallFrame, encodeCallFrame } from '../../packages/p2p/src/calls/CallFrame.ts'
import type { Call } from '../../packages/p2p/src/calls/defineCall.ts'
import { createIdentity } from '../../packages/p2p/src/identity/Identity.ts'
import { MemoryBudget } from '../../packages/p2p/src/memory/MemoryBudget.ts'
import { RelayToTarget, TargetToRelay } from '../../packages/p2p/src/relay/RelayMessage.ts'
import { PeerLimits } from '../../packages/p2p/src/transport/PeerLimits.ts'
import { FrameReader, frame } from '../../packages/p2p/src/wire/FrameReader.ts'
import { errorOf, Failure } from '../../packages/p2p/src/wire/failure.ts'
import { decodeJson, encodeJson } from '../../packages/p2p/src/wire/json.ts'
import type { Decoder } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const bytesOf = (text: string) => Buffer.from(text)
const calls = (Object.values(wire) as unknown[]).filter(isCall)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'request' in value
}

const { peerId } = createIdentity()

/** Splits a stream into frames, cut into chunks at the places that its own bytes choose. */
const frames: Decoder = {
  name: 'frames',
  inputs: () =>
    mutatedBytes([Buffer.concat(['', 'a', 'hello', 'x'.repeat(300)].map((text) => frame(bytesOf(text))))]),
  decode(input) {
    const whole = [...new FrameReader({ maxBytes: 1_000 }).readAll(input)]
    const cut = new FrameReader({ maxBytes: 1_000 })
    const again: Buffer[] = []
    for (let at = 0; at < input.length; at += 1 + (input[at]! & 15))
      again.push(...cut.readAll(input.subarray(at, at + 1 + (input[at]! & 15))))
    assert.deepEqual(again, whole)
    const encoded = Buffer.concat(whole.map(frame))
    assert.deepEqual(encoded, input.subarray(0, encoded.length))
    return whole.length > 0 ? 'accepted' : 'refused'
  },
}

const callFrames: Decoder = {
  name: 'call-frames',
  inputs: () => mutatedBytes([0, 1, 2, 3, 4].map((kind) => Buffer.from([kind, 0, 0, 0, 7, 0x7b, 0x7d]))),
  decode(input) {
    const { kind, id, payload } = decodeCallFrame(input)
    assert.deepEqual(encodeCallFrame(kind, id, payload).subarray(4), input)
    return 'accepted'
  },
}

/** Requests and responses of every call between nodes. Its first byte chooses the schema. */
const callMessages: Decoder = {
  name: 'call-messages',
  weight: 3,
  inputs: () =>
    fc.oneof(
      ...schemas.map((schema, index) =>
        mutatedJson(valuesOf(schema, [peerId])).map((json) => Buffer.concat([Buffer.of(index), json])),
      ),
    ),
  decode(input) {
    const schema = schemas[(input[0] ?? 0) % schemas.length]!
    const value = decodeJson(schema, input.subarray(1), 'a message')
    assert.deepEqual(decodeJson(schema, encodeJson(schema, value), 'a message'), value)
    return 'accepted'
  },
}
const schemas = [
  ...calls.flatMap(({ request, response }) => [request, response]),
  RelayToTarget,
  TargetToRelay,
]

/** Failures that a peer reports. */
const failures: Decoder = {
  name: 'failures',
  inputs: () =>
    mutatedJson(
      fc.oneof(fc.constant({ code: 'NET_LIMIT', message: 'x' }), valuesOf(Failure, ['BUG_UNREACHABLE'])),
    ),
  decode(input) {
    const { code } = errorOf(decodeJson(Failure, input, 'a failure'))
    // a peer cannot blame this machine
    assert.doesNotMatch(code, /^(BUG|CHAIN|CONFIG|EXEC)_/)
    return 'accepted'
  },
}

/** A whole channel: frames, requests to every handler, and responses to calls that wait. */
const callChannel: Decoder = {
  name: 'call-channel',
  weight: 0.5,
  inputs() {
    const hello = encodeCallFrame(0, 0, bytesOf('{"version":1,"agent":"a"}'))
    const requests = calls.map(({ name }, id) =>
      encodeCallFrame(
        1,
        id,
        bytesOf(`{"m":"${name}","t":1000,"b":{"taskId":"0x${'ab'.repeat(32)}","part":0}}`),
      ),
    )
    const answers = [
      encodeCallFrame(2, 1, bytesOf('{}')),
      encodeCallFrame(3, 2, bytesOf('{"code":"NET_LIMIT","message":"x"}')),
      encodeCallFrame(4, 0, Buffer.alloc(0)),
    ]
    const samples = [hello, ...answers, ...requests].map((each) => Buffer.concat([hello, each, ...answers]))
    return mutatedBytes(samples, { words: [hello, ...answers, '{"m":', '"t":-1', '"t":1e999', 'null'] })
  },
  async decode(input) {
    let ended: unknown
    const stream = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
    const memory = new MemoryBudget({ memoryTotal: 1 << 24, memoryPerPeer: 1 << 22 }).open({
      peerId,
      source: '127.0.0.1',
      drop() {},
    })
    const channel = new CallChannel(stream, {
      peerId,
      limits,
      memory,
      handlers,
      hello: { version: 1, agent: 'fuzz' },
      onEnd: (error) => {
        ended = error
      },
    })
    const waiting = [0, 1].map((seat) =>
      channel.call(wire.takeJob, { deliveryId, seat }, { timeoutMs: 1_000 }).catch((error: unknown) => error),
    )
    stream.emit('data', input)
    const broken = ended !== undefined
    channel.end(new MusterError('NET_CLOSED', 'the test is over'))
    assert.ok(hasCode(ended))
    for (const each of await Promise.all(waiting))
      if (each instanceof Error) assert.ok(hasCode(each), String(each))
    return broken ? 'refused' : 'accepted'
  },
}
const deliveryId = `0x${'ab'.repeat(32)}` as const
const limits = PeerLimits.parse({ messageBytes: 65_536 })
const handlers = new Map(
  calls.map((call) => [
    call.name,
    typedHandler(call, () => Promise.reject(new MusterError('NET_NOT_READY', 'not served here'))),
  ]),
)

/** The limits that come before `JSON.parse` count at least what it builds. */
const jsonShape: Decoder = {
  name: 'json-shape',
  inputs: () => mutatedJson(fc.jsonValue({ maxDepth: 4 })),
  decode(input) {
    const shape = { depth: 3, containers: 8, commas: 12 }
    if (exceededShape(input, shape) !== undefined) return 'refused'
    let value: unknown
    try {
      value = JSON.parse(input.toString('utf8'))
    } catch {
      return 'refused'
    }
    const { depth, containers } = sizeOf(value)
    assert.ok(depth <= shape.depth && containers <= shape.containers)
    return 'accepted'
  },
}

function sizeOf(value: unknown): { depth: number; containers: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, containers: 0 }
  const inner = Object.values(value).map(sizeOf)
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    containers: 1 + inner.reduce((sum, { containers }) => sum + containers, 0),
  }
}

export const decoders = [frames, callFrames, callMessages, failures, callChannel, jsonShape]
