import type { ChaosNetwork, ChaosNode } from '../network/startNetwork.ts'

export type Random = () => number

/** One fault that the driver has chosen: against which parts, and how long it lasts. */
export type Fault = {
  what: string
  /** Names of the parts that it hits. No two faults hit one part at a time. */
  targets: string[]
  /** The pause before it. */
  afterMs?: number
  /** Causes the fault and ends it again. */
  happen(): Promise<void>
}

export type FaultKind = {
  name: string
  /** How often it is chosen, relative to the others. */
  weight: number
  /** Returns the reason why this machine cannot have it. */
  missing?(network: ChaosNetwork): string | undefined
  choose(network: ChaosNetwork, random: Random): Fault
}

export function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!
}

export function between(low: number, high: number, random: Random): number {
  return Math.round(low + random() * (high - low))
}

/** A node, and for how long: well below the deadlines of the network's rules. */
export function someNode({ nodes }: ChaosNetwork, random: Random): { node: ChaosNode; ms: number } {
  return { node: pick(nodes, random), ms: between(1_000, 8_000, random) }
}

export const needsNamespaces = ({ client }: ChaosNetwork) =>
  client.link === undefined ? 'it needs namespaces: Linux, root, unshare and ip' : undefined
