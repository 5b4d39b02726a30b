/** ANSI escape sequences: terminal colours and cursor movements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g

/** Control and bidirectional characters, which could make a line read as something else. */
const hidden = /(?![\t\n])[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Makes untrusted text safe to display: strips escape sequences and replaces invisible characters with visible ones.
 */
export function plainText(text: string): string {
  return text.replace(escapes, '').replace(hidden, '\ufffd')
}
