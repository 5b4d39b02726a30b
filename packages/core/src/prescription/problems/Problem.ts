/** One mistake in a task file, with its line and column. */
export type Problem = {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** The field, such as `halt.bids`; empty for the file as a whole. */
  path: string
  /** Description of the mistake: one sentence without a full stop. */
  what: string
  /** The correction. */
  hint: string
}

/** Keys and list indexes from the root of the document. */
export type Path = readonly (string | number)[]

/** A mistake without its position in the text. */
export type Mistake = {
  path: Path
  what: string
  hint: string
  /** Point at the key instead of its value: for keys that should not be there. */
  atKey?: boolean
}
