import { stripVTControlCharacters, styleText } from 'node:util'
import { plainText } from './plainText.ts'

/** The styles of our texts. None of them can hide or move text. */
export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

/** Styles a text always; {@link forStream} removes the styles where they are not wanted. */
export function styled(style: Style | undefined, text: string): string {
  return style === undefined || text === '' ? text : styleText(style, text, { validateStream: false })
}

const escapeCode = String.fromCharCode(27)
const styleCodes = new RegExp(`(${escapeCode}\\[(?:1|2|22|31|32|33|36|39)m)`)

/**
 * Prepares a text for a stream: control characters are replaced, and our own styles are kept only for a terminal with
 * colours. Node reads NO_COLOR and FORCE_COLOR.
 */
export function forStream(text: string, stream: NodeJS.WriteStream): string {
  const clean = text
    .split(styleCodes)
    .map((piece, i) => (i % 2 === 1 ? piece : plainText(piece)))
    .join('')
  return hasColours(stream) ? clean : stripVTControlCharacters(clean)
}

function hasColours(stream: NodeJS.WriteStream): boolean {
  return styleText('red', 'x', { stream }) !== 'x'
}
