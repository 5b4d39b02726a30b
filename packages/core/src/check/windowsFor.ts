import { MusterError } from '../errors/MusterError.ts'
import { type CouncilChances, wrongAccepted } from './councilOdds.ts'

/** Most windows that a delivery may draw; the market's limit. */
export const maxWindows = 32

/** The share of a delivery in one window when the task file names none: about 5% extra compute, and a lock of 40 prices. */
export const defaultShare = 1 / 25

/** Returns w: the segments of a window that is at least `share` of a delivery of K segments. */
export function windowSegmentsFor(segments: number, share: number = defaultShare): number {
  // 1e-9: 175 * 0.04 is slightly more than 7
  return Math.min(segments, Math.max(1, Math.ceil(segments * share - 1e-9)))
}

/** Returns the maximum probability of finding one forged link. It is below 1 even if all is replayed: the council can err. */
export function attainableProbability(chances: CouncilChances): number {
  return 1 - wrongAccepted(chances)
}

/**
 * Returns s: how many of the windows to draw so that the council finds one forged link with probability p:
 * s = ⌈p · windows / (1 − e)⌉, where e is the council's error.
 *
 * @throws MusterError SPEC_UNATTAINABLE_ASSURANCE when even all windows are not enough
 */
export function windowsFor(options: { p: number; windows: number; chances: CouncilChances }): number {
  const { p, windows, chances } = options
  const most = attainableProbability(chances)
  if (!(p > 0 && p < 1) || p > most)
    throw new MusterError(
      'SPEC_UNATTAINABLE_ASSURANCE',
      `cannot find a forged link with probability ${p}: the maximum at lead ${chances.lead} is ${most}`,
      { details: { p, most, lead: chances.lead } },
    )
  // float rounding may reach one more at p = 1 − e
  return Math.min(windows, Math.max(1, Math.ceil((p * windows) / most - 1e-9)))
}
