import { plainText } from './plainText.ts'

/** A name or a phrase as the beginning of a sentence: `PartAwarded` is `Part awarded`. */
export function sentenceCase(text: string): string {
  const spaced = plainText(text).replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, end, start) => `${end} ${start.toLowerCase()}`,
  )
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}
