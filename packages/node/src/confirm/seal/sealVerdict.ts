import { type Hex, indexedMerkle, keccak, zeroHash } from '@muster-network/chain'
import { sealOf } from '@muster-network/core'
import type { WireVerdict } from '../../wire/confirmCalls.ts'
import { secondChoiceLeaf } from './secondChoiceLeaf.ts'

/** The contents of a confirmer's seal. */
export type VerdictToSeal = {
  streamId: Hex
  requestId: Hex
  /** The account of the confirmer: nobody else can open a copy of its seal. */
  confirmer: Hex
  verdict: WireVerdict
  /** The second choice of each position, in thousandths. */
  seconds: readonly number[]
  nonce: Hex
}

export type SealedVerdict = {
  seal: Hex
  /** The root over the second choices; zero when there are none. */
  root: Hex
  /** Returns the second choices at some positions, with their paths to the root. */
  open(positions: readonly number[]): { value: number; proof: Hex[] }[]
}

/** Seals a verdict together with all second choices, so that a few of them can be opened later. */
export function sealVerdict({ seconds, nonce, ...content }: VerdictToSeal): SealedVerdict {
  const leaves = seconds.map((value) => secondChoiceLeaf(nonce, value))
  const tree = leaves.length > 0 ? indexedMerkle(leaves) : undefined
  const root = tree?.root ?? zeroHash
  return {
    root,
    seal: sealOfVerdict({ ...content, root, nonce }),
    open: (positions) => positions.map((at) => ({ value: seconds[at]!, proof: tree!.proof(at) })),
  }
}

export function sealOfVerdict({
  streamId,
  requestId,
  confirmer,
  verdict,
  root,
  nonce,
}: Omit<VerdictToSeal, 'seconds'> & { root: Hex }): Hex {
  const { wrong, hard, missed } = verdict
  const answer = `0x${Buffer.from(keccak(Buffer.from(JSON.stringify([wrong, hard, missed])))).toString('hex')}`
  return sealOf(keccak, { streamId, requestId, answer, evidence: root, nonce, executor: confirmer }) as Hex
}
