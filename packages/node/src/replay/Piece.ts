import {
  type Delivery,
  type Hex,
  type Roster,
  sealedLeaf,
  stillRunning,
  type Terms,
} from '@muster-network/chain'
import { segmentsOfWindow } from '@muster-network/core'

/** Segments of a delivery that are replayed in one run: from `from` up to and without `to`, counted within the delivery. */
export type Piece = { from: number; to: number }

/**
 * The job of a council, the same for every seat: the drawn windows, and in a last delivery the last segment unless a
 * window ends there.
 */
export function jobOf(
  terms: Pick<Terms, 'windowSegments'>,
  { segments, last }: Pick<Delivery, 'segments' | 'last'>,
  windows: Roster['windows'],
): Piece[] {
  const count = Number(segments)
  const pieces = windows.map((window) => {
    const { first, end } = segmentsOfWindow(Number(window), count, terms.windowSegments)
    return { from: first, to: end }
  })
  const isEndDrawn = pieces.some(({ to }) => to === count)
  return last && !isEndDrawn ? [...pieces, { from: count - 1, to: count }] : pieces
}

/**
 * What a juror replays: the council's job and the segment that the contest names. Without the job, an executor of rejected
 * work could win by naming a correct segment.
 */
export function piecesToReview(
  terms: Pick<Terms, 'windowSegments'>,
  delivery: Pick<Delivery, 'segments' | 'last'>,
  windows: Roster['windows'],
  segment: number,
): Piece[] {
  const job = jobOf(terms, delivery, windows)
  const isInJob = job.some(({ from, to }) => from === segment && to === segment + 1)
  return isInJob ? job : [...job, { from: segment, to: segment + 1 }]
}

/** Returns the leaf at a position under a delivery's root, from the hash of the state's digest. */
export function leafAt(
  terms: Pick<Terms, 'segmentUnits'>,
  delivery: Pick<Delivery, 'segments' | 'startUnits' | 'endUnits' | 'last' | 'result'>,
  position: number,
  state: Hex,
): Hex {
  return sealedLeaf({
    state,
    units: unitsAt(terms, delivery, position),
    end: isEnd(delivery, position) ? delivery.result : stillRunning,
  })
}

/** Returns the units that the replay of a job takes. */
export function unitsOfJob(
  terms: Pick<Terms, 'segmentUnits'>,
  delivery: Pick<Delivery, 'startUnits' | 'endUnits'>,
  job: readonly Piece[],
): bigint {
  const units = ({ from, to }: Piece) => unitsAt(terms, delivery, to) - unitsAt(terms, delivery, from)
  return job.reduce((sum, piece) => sum + units(piece), 0n)
}

/** Returns the units of the part at a position of a delivery. Its last segment may be shorter than the others. */
function unitsAt(
  { segmentUnits }: Pick<Terms, 'segmentUnits'>,
  { startUnits, endUnits }: Pick<Delivery, 'startUnits' | 'endUnits'>,
  position: number,
): bigint {
  const mark = startUnits + BigInt(position) * segmentUnits
  return mark < endUnits ? mark : endUnits
}

/** Whether the program has ended at a position of a delivery. */
export function isEnd({ last, segments }: Pick<Delivery, 'segments' | 'last'>, position: number): boolean {
  return last && position === Number(segments)
}
