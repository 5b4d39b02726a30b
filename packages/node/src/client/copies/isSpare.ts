/** Copies that begin at once; the others are spares. The market knows the same number. */
const firstCopies = 2

/** A copy that runs only while the others do not agree. */
export function isSpare({ copies }: { copies: number }, part: number): boolean {
  return part % copies >= firstCopies
}
