/** One JSON value for programs, or the text for people. */
export function print(options: { json?: boolean }, value: unknown, text: () => string): void {
  process.stdout.write(options.json ? `${toJson(value)}\n` : text())
}

/** Amounts as text: JSON numbers lose digits. */
export const toJson = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each))
