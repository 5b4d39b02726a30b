import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readApiFile } from '../../src/index.ts'
import { gatewayCalls } from './gatewayCalls.ts'
import { moveCalls } from './moveCalls.ts'
import { networkCalls } from './networkCalls.ts'
import { type OwnerCase, startOn } from './OwnerCase.ts'
import { providerCalls } from './providerCalls.ts'
import { reservationCalls } from './reservationCalls.ts'
import { taskCalls } from './taskCalls.ts'

// The process of `muster up`, called through its API as a page or the command line would: real chain, peers and
// sandbox. A network takes some seconds to start, so the test groups share one, in this order.

const the = {} as OwnerCase

beforeAll(async () => {
  the.dataDir = await mkdtemp(path.join(tmpdir(), 'muster-owner-'))
  the.owner = await startOn(the.dataDir)
  const { port, token } = (await readApiFile(the.dataDir))!
  the.api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
}, 180_000)
afterAll(async () => {
  await the.owner?.stop()
  await rm(the.dataDir, { recursive: true, force: true })
}, 60_000)

networkCalls(the)
taskCalls(the)
providerCalls(the)
reservationCalls(the)
gatewayCalls(the)

it('serves health and metrics to monitoring', async () => {
  const { owner } = the
  const metrics = await (await fetch(`http://127.0.0.1:${owner.api.port}/metrics`)).text()
  expect(metrics).toMatch(/^muster_network_tasks\{status="ended"\} 1$/m)
  expect(metrics).toMatch(/^muster_chain_block \d+$/m)
})

moveCalls(the)
