import { setTimeout as pause } from 'node:timers/promises'
import { type FaultKind, needsNamespaces, pick, someNode } from './Fault.ts'

/** No packet passes between two nodes. */
export const cutLink: FaultKind = {
  name: 'cut link',
  weight: 2,
  missing: needsNamespaces,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    const others = network.nodes.filter((each) => each !== node)
    const other = pick(others, random)
    return {
      what: `link between ${node.name} and ${other.name} cut for ${ms} ms`,
      targets: [`${node.name}'s link`, `${other.name}'s link`],
      async happen() {
        const restore = node.link!.cut(other.link!.host)
        await pause(ms)
        restore()
      },
    }
  },
}

/** All that a node sends takes long. */
export const slowLink: FaultKind = {
  name: 'slow link',
  weight: 1,
  missing: needsNamespaces,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    return {
      what: `slow link of ${node.name} for ${ms} ms`,
      targets: [`${node.name}'s link`],
      async happen() {
        const restore = node.link!.slow()
        await pause(ms)
        restore()
      },
    }
  },
}
