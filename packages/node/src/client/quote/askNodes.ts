import type { Terms } from '@muster-network/chain'
import { type BatchPrescription, hasCode } from '@muster-network/core'
import type { LedgerNode } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { quoteTask } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import { gpuAsked } from '../post/planTask.ts'

export type NodeAnswer =
  | { node: LedgerNode; bids: true; price: bigint; maxParts: number }
  | { node: LedgerNode; bids: false; reasons: { reason: string; why: string }[] }

/** The most nodes that are asked, and for how long: a quote is a look, not a search. */
const mostAsked = 200
const askMs = 2_000

/** Asks the listed nodes of a class whether they would bid, all at once. Who does not answer in time is a refusal too. */
export async function askNodes(
  { ledger, peer, sender }: ClientContext,
  terms: Terms,
  { instructions }: BatchPrescription,
  className: string,
  signal?: AbortSignal,
): Promise<NodeAnswer[]> {
  const nodes = ledger
    .nodes({ classId: terms.classId })
    .filter(({ operator }) => operator !== sender.address.toLowerCase())
    .slice(0, mostAsked)
  const question = {
    className,
    parts: terms.parts,
    maxPrice: terms.maxPrice,
    maxUnits: terms.maxUnits,
    runMs: terms.runSeconds * 1000,
    stakeLock: terms.stakeLock,
    allOrNothing: terms.allOrNothing,
    how: terms.how,
    minScore: instructions.minScore,
    ...(instructions.gpu && { gpu: gpuAsked(instructions.gpu) }),
    regions: instructions.region === 'any' ? [] : instructions.region,
    memoryBytes: instructions.memory,
    diskBytes: instructions.disk,
  }
  const until = AbortSignal.any([AbortSignal.timeout(askMs), ...(signal ? [signal] : [])])
  return Promise.all(
    nodes.map(async (node): Promise<NodeAnswer> => {
      try {
        const answer = await peer.call(peerOf(node.facts.peerKey), quoteTask, question, {
          signal: until,
          timeoutMs: askMs,
        })
        return { node, ...answer }
      } catch (error) {
        const reason = hasCode(error, 'NET_METHOD_UNKNOWN') ? 'no-quotes' : 'unreachable'
        const why = error instanceof Error ? error.message.slice(0, 300) : 'it did not answer'
        return { node, bids: false, reasons: [{ reason, why }] }
      }
    }),
  )
}
