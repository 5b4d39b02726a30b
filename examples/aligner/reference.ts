// Computes the same scores in plain JavaScript, for the test and for the bench.

export type AlignerOptions = { match: number; mismatch: number; open: number; extend: number }

export type Alignment = { score: number; queryEnd: number; targetEnd: number }

/** Smith–Waterman with affine gaps: returns the best score and its 1-based end (the first of several equal ones). */
export function alignInJavaScript(query: string, target: string, options: AlignerOptions): Alignment {
  const { match, mismatch, open, extend } = options
  const rows = query.length
  const columns = target.length
  const width = columns + 1
  const impossible = -(2 ** 30)
  // Whole matrices, as in the textbook: simpler and slower than the single row of the module.
  const scores = new Int32Array((rows + 1) * width)
  const up = new Int32Array((rows + 1) * width).fill(impossible)
  const left = new Int32Array((rows + 1) * width).fill(impossible)
  const best: Alignment = { score: 0, queryEnd: 0, targetEnd: 0 }
  for (let i = 1; i <= rows; i++) {
    for (let j = 1; j <= columns; j++) {
      const at = i * width + j
      up[at] = Math.max(scores[at - width]! - open - extend, up[at - width]! - extend)
      left[at] = Math.max(scores[at - 1]! - open - extend, left[at - 1]! - extend)
      const same = query.charCodeAt(i - 1) === target.charCodeAt(j - 1)
      scores[at] = Math.max(0, scores[at - width - 1]! + (same ? match : mismatch), up[at]!, left[at]!)
      if (scores[at]! > best.score) Object.assign(best, { score: scores[at], queryEnd: i, targetEnd: j })
    }
  }
  return best
}
