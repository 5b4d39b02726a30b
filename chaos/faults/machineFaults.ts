import { setTimeout as pause } from 'node:timers/promises'
import { hasFakeClock } from '../network/fakeClock.ts'
import { between, type FaultKind, needsNamespaces, pick, someNode } from './Fault.ts'

/** The disk of a node, or of the chain, is full for some seconds. */
export const fullDisk: FaultKind = {
  name: 'full disk',
  weight: 2,
  missing: needsNamespaces,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    const { name, disk } = random() < 0.15 ? { name: 'chain', disk: network.chainDisk } : node
    const isKilled = random() < 0.2
    return {
      what: `full disk of ${name} for ${ms} ms${isKilled ? ', killed meanwhile' : ''}`,
      targets: [name],
      async happen() {
        const process = name === 'chain' ? network.chain : node.process
        disk!.fill()
        await pause(ms / 2)
        if (isKilled) {
          await process.kill()
          process.start()
        }
        await pause(ms / 2)
        disk!.free()
        await process.ready()
      },
    }
  },
}

/** The clock of a node jumps, and some seconds later it is right again. */
export const clockStep: FaultKind = {
  name: 'clock step',
  weight: 2,
  missing: () => (hasFakeClock ? undefined : 'it needs libfaketime (Debian: faketime)'),
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    const seconds = pick([-1, 1], random) * between(5, 7_200, random)
    return {
      what: `clock of ${node.name} stepped by ${seconds} s for ${ms} ms`,
      targets: [node.name],
      async happen() {
        node.clock!.step(seconds)
        await pause(ms)
        node.clock!.step(0)
      },
    }
  },
}
