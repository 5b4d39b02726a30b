import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../store/openStore.ts'
import { Records } from '../../store/Records.ts'
import { type RefusalCounts, Refusals } from './Refusals.ts'

it('writes its counts when a full disk has space again', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'muster-refusals-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const store = openStore(path.join(dir, 'state.sqlite'))
  onTestFinished(() => store.close())
  const records = new Records<RefusalCounts>(store, 'refusals')
  const put = records.put.bind(records)
  let failures = 0
  // SQLite refuses to write once, as on a full disk
  records.put = (id, value) => {
    try {
      put(id, value)
    } catch (error) {
      failures++
      store.exec('PRAGMA query_only = OFF')
      throw error
    }
  }
  store.exec('PRAGMA query_only = ON')
  const refusals = new Refusals(records)
  const taskId: Hex = '0x01'
  refusals.add(taskId, 'peer' as PeerId, ['price'])
  await expect.poll(() => records.get(taskId), { timeout: 10_000 }).toEqual({ price: 1 })
  expect(failures).toBe(1)
  refusals.stop()
})
