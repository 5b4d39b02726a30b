import type { Terms } from '@muster-network/chain'
import { anySignal, type BatchPrescription, hasCode } from '@muster-network/core'
import { describeJail, jailsOf } from '../../ledger/jailsOf.ts'
import type { LedgerNode } from '../../ledger/Ledger.ts'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import { leastPledgeOf, lockRatioOf } from '../../task/lockOf.ts'
import { requestQuote } from '../../wire/calls.ts'
import type { ClientContext } from '../ClientContext.ts'
import { gpuAsked } from '../post/planTask.ts'

export type NodeAnswer =
  | { node: LedgerNode; bids: true; price: bigint; maxParts: number }
  | { node: LedgerNode; bids: false; reasons: { reason: string; why: string }[] }

/** Limits of a quote: the nodes that are asked, and the time for their answers. */
const maxAsked = 200
const askMs = 2_000

/** Asks the listed nodes of a class concurrently whether they would bid. A node that is jailed or times out counts as a refusal. */
export async function askNodes(
  { ledger, peer, sender }: ClientContext,
  terms: Terms,
  options: { prescription: BatchPrescription; className: string; signal?: AbortSignal | undefined },
): Promise<NodeAnswer[]> {
  const { className, signal } = options
  const { instructions } = options.prescription
  const nodes = ledger
    .nodes({ classId: terms.classId })
    .filter(({ operator }) => operator !== sender.address.toLowerCase())
    .slice(0, maxAsked)
  const question = {
    className,
    parts: terms.parts,
    maxPrice: terms.maxPrice,
    maxUnits: terms.maxUnits,
    memoryBytes: terms.memoryBytes,
    diskBytes: terms.diskBytes,
    runMs: terms.runSeconds * 1000,
    stakeLock: terms.stakeLock,
    lock: lockRatioOf(terms),
    pledge: leastPledgeOf(terms),
    allOrNothing: terms.allOrNothing,
    how: terms.how,
    minScore: instructions.minScore,
    ...(instructions.gpu && { gpu: gpuAsked(instructions.gpu) }),
    regions: instructions.region === 'any' ? [] : instructions.region,
  }
  const jails = jailsOf(ledger)
  const until = anySignal([AbortSignal.timeout(askMs), ...(signal ? [signal] : [])])
  return Promise.all(
    nodes.map(async (node): Promise<NodeAnswer> => {
      const jail = jails.get(node.operator)
      // its bid could not be awarded, whatever it answers
      if (jail)
        return { node, bids: false, reasons: [{ reason: 'jailed', why: `jailed ${describeJail(jail)}` }] }
      try {
        const answer = await peer.call(peerOf(node.facts.peerKey), requestQuote, question, {
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
