import { MusterError } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineStream } from '../src/index.ts'
import { startPair } from './startNodes.ts'

const count = defineStream('count', { params: z.object({ to: z.int() }), down: z.int(), up: z.int() })

describe('streams', () => {
  it('deliver messages from the server until it ends', async () => {
    const { a, b } = await startPair()
    b.handleStream(count, async function* ({ to }) {
      for (let i = 0; i < to; i++) yield i
    })
    const received: number[] = []
    for await (const value of await a.openStream(b.peerId, count, { to: 1000 })) received.push(value)
    expect(received).toEqual(Array.from({ length: 1000 }, (_, i) => i))
  })

  it('carry messages in both directions at once', async () => {
    const { a, b } = await startPair()
    b.handleStream(count, async function* (_, { incoming }) {
      for await (const value of incoming) yield value * 2
    })
    const stream = await a.openStream(b.peerId, count, { to: 0 })
    for (const value of [1, 2, 3]) {
      await stream.send(value)
      expect(await stream.next()).toBe(value * 2)
    }
    stream.end()
    expect(await stream.next()).toBeUndefined()
  })

  it('abort the handler when the reader cancels', async () => {
    const { a, b } = await startPair()
    const ended = Promise.withResolvers<void>()
    b.handleStream(count, async function* (_, { signal }) {
      try {
        for (let i = 0; !signal.aborted; i++) yield i
      } finally {
        ended.resolve()
      }
    })
    const controller = new AbortController()
    const stream = await a.openStream(b.peerId, count, { to: 0 }, { signal: controller.signal })
    expect(await stream.next()).toBe(0)
    controller.abort()
    await ended.promise
    await expect(
      (async () => {
        for await (const _ of stream);
      })(),
    ).rejects.toMatchObject({ code: 'NET_CANCELLED' })
  })

  it('report the error of the server, or that the stream is unknown', async () => {
    const { a, b } = await startPair()
    const stream = await a.openStream(b.peerId, count, { to: 0 })
    await expect(stream.next()).rejects.toMatchObject({ code: 'NET_METHOD_UNKNOWN' })
    b.handleStream(count, async function* () {
      yield 1
      throw new MusterError('NET_REFUSED', 'enough')
    })
    const second = await a.openStream(b.peerId, count, { to: 0 })
    expect(await second.next()).toBe(1)
    await expect(second.next()).rejects.toMatchObject({ code: 'NET_REFUSED', message: 'enough' })
  })

  it('apply backpressure to the server and are closed when the reader stops', async () => {
    const { a, b } = await startPair({ limits: { stallTimeoutMs: 300 } })
    const text = defineStream('text', { params: z.object({}), down: z.string(), up: z.never() })
    const cut = Promise.withResolvers<{ sent: number; aborted: boolean }>()
    let sent = 0
    b.handleStream(text, async function* (_, { signal }) {
      try {
        for (; ; sent++) yield 'x'.repeat(65_536)
      } finally {
        cut.resolve({ sent, aborted: signal.aborted })
      }
    })
    const stream = await a.openStream(b.peerId, text, {})
    await stream.next()
    const { sent: total } = await cut.promise
    // One window and the buffers around it, not everything that the server can produce.
    expect(total * 65_536).toBeLessThan(24 << 20)
  })
})
