import { type Hex, uint32s, windowHash } from '@muster-network/chain'
import type { StreamManifest } from '../task/StreamManifest.ts'
import type { GivenAnswer } from './judge/AnswerCase.ts'

/**
 * Returns the hash of a whole range as its receipt names it: the request, then each full window, then a last one that is not empty. Only
 * tokens and characters are counted as they come; any other body is one window.
 */
export function answerHashOf(
  request: Hex,
  { unit, windowUnits }: Pick<StreamManifest, 'unit' | 'windowUnits'>,
  answer: GivenAnswer,
): Hex {
  let hash = request
  if (answer.kind === 'tokens') {
    for (let at = 0; at < answer.ids.length; at += windowUnits)
      hash = windowHash(hash, uint32s(answer.ids.slice(at, at + windowUnits)))
    return hash
  }
  for (let rest = answer.body; rest.length > 0; ) {
    const end = unit === 'characters' ? endOfCharacters(rest, windowUnits) : rest.length
    hash = windowHash(hash, rest.subarray(0, end))
    rest = rest.subarray(end)
  }
  return hash
}

/** Returns the offset behind the first `count` characters of UTF-8: each has one byte that is no continuation. */
function endOfCharacters(bytes: Uint8Array, count: number): number {
  let seen = 0
  for (const [at, byte] of bytes.entries()) if ((byte & 0xc0) !== 0x80 && ++seen > count) return at
  return bytes.length
}
