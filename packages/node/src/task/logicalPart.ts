import type { Terms } from '@muster-network/chain'

/** The index of a part's work in the manifest. Replicas of a part share it. */
export function logicalPart(terms: Terms, part: number): number {
  return Math.floor(part / terms.replicas)
}
