import type { Tone } from '../../ui/Badge.tsx'
import { plainText } from '../../ui/plainText.ts'

const good = /paid|settled|accepted|merged|ended|fetched|done|confirmed/i
const bad = /reject|slash|fraud|fail|expired|refus/i
const warn = /silent|challeng|cut|takeover|replace|cancel|decline|dispute/i

/** A step of the journal as a sentence's beginning: `partAwarded` is `Part awarded`. */
export function stepWords(step: string): { word: string; tone: Tone } {
  const spaced = plainText(step)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase()
  const word = spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
  const tone = bad.test(step) ? 'bad' : warn.test(step) ? 'warn' : good.test(step) ? 'ok' : 'info'
  return { word, tone }
}
