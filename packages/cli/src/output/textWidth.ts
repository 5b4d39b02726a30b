import stringWidth from 'string-width'

/** Returns the number of terminal cells of a text: Chinese characters and emoji take two, combining marks none. */
export function textWidth(text: string): number {
  return /^[\u0020-\u007e]*$/.test(text) ? text.length : stringWidth(text)
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Shortens a text without styles to a number of cells, with `…` at its end. */
export function truncate(text: string, cells: number): string {
  if (textWidth(text) <= cells) return text
  let kept = ''
  let used = 1
  for (const { segment } of graphemes.segment(text)) {
    used += textWidth(segment)
    if (used > cells) break
    kept += segment
  }
  return cells <= 0 ? '' : `${kept.trimEnd()}…`
}

export const padEnd = (text: string, cells: number) => text + ' '.repeat(Math.max(0, cells - textWidth(text)))
export const padStart = (text: string, cells: number) =>
  ' '.repeat(Math.max(0, cells - textWidth(text))) + text

/** Breaks a text between words into lines of at most so many cells. A word that is longer keeps a line of its own. */
export function wrapWords(text: string, cells: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(longer) > cells) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Returns the width for tables and paragraphs. Without a terminal nothing is shortened, because programs read it. */
export function widthOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY ? Math.max(20, stream.columns || 80) : Number.POSITIVE_INFINITY
}
