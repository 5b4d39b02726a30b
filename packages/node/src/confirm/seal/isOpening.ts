import { type Hex, rootFrom, zeroHash } from '@muster-network/chain'
import type { z } from 'zod'
import type { confirmAnswer } from '../../wire/confirmCalls.ts'
import { sealOfVerdict, type VerdictToSeal } from './sealVerdict.ts'
import { secondChoiceLeaf } from './secondChoiceLeaf.ts'

export type Opening = Extract<z.output<typeof confirmAnswer.down>, { type: 'opening' }>

/** The seal of a confirmer, and the positions that it was asked to open. */
export type Sealed = Pick<VerdictToSeal, 'streamId' | 'requestId' | 'confirmer'> & {
  seal: Hex
  /** Positions with a second choice. */
  positions: number
  opened: readonly number[]
}

/** Returns whether an opening fits its seal: the verdict, and the second choice at each of the opened positions. */
export function isOpening({ seal, positions, opened, ...names }: Sealed, opening: Opening): boolean {
  const { verdict, nonce, root, values } = opening
  if (values.length !== opened.length || (positions === 0 && root !== zeroHash)) return false
  if (sealOfVerdict({ ...names, verdict, root, nonce }) !== seal) return false
  const depth = Math.ceil(Math.log2(Math.max(1, positions)))
  return values.every(
    ({ value, proof }, i) =>
      proof.length === depth && rootFrom(secondChoiceLeaf(nonce, value), opened[i]!, proof) === root,
  )
}
