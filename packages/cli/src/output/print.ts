import { plainText } from './plainText.ts'

/** One JSON value for programs, or the text for people: without anything that steers their terminal. */
export function print(options: { json?: boolean }, value: unknown, text: () => string): void {
  process.stdout.write(options.json ? `${toJson(value)}\n` : plainText(text()))
}

/** Amounts as text: JSON numbers lose digits. The controls that JSON leaves as they are, terminals obey. */
export const toJson = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u00${control.charCodeAt(0).toString(16)}`,
  )
