import { dataPart, type PartAward } from '../ClientContext.ts'

/**
 * Operators that a part is not awarded to again: who ran it, and who ever ran another copy of it. What the latter saved there may be
 * what that copy still goes on from, and one operator behind two copies would make them agree.
 */
export function triedBy(
  awards: readonly Pick<PartAward, 'part' | 'executor'>[],
  terms: { copies: number },
  part: number,
): Set<string> {
  const ofPart = awards.filter((award) => dataPart(terms, award.part) === dataPart(terms, part))
  return new Set(ofPart.map(({ executor }) => executor.toLowerCase()))
}
