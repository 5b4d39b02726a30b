/** A cut answer is confirmed this many times as often: otherwise a cheater would break off what it fears to be checked. */
export const cutFactor = 4
/** The share of a confirmer's asks that are planted wrong answers, so that a confirmer which does not look is found. */
export const plantedShare = 0.1

/**
 * Decides whether an answer is confirmed. Call it after the final receipt, with private randomness in [0, 1): nothing that
 * the executor sees before may depend on the draw.
 */
export function drawsConfirmation(share: number, cut: boolean, random: number): boolean {
  return random < (cut ? Math.min(1, share * cutFactor) : share)
}

/** Decides whether the next ask of a confirmer is a planted wrong answer, with private randomness in [0, 1). */
export function drawsPlanted(random: number): boolean {
  return random < plantedShare
}
