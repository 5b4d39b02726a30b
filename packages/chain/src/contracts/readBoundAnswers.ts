import { decodeFunctionData, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import type { Network } from './bindNetwork.ts'
import { councilAbi } from './generated/council.ts'
import type { Delivery, SeatAnswer, Terms } from './types.ts'

const empty32: Hex = `0x${'0'.repeat(64)}`
const computed = 1

/**
 * The answers that seats were bound to when more seats were asked for. The council keeps only their hashes and wants them
 * again; the transaction that asked carries them. None when it came through another contract.
 */
export async function readBoundAnswers(
  network: Pick<Network, 'client'>,
  asked: { transactionHash: Hex; terms: Terms; delivery: Delivery },
): Promise<SeatAnswer[]> {
  const { input } = await network.client.getTransaction({ hash: asked.transactionHash })
  try {
    const call = decodeFunctionData({ abi: councilAbi, data: input })
    if (call.functionName !== 'more') return []
    const [, , panel, answers, evidence] = call.args
    return answers.map((answer, seat) => {
      if (answer.kind !== computed || answer.leaf !== empty32) return answer
      // a zero stands for the executor's leaf, which was shown beside it
      const { check } = panel.seats[seat]!
      return { ...answer, leaf: leafOf(asked, panel.segments[check]!, evidence[check]!) }
    })
  } catch {
    return []
  }
}

function leafOf(
  { terms, delivery }: { terms: Terms; delivery: Delivery },
  segment: bigint,
  { digest, secret }: { digest: Hex; secret: Hex },
): Hex {
  if (secret === empty32) return digest
  const mark = delivery.startUnits + (segment + 1n) * terms.segmentUnits
  const units = mark < delivery.endUnits ? mark : delivery.endUnits
  const sealed = keccak256(encodeAbiParameters([{ type: 'bytes32' }], [secret]))
  return keccak256(
    encodeAbiParameters(
      [{ type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint256' }],
      [digest, sealed, units],
    ),
  )
}
