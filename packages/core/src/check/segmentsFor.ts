import { MusterError } from '../errors/MusterError.ts'
import { worstWrongAccepted } from './councilOdds.ts'

/** How many segments of one delivery can be drawn: one byte on the chain. */
export const mostDrawnSegments = 255

/** The largest probability of finding one wrong segment: all are replayed, and the council still errs at times. */
export function attainableProbability(lead: number, dishonestShare: number): number {
  return 1 - worstWrongAccepted(lead, dishonestShare)
}

/**
 * How many of K segments to draw so that a delivery with one wrong segment is found with probability p:
 * s = ⌈pK / (1 − err)⌉, with err the worst that the council may do at any M.
 *
 * @throws MusterError SPEC_UNATTAINABLE_ASSURANCE when even all K are not enough
 */
export function segmentsFor(options: {
  p: number
  segments: number
  lead: number
  dishonestShare: number
}): number {
  const { p, segments, lead, dishonestShare } = options
  const most = attainableProbability(lead, dishonestShare)
  if (!(p > 0 && p < 1) || p > most)
    throw new MusterError(
      'SPEC_UNATTAINABLE_ASSURANCE',
      `a probability of ${p} cannot be had, at most ${most}`,
      {
        details: { p, most, lead },
      },
    )
  // Rounding in floats may reach K + 1 at p = 1 − err.
  return Math.min(segments, Math.max(1, Math.ceil((p * segments) / most - 1e-9)))
}
