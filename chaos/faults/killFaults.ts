import { setTimeout as pause } from 'node:timers/promises'
import { between, type FaultKind, someNode } from './Fault.ts'

/** kill -9 of a node, which a supervisor starts again. */
export const killNode: FaultKind = {
  name: 'kill',
  weight: 4,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    return {
      what: `kill -9 ${node.name}, down for ${ms} ms`,
      targets: [node.name],
      async happen() {
        await node.process.kill()
        await pause(ms)
        node.process.start()
      },
    }
  },
}

/** kill -9 of the chain's process, or of the anvil below it. */
export const killChain: FaultKind = {
  name: 'kill chain',
  weight: 1,
  choose({ chain }, random) {
    const ms = between(500, 5_000, random)
    const onlyAnvil = random() < 0.5
    return {
      what: onlyAnvil ? 'kill -9 anvil' : `kill -9 chain, down for ${ms} ms`,
      targets: ['chain'],
      async happen() {
        await chain.ready()
        if (onlyAnvil) {
          process.kill(await chain.ask<number>('anvilPid'), 'SIGKILL')
          return
        }
        await chain.kill()
        await pause(ms)
        chain.start()
        await chain.ready()
      },
    }
  },
}

/** A process that does nothing for some seconds: a machine that sleeps, or swaps. */
export const freeze: FaultKind = {
  name: 'freeze',
  weight: 2,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    const process = random() < 0.15 ? network.chain : node.process
    return {
      what: `SIGSTOP ${process.name} for ${ms} ms`,
      targets: [process.name],
      async happen() {
        process.signal('SIGSTOP')
        await pause(ms)
        process.signal('SIGCONT')
      },
    }
  },
}
