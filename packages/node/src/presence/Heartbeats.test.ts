import { silentLogger } from '@muster-network/core'
import { createIdentity } from '@muster-network/p2p'
import { expect, it, vi } from 'vitest'
import { Heartbeats } from './Heartbeats.ts'

it('beats on after a beat that failed in its timer', async () => {
  const warned: unknown[] = []
  const logger = { ...silentLogger, warn: (context: object) => void warned.push(context) }
  // nothing but the identity and the clock is reached
  const context = { identity: createIdentity(), nowMs: () => 1, logger } as unknown as ConstructorParameters<
    typeof Heartbeats
  >[0]
  const heartbeats = new Heartbeats(context, {
    nodeId: `0x${'ab'.repeat(32)}`,
    className: 'wasm/1/x64',
    everyMs: 5,
    busy: () => {
      throw new Error('disk I/O error')
    },
  })
  heartbeats.start()
  await vi.waitFor(() => expect(warned.length).toBeGreaterThan(3))
  await heartbeats.stop()
})
