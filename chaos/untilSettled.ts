import { setTimeout as pause } from 'node:timers/promises'
import { type Hex, requestResult } from '@muster-network/chain'
import type { NodeStatus } from './network/nodeProcess.ts'
import { confirmations } from './network/pace.ts'
import type { ChaosNetwork } from './network/startNetwork.ts'
import type { TaskStream } from './TaskStream.ts'

/** Time for everything to end after the last fault: every deadline of the rules in a row, on a busy machine. */
const settleMs = 10 * 60_000

/** Blocks that a node may be behind: those that confirm a block, and a few that came since. */
const slackBlocks = confirmations + 20

/** Waits until every task and every node is at rest. Returns what is not after the longest wait. */
export async function untilSettled(
  network: ChaosNetwork,
  tasks: TaskStream,
  progress: (line: string) => void,
): Promise<string[]> {
  const until = performance.now() + settleMs
  for (let round = 1; ; round++) {
    await tasks.look()
    const open = [...tasks.submitted.keys()].filter((name) => !tasks.seen.get(name)?.isClosed)
    const restless = await restlessNodes(network)
    if (open.length === 0 && restless.length === 0) return []
    if (performance.now() > until) return [...open.map((name) => `${name} is not closed`), ...restless]
    if (round % 15 === 0) progress(`waiting for ${[...open, ...restless].join('; ')}`)
    await pause(2_000)
  }
}

/** Says of each node what keeps it from being at rest; a node that is not ready is stuck in its start. */
async function restlessNodes({ nodes, rpc }: ChaosNetwork): Promise<string[]> {
  try {
    const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
    return (await Promise.all(nodes.map((node) => whyRestless(node, head)))).flat()
  } catch (error) {
    return [`the chain: ${(error as Error).message}`]
  }
}

async function whyRestless(
  { name, process }: ChaosNetwork['nodes'][number],
  head: number,
): Promise<string[]> {
  try {
    const { block, openIntents, assignments } = await process.ask<NodeStatus>('status')
    return [
      ...(block < head - slackBlocks ? [`${name} has read block ${block} of ${head}`] : []),
      ...openIntents.map((intent) => `${name} has an open transaction: ${intent}`),
      ...(assignments > 0 ? [`${name} has ${assignments} open assignments`] : []),
    ]
  } catch (error) {
    return [(error as Error).message]
  }
}
