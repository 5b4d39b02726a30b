import type { ComparedAnswer, StreamEquivalence } from '@muster-network/core'
import { compareEmbeddings } from '../../../confirm/judge/compareEmbeddings.ts'

/** The opened answer of one member of a council. */
export type OpenedAnswer = ComparedAnswer & { bytes: Uint8Array }

/**
 * Returns e of a stream for the answers of a council. Equal hashes are always equivalent. Answers under `bytes`, `tokens` and `margin` must
 * be equal: they were drawn with the same seed. Embeddings under `cosine` may differ by their tolerance.
 */
export function isEquivalent(equivalence: StreamEquivalence): (a: OpenedAnswer, b: OpenedAnswer) => boolean {
  if (typeof equivalence === 'string' || equivalence.how !== 'cosine') return (a, b) => a.key === b.key
  const { tolerance } = equivalence
  return (a, b) => {
    const distance = compareEmbeddings(a.bytes, b.bytes)
    return distance !== undefined && distance <= tolerance
  }
}
