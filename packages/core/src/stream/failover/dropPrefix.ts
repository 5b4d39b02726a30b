import type { AnswerRange } from './continueAnswer.ts'

export type PrefixDrop = {
  /** The ranges that stay, the last one possibly shorter. */
  kept: AnswerRange[]
  /** The executor whose token was reported. Its range is confirmed in any case: the report may be a lie. */
  suspect: string
}

/**
 * Drops the tokens from a reported position on. The next executor reports prefix tokens that it would not have chosen;
 * continuing them would make it answer for a stranger's text. Executors keep the pay that was signed for what they
 * generated. Returns undefined when the position is behind the prefix.
 */
export function dropPrefix(ranges: readonly AnswerRange[], position: number): PrefixDrop | undefined {
  const bad = ranges.find(({ from, tokens }) => from <= position && position < from + tokens.length)
  if (!bad) return undefined
  const before = ranges.slice(0, ranges.indexOf(bad))
  const rest = bad.tokens.slice(0, position - bad.from)
  return { kept: rest.length > 0 ? [...before, { ...bad, tokens: rest }] : before, suspect: bad.executor }
}
