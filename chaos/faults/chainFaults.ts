import { setTimeout as pause } from 'node:timers/promises'
import { type Hex, requestResult, wantBlock } from '@muster-network/chain'
import { seededRandom } from '@muster-network/core'
import { deepestReorganisation } from '../network/pace.ts'
import type { Lie } from '../network/RpcProxy.ts'
import { reorganise } from '../network/reorganise.ts'
import { between, type FaultKind, pick, someNode } from './Fault.ts'

const lies: readonly Lie[] = ['oldHead', 'missingLogs', 'repeatedLogs', 'silence']

/** The RPC endpoint of one node lies. */
export const lyingRpc: FaultKind = {
  name: 'lying RPC',
  weight: 2,
  choose(network, random) {
    const { node, ms } = someNode(network, random)
    const lie = pick(lies, random)
    return {
      what: `RPC endpoint of ${node.name} lies for ${ms} ms: ${lie}`,
      targets: [`${node.name}'s endpoint`],
      async happen() {
        node.rpc.lie = lie
        await pause(ms)
        node.rpc.lie = undefined
      },
    }
  },
}

/** Share of the transactions of the abandoned blocks that the new branch has never heard of. */
const lostShare = 0.3

/** The chain follows another branch, which is longer at once, as the one that replaces another must be. */
export const reorganisation: FaultKind = {
  name: 'reorganisation',
  weight: 1,
  choose({ chain, chainDir, rpc }, random) {
    const depth = between(1, deepestReorganisation, random)
    // a stream of its own: how many transactions there are must not change the choices after this one
    const ofLosses = seededRandom(between(0, 2 ** 31, random))
    return {
      what: `reorganisation of ${depth} blocks`,
      targets: ['chain'],
      async happen() {
        await chain.ready()
        const head = Number(await requestResult<Hex>(rpc, 'eth_blockNumber'))
        await chain.kill()
        await reorganise(chainDir, depth, () => ofLosses() < lostShare)
        chain.start()
        await chain.ready()
        await wantBlock(rpc, { number: head + 1 })
      },
    }
  },
}
