/** One mistake in a task file, with the place where the reader's cursor should go. */
export type Problem = {
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** The field, such as `halt.bids`; empty for the file as a whole. */
  path: string
  /** What is wrong, in one sentence without a full stop. */
  what: string
  /** What to write instead. */
  hint: string
}

/** Where in the document: keys and list indexes from the root. */
export type Path = readonly (string | number)[]

/** A mistake before its place in the text is known. */
export type Mistake = {
  path: Path
  what: string
  hint: string
  /** Point at the key instead of its value: for keys that should not be there. */
  atKey?: boolean
}
