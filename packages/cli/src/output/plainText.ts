/**
 * Text that cannot steer a terminal. Names of tasks and what they write are strangers': escape sequences in them could
 * hide lines, change the title or type into the shell.
 */
export function plainText(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\u{fffd}')
}

/** The same, in one line: for cells and names. */
export const plainLine = (text: string) => plainText(text).replaceAll(/[\n\t]/g, ' ')
