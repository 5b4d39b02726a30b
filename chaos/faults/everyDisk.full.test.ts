import { expect, it } from 'vitest'
import { canIsolate } from '../isolate.ts'
import { playInProcess } from '../playInProcess.ts'

// A real full file system for every part of a network while it works: relay, veto nodes, coordinator, providers, client, chain.
it('survives a full disk in every role, says so, and goes on when there is space', {
  timeout: 25 * 60_000,
}, async (context) => {
  if (!canIsolate()) context.skip('no namespaces of our own on this machine')
  const { metrics, log } = await playInProcess('--minutes', '15', '--every-disk')
  expect(metrics, log).toMatchObject({
    faults: 12,
    ...{ lost_tasks: 0, lost_units: 0, honest_slashed: 0, stuck: 0, crashes: 0 },
  })
  // a fault that does not go as it must is printed, such as a node that does not say that its disk is full
  expect(log).not.toContain('failed:')
})
