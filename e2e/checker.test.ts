import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { runExample } from '../examples/test/runExample.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { searchInput, searchTask } from './support/searchTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000

it('pays work that the client’s checker accepts on the executor and on the seats', { timeout }, () =>
  withNetwork({ providers: 4 }, async (network, { gains }) => {
    const { prescription, folder } = await searchTask(network, 'any')
    const client = network.client.client!
    const { taskId } = await client.submit(prescription, folder)
    const task = await client.whenEnded(taskId)
    const [name] = await readdir(task.resultsDir!)
    const { out } = await runExample('aligner', [], searchInput)
    expect(await readFile(path.join(task.resultsDir!, name!))).toEqual(out[name!])
    const { outcome, settlement, roster } = task.parts[0]!.deliveries[0]!
    expect([outcome, roster!.seats.length]).toEqual(['paid', 1])
    await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
    const { of, after } = await gains()
    expect(of.client).toBe(bondsMoved(network, task).client! - settlement!.paid - settlement!.fees)
    expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
  }),
)
