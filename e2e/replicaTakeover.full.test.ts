import path from 'node:path'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000

it('resumes a replica elsewhere from its own last state, to the same bytes', { timeout }, () =>
  withNetwork({ providers: 4 }, async (network, { gains }) => {
    const client = network.client.client!
    const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), {
      parts: 1,
      width: 320,
      height: 192,
      samples: 300,
      lines: {
        pay: '{ function: fixed, max: "12" }',
        halt: '{ bids: 4, afterMs: 20000 }',
        check: '{ how: redundant, replicas: 2 }',
      },
    })
    const { taskId } = await client.submit(prescription, folder)
    const savedOf = (part: number) => client.task(taskId)!.parts[part]?.saved.length ?? 0
    await expect.poll(() => Math.min(savedOf(0), savedOf(1)), { timeout: 60_000 }).toBeGreaterThan(0)
    const { executor: left } = client.task(taskId)!.parts[1]!
    const daemonOf = (account: string | undefined) =>
      network.providers.find(({ context }) => context.sender.address.toLowerCase() === account)!
    await daemonOf(left).provider!.turnOff()
    await client.whenEnded(taskId)
    await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000 }).toBe(true)
    const task = client.task(taskId)!
    expect(task.parts.map(({ assignment }) => assignment)).toEqual([1, 2])
    const begun = task.parts.map(({ executor }) =>
      daemonOf(executor)
        .context.journal.of(taskId)
        .map(({ entry }) => entry)
        .find((entry) => entry.step === 'running'),
    )
    expect(begun).toEqual([
      { step: 'running', part: 0 },
      { step: 'running', part: 1, resumed: true },
    ])
    expect(task.agreed).toEqual({ 0: [0, 1] })
    const prices = task.parts.map(
      ({ executor }) => task.bids.find(({ bid }) => bid.operator.toLowerCase() === executor)!.bid.price,
    )
    expect(
      task.parts.map(({ status, deliveries }) => [
        status,
        ...deliveries.map((each) => each.settlement?.paid),
      ]),
    ).toEqual(prices.map((price) => ['ended', price]))
    const { of, after } = await gains()
    const bonds = bondsMoved(network, task)
    expect(of.client).toBe(bonds.client! - prices[0]! - prices[1]!)
    const leaver = Object.entries(accountsOf(network)).find(
      ([, account]) => account.toLowerCase() === left,
    )![0]
    // work in one piece has no receipts, so leaving it costs nothing
    expect(of[leaver]).toBe(bonds[leaver]!)
    expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
  }),
)
