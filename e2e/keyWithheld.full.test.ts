import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { takePart } from '@muster-network/node'
import { expect, it } from 'vitest'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'charges a client that never sends the key a fee for each decline, and refunds the rest',
  { timeout: 300_000 },
  () =>
    // the time in which a part may be given back: a provider waits until fifteen seconds of it are left
    withNetwork({ providers: 4, rules: { awardSeconds: 20 } }, async (network, { gains }) => {
      network.client.context.peer.handle(takePart, async () => {
        throw new MusterError('NET_REFUSED', 'this client does not want to')
      })
      const made = await tracerTask(path.join(network.dir, 'keyless'), {
        parts: 1,
        lines: { instructions: '{ maxHours: 0.1, memory: 256MiB, startWithin: 4s }' },
      })
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      const { ledger, rules } = network.client.context
      const declined = () => ledger.events({ taskId }).filter(({ name }) => name === 'PartDeclined').length
      await expect.poll(declined, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(2)
      // the owner sees who declined and why
      const { journal } = network.client.context
      const returns = journal
        .of(taskId)
        .flatMap(({ entry }) => (entry.step === 'partReturned' ? [entry] : []))
      expect(returns.length).toBeGreaterThanOrEqual(2)
      for (const each of returns)
        expect(each).toMatchObject({
          how: 'declined',
          reason: 'no-data',
          why: 'this client does not want to',
        })
      expect(client.task(taskId)!.returns!.length).toBeGreaterThanOrEqual(2)
      client.cancel(taskId)
      await client.whenEnded(taskId)
      const { of } = await gains()
      const fees = Object.entries(of).filter(([name, gained]) => name !== 'client' && gained > 0n)
      expect(fees.length).toBeGreaterThanOrEqual(2)
      for (const [, gained] of fees) expect(gained % rules.declineFee).toBe(0n)
    }),
)
