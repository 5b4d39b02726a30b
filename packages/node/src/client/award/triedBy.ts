import { dataPart, type PartAward } from '../ClientContext.ts'

/**
 * Returns the operators that a part is not awarded to: those that ran it, and those that ran another replica of it. A
 * replica may still resume from a state that such an operator saved, and one operator behind two replicas could make
 * them agree.
 */
export function triedBy(
  awards: readonly Pick<PartAward, 'part' | 'executor'>[],
  terms: { replicas: number },
  part: number,
): Set<string> {
  const ofPart = awards.filter((award) => dataPart(terms, award.part) === dataPart(terms, part))
  return new Set(ofPart.map(({ executor }) => executor.toLowerCase()))
}
