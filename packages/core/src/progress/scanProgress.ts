/** The last share that a program reported in its output, and the begun line after it. */
export type ProgressScan = { share: number | undefined; rest: string }

export const nothingScanned: ProgressScan = { share: undefined, rest: '' }

/** A longer line is other output. */
const longestLine = 80
const number = String.raw`\d{1,15}(?:\.\d{1,9})?`
const progressLine = new RegExp(String.raw`^muster:progress (${number})(?:/(${number})|(%))?\s*$`)

/**
 * Reads progress lines from the next piece of a program's output: `muster:progress 3/20`, `15%` or `0.15` alone on a line of stdout or
 * stderr. The program is a stranger's: the numbers are bounded, only shown, and never used for money.
 *
 * @example scanProgress(nothingScanned, Buffer.from('muster:progress 3/20\n')).share // 0.15
 */
export function scanProgress(before: ProgressScan, bytes: Uint8Array): ProgressScan {
  // progress lines are ASCII; every other byte only has to stay one character
  const lines = (before.rest + new TextDecoder('latin1').decode(bytes)).split('\n')
  const rest = lines.pop() ?? ''
  const share = lines.reduce<number | undefined>((last, line) => shareIn(line) ?? last, before.share)
  // keep enough of a long line that its end is not taken for a line of its own
  return { share, rest: rest.slice(0, longestLine + 1) }
}

function shareIn(line: string): number | undefined {
  if (line.length > longestLine) return undefined
  const [, first, total, percent] = progressLine.exec(line) ?? []
  if (first === undefined) return undefined
  const share = Number(first) / (total !== undefined ? Number(total) : percent === undefined ? 1 : 100)
  return share >= 0 && share <= 1 ? share : undefined
}
