import { MusterError } from '@muster-network/core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createIdentity, defineCall, MemoryDirectory, wireBigint, wireBytes } from '../src/index.ts'
import { startNode, startPair } from './startNodes.ts'

const add = defineCall('add', z.object({ a: z.int(), b: z.int() }), z.object({ sum: z.int() }))
const wait = defineCall('wait', z.object({}), z.object({}))

describe('calls', () => {
  it('carry a typed request and response between two nodes authenticated by key', async () => {
    const { a, b } = await startPair()
    b.handle(add, async (request, { peerId }) => {
      expect(peerId).toBe(a.peerId)
      return { sum: request.a + request.b }
    })
    expect(await a.call(b.peerId, add, { a: 2, b: 3 })).toEqual({ sum: 5 })
    expect(a.routeTo(b.peerId)).toEqual({ kind: 'direct' })
  })

  it('work in both directions over one connection', async () => {
    const { a, b, directory } = await startPair()
    a.handle(add, async (request) => ({ sum: request.a + request.b }))
    b.handle(add, async () => ({ sum: 0 }))
    await a.call(b.peerId, add, { a: 0, b: 0 })
    directory.set(a.peerId, { addresses: [] })
    expect(await b.call(a.peerId, add, { a: 1, b: 1 })).toEqual({ sum: 2 })
  })

  it('carry bigints and bytes', async () => {
    const { a, b } = await startPair()
    const echo = defineCall(
      'echo',
      z.object({ n: wireBigint, d: wireBytes }),
      z.object({ n: wireBigint, d: wireBytes }),
    )
    b.handle(echo, async (request) => request)
    const value = { n: 2n ** 200n, d: Buffer.from([0, 255, 1]) }
    expect(await a.call(b.peerId, echo, value)).toEqual(value)
  })

  it('return the error code of a refusal and hide internal failures', async () => {
    const { a, b } = await startPair()
    b.handle(add, async () => {
      throw new MusterError('NET_REFUSED', 'not today')
    })
    await expect(a.call(b.peerId, add, { a: 1, b: 1 })).rejects.toMatchObject({
      code: 'NET_REFUSED',
      message: 'not today',
    })
    b.handle(add, async () => {
      throw new Error('/secret/path')
    })
    const failure = await a.call(b.peerId, add, { a: 1, b: 1 }).catch((error) => error)
    expect(failure).toMatchObject({ code: 'NET_HANDLER_FAILED' })
    expect(failure.message).not.toContain('secret')
    await expect(a.call(b.peerId, wait, {})).rejects.toMatchObject({ code: 'NET_METHOD_UNKNOWN' })
  })

  it('replace a returned code that describes the local machine', async () => {
    const { a, b } = await startPair()
    for (const code of [
      'EXEC_HOST',
      'EXEC_REFUSED',
      'NET_BLOB_QUOTA',
      'CHAIN_REVERTED',
      'BUG_UNREACHABLE',
    ] as const) {
      b.handle(add, async () => {
        throw new MusterError(code, 'claimed by the peer')
      })
      await expect(a.call(b.peerId, add, { a: 1, b: 1 })).rejects.toMatchObject({
        code: 'NET_HANDLER_FAILED',
        message: `${code}: claimed by the peer`,
      })
    }
  })

  it('validate request and response against the schema', async () => {
    const { a, b } = await startPair()
    const loose = defineCall('add', z.any(), z.any())
    b.handle(add, async () => ({ sum: 1 }))
    await expect(a.call(b.peerId, loose, { a: 'x' })).rejects.toMatchObject({ code: 'NET_MESSAGE_INVALID' })
    b.handle(loose, async () => ({ sum: 'x' }))
    await expect(a.call(b.peerId, add, { a: 1, b: 1 })).rejects.toMatchObject({ code: 'NET_MESSAGE_INVALID' })
  })

  it('refuse a request with more structure than its schema allows before they parse it', async () => {
    const { a, b } = await startPair()
    const list = defineCall(
      'list',
      z.strictObject({ items: z.array(z.int()).max(50_000) }),
      z.strictObject({}),
    )
    const loose = (name: string) => defineCall(name, z.any(), z.any())
    b.handle(add, async () => ({ sum: 1 }))
    b.handle(list, async () => ({}))
    const unknownKeys = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, 1]))
    const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
    const refused = [
      [loose('add'), { a: 1, b: 1, ...unknownKeys }, 'too many commas'],
      [loose('add'), { a: 1, b: nested }, 'too many levels'],
      [loose('add'), { a: 1, b: Array(50_000).fill({}) }, 'too many containers'],
      [loose('list'), { items: Array(50_001).fill(1) }, 'too many commas'],
      // the first wrong item is enough
      [loose('list'), { items: Array(50_000).fill('x') }, '(items.0: invalid_type)'],
    ] as const
    for (const [call, request, message] of refused)
      await expect(a.call(b.peerId, call, request)).rejects.toMatchObject({
        code: 'NET_MESSAGE_INVALID',
        message: expect.stringContaining(message),
      })
    expect(await a.call(b.peerId, list, { items: Array(50_000).fill(1) })).toEqual({})
    // an answer, too
    b.handle(loose('add'), async () => ({ sum: 1, ...unknownKeys }))
    await expect(a.call(b.peerId, add, { a: 1, b: 1 })).rejects.toThrow('too many commas')
  })

  it('abort the handler when the caller cancels or the deadline passes', async () => {
    const { a, b } = await startPair()
    const aborted: string[] = []
    const started = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    b.handle(wait, async (_, { signal }) => {
      started.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
      aborted.push(signal.reason.code)
      if (aborted.length === 2) done.resolve()
      return {}
    })
    const controller = new AbortController()
    const cancelled = a.call(b.peerId, wait, {}, { signal: controller.signal })
    await started.promise
    controller.abort()
    await expect(cancelled).rejects.toMatchObject({ code: 'NET_CANCELLED' })
    await expect(a.call(b.peerId, wait, {}, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'NET_TIMEOUT' })
    await done.promise
    expect(aborted[0]).toBe('NET_CANCELLED')
  })

  it('fail when the connection ends, and the next call opens another', async () => {
    const directory = new MemoryDirectory()
    const identity = createIdentity()
    const a = await startNode(directory)
    const b = await startNode(directory, { identity })
    const started = Promise.withResolvers<void>()
    b.handle(wait, (_, { signal }) => {
      started.resolve()
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({}), { once: true }))
    })
    const broken = a.call(b.peerId, wait, {})
    broken.catch(() => {})
    await started.promise
    await b.stop()
    await expect(broken).rejects.toMatchObject({ code: 'NET_CLOSED' })
    const again = await startNode(directory, { identity })
    again.handle(wait, async () => ({}))
    expect(await a.call(b.peerId, wait, {})).toEqual({})
  })

  it('close an idle session and open another when needed', async () => {
    const { a, b } = await startPair({ limits: { idleSessionMs: 100 } })
    b.handle(add, async () => ({ sum: 1 }))
    await a.call(b.peerId, add, { a: 1, b: 1 })
    await expect.poll(() => b.connectionCount).toBe(0)
    expect(await a.call(b.peerId, add, { a: 1, b: 1 })).toEqual({ sum: 1 })
  })

  it('are rejected over a limit', async () => {
    const { a, b } = await startPair({ limits: { requestsPerSecond: 10, messageBytes: 1000 } })
    b.handle(add, async () => ({ sum: 1 }))
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => a.call(b.peerId, add, { a: 1, b: 1 })),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(30)
    expect(refused[0]!.reason).toMatchObject({ code: 'NET_LIMIT' })
    const big = defineCall('big', z.string(), z.string())
    await expect(a.call(b.peerId, big, 'x'.repeat(2000))).rejects.toMatchObject({ code: 'NET_LIMIT' })
  })
})
