// Smith–Waterman local alignment with affine gaps (Gotoh): a gap of k letters costs open + k · extend.

import { fail } from '../../assembly/fail'

export let score: i32 = 0
/** Positions of the aligned letters: 1-based, both ends inclusive. */
export let queryStart: i32 = 0
export let queryEnd: i32 = 0
export let targetStart: i32 = 0
export let targetEnd: i32 = 0
/** CIGAR string: runs of M (a letter in both), I (only in the query) and D (only in the target). */
export let cigar: string = ''

const maxCells: i64 = 1 << 28
const impossible: i32 = i32.MIN_VALUE / 2

// Traceback flags of a cell: the source of its score, and whether its two gaps extend earlier gaps.
const stop: u8 = 0
const diagonal: u8 = 1
const fromUp: u8 = 2
const fromLeft: u8 = 3
const sourceMask: u8 = 3
const upContinues: u8 = 4
const leftContinues: u8 = 8

let steps = new StaticArray<u8>(0)
let scores = new StaticArray<i32>(0)
let gapsDown = new StaticArray<i32>(0)

/** Aligns two sequences and stores the best local alignment in the exported variables (the first of several equal ones). */
export function align(
  query: Uint8Array,
  target: Uint8Array,
  match: i32,
  mismatch: i32,
  open: i32,
  extend: i32,
): void {
  const columns = target.length + 1
  const cells = <i64>(query.length + 1) * columns
  if (cells > maxCells)
    fail(`The sequences are too long to align: ${query.length} and ${target.length} letters.`)
  if (cells > steps.length) steps = new StaticArray<u8>(<i32>cells)
  if (columns > scores.length) {
    scores = new StaticArray<i32>(columns)
    gapsDown = new StaticArray<i32>(columns)
  }
  for (let j = 0; j < columns; j++) {
    scores[j] = 0
    gapsDown[j] = impossible
    steps[j] = stop
  }

  score = 0
  queryEnd = 0
  targetEnd = 0
  for (let i = 1; i <= query.length; i++) {
    const letter = unchecked(query[i - 1])
    const row = i * columns
    let aboveLeft = 0
    let gapRight = impossible
    unchecked((steps[row] = stop))
    for (let j = 1; j < columns; j++) {
      let step: u8 = 0
      const openDown = unchecked(scores[j]) - open - extend
      const extendDown = unchecked(gapsDown[j]) - extend
      let down = openDown
      if (extendDown > openDown) {
        down = extendDown
        step |= upContinues
      }
      unchecked((gapsDown[j] = down))

      const openRight = unchecked(scores[j - 1]) - open - extend
      const extendRight = gapRight - extend
      gapRight = openRight
      if (extendRight > openRight) {
        gapRight = extendRight
        step |= leftContinues
      }

      let best = aboveLeft + (letter == unchecked(target[j - 1]) ? match : mismatch)
      let source = diagonal
      if (down > best) {
        best = down
        source = fromUp
      }
      if (gapRight > best) {
        best = gapRight
        source = fromLeft
      }
      if (best <= 0) {
        best = 0
        source = stop
      }
      aboveLeft = unchecked(scores[j])
      unchecked((scores[j] = best))
      unchecked((steps[row + j] = step | source))
      if (best > score) {
        score = best
        queryEnd = i
        targetEnd = j
      }
    }
  }
  traceBack(columns)
}

function traceBack(columns: i32): void {
  let i = queryEnd
  let j = targetEnd
  let runs = ''
  let run = 0
  let kind = ''
  while (true) {
    const step = unchecked(steps[i * columns + j])
    const source = step & sourceMask
    if (source == stop) break
    let letter = 'M'
    let length = 1
    if (source == diagonal) {
      i--
      j--
    } else if (source == fromUp) {
      letter = 'I'
      while (unchecked(steps[i * columns + j]) & upContinues) {
        i--
        length++
      }
      i--
    } else {
      letter = 'D'
      while (unchecked(steps[i * columns + j]) & leftContinues) {
        j--
        length++
      }
      j--
    }
    if (letter != kind) {
      if (run > 0) runs = `${run}${kind}${runs}`
      kind = letter
      run = 0
    }
    run += length
  }
  if (run > 0) runs = `${run}${kind}${runs}`
  queryStart = i + 1
  targetStart = j + 1
  cigar = runs
}
