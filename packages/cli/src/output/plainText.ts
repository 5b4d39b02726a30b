/**
 * Replaces control characters. Task names and logs are untrusted: escape sequences in them could hide lines, change the
 * title or type into the shell.
 */
export function plainText(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\u{fffd}')
}

/** Like {@link plainText}, on one line: for table cells and names. */
export const plainLine = (text: string) => plainText(text).replaceAll(/[\n\t]/g, ' ')
