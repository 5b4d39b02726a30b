import { setTimeout as pause } from 'node:timers/promises'
import type { NodeStatus } from '../network/nodeProcess.ts'
import type { ChaosNetwork, ChaosNode } from '../network/startNetwork.ts'
import type { Fault } from './Fault.ts'

/** Long enough for several blocks, records and reports that cannot be stored. */
const fullMs = 8_000
/** A node looks at its disk every few seconds. */
const sayMs = 30_000

/** Fills the disk of every part of the network once, one after the other, and frees it again. */
export function* everyDisk(network: ChaosNetwork): Generator<Fault, void, undefined> {
  for (const node of network.nodes) yield fullDiskOf(node)
  const { chain, chainDisk } = network
  yield {
    what: 'full disk of chain',
    targets: ['chain'],
    async happen() {
      chainDisk!.fill()
      await pause(fullMs)
      chainDisk!.free()
      await chain.ready()
    },
  }
}

function fullDiskOf({ name, process, disk }: ChaosNode): Fault {
  const isFull = async () => (await process.ask<NodeStatus>('status')).isDiskFull
  return {
    what: `full disk of ${name}`,
    targets: [name],
    afterMs: 1_000,
    async happen() {
      const { pid } = process
      disk!.fill()
      await pause(fullMs)
      await until(isFull, `${name} does not say that its disk is full`)
      disk!.free()
      await until(async () => !(await isFull()), `${name} does not say that its disk has space again`)
      if (process.pid !== pid) throw new Error(`${name} did not survive a full disk`)
    },
  }
}

async function until(holds: () => Promise<boolean>, problem: string): Promise<void> {
  for (const end = performance.now() + sayMs; !(await holds()); await pause(250))
    if (performance.now() > end) throw new Error(problem)
}
