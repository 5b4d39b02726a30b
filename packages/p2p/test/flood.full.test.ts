import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { defineCall, MemoryDirectory } from '../src/index.ts'
import { startHiddenNode, startNode } from './startNodes.ts'

const echo = defineCall('echo', z.string(), z.string())

describe('10,000 half-open connections from four processes', () => {
  it('leave a relay reachable, its targets registered, and within its limits', async () => {
    const directory = new MemoryDirectory()
    const relay = await startNode(directory, { relay: {}, limits: { handshakeTimeoutMs: 60_000 } })
    relay.handle(echo, async (text) => text)
    const hidden = await startHiddenNode(directory, [relay])
    hidden.handle(echo, async (text) => text)
    const port = relay.address!.port
    const script = fileURLToPath(new URL('halfOpen.ts', import.meta.url))
    const attackers = [2, 3, 4, 5].map((last) =>
      fork(script, [JSON.stringify({ port, count: 2500, localAddress: `127.0.0.${last}` })]),
    )
    onTestFinished(() => attackers.forEach((child) => void child.kill()))
    const settled = Promise.all(attackers.map((child) => once(child, 'message')))
    // Calls must succeed during and after the flood.
    const during = await startNode(directory)
    expect(await during.call(relay.peerId, echo, 'x')).toBe('x')
    await settled
    expect(relay.pendingCount).toBeGreaterThan(0)
    expect(relay.pendingCount).toBeLessThanOrEqual(4 * 64 + 64)
    const after = await startNode(directory)
    expect(await after.call(relay.peerId, echo, 'y')).toBe('y')
    expect(await after.call(hidden.peerId, echo, 'z')).toBe('z')
  })
})
