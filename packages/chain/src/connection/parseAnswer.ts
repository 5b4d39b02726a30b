/** The JSON value of an answer, or its text when that is not JSON. */
export type ReadAnswer = { value: unknown; text?: never } | { value?: never; text: string }

export function parseAnswer(bytes: Buffer): ReadAnswer {
  const text = bytes.toString()
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { text }
  }
}
