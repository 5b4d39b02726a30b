import { forStream } from './style.ts'

/** Prints one JSON value for programs, or text without control characters for people. */
export function print(options: { json?: boolean }, value: unknown, text: () => string): void {
  process.stdout.write(options.json ? `${toJson(value)}\n` : forStream(text(), process.stdout))
}

/** Serialises amounts as text, because JSON numbers lose digits, and escapes the control characters that JSON leaves as they are. */
export const toJson = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? each.toString() : each)).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u00${control.charCodeAt(0).toString(16)}`,
  )
