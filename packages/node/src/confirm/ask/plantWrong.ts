import { keccak } from '@muster-network/chain'
import { gumbelOf, positionKey } from '@muster-network/core'
import type { AnswerCase } from '../judge/AnswerCase.ts'

/** Tokens that are replaced: one could by chance be a token that the model might have drawn. */
const replacedTokens = 3
/** Fewest tokens of an answer that can be planted. */
const leastTokens = 8
/** Tokens among which a replacement is chosen. */
const mostCandidates = 64

/**
 * Returns a wrong answer that looks like a given one, or undefined when none can be made of it. Replaces tokens by others of the same text,
 * those with the least noise at their position: the sampler draws them last. A replaced token changes the context of all that follow.
 */
export function plantWrong(given: AnswerCase, random: () => number): AnswerCase | undefined {
  const { work, answer, from } = given
  if (answer.kind === 'http') return plantBody(given, answer.body, random)
  if (work.kind !== 'tokens' || answer.ids.length < leastTokens) return undefined
  const ids = [...answer.ids]
  const ends = new Set(work.endTokens)
  const vocabulary = [...new Set([...work.tokens, ...ids])].filter((id) => !ends.has(id))
  const seed = Buffer.from(work.seed.slice(2), 'hex')
  // in the first half, so that many tokens behind it are wrong too
  for (let i = 0; i < replacedTokens; i++) {
    const at = Math.floor(random() * (ids.length / 2))
    const key = positionKey(keccak, seed, from + at)
    const others = Array.from(
      { length: mostCandidates },
      () => vocabulary[Math.floor(random() * vocabulary.length)]!,
    ).filter((id) => id !== answer.ids[at])
    if (others.length === 0) return undefined
    ids[at] = others.reduce((a, b) => (gumbelOf(key, b) < gumbelOf(key, a) ? b : a))
  }
  return { ...given, answer: { kind: 'tokens', ids } }
}

/** Changes a letter or digit of a text, or a bit of other bytes; turns all numbers of embeddings around. */
function plantBody(given: AnswerCase, body: Uint8Array, random: () => number): AnswerCase | undefined {
  if (body.length === 0 || given.answer.kind !== 'http') return undefined
  const text = Buffer.from(body).toString('utf8')
  const planted = text.includes('"embedding"')
    ? Buffer.from(
        text.replaceAll(
          /([[,]\s*)(-?)(\d)/g,
          (_, before, minus, digit) => `${before}${minus === '' ? '-' : ''}${digit}`,
        ),
      )
    : Buffer.from(body)
  if (planted.equals(body)) {
    const start = Math.floor(random() * planted.length)
    const found = planted.findIndex((byte, i) => i >= start && isAlphanumeric(byte))
    // the last bit turns a letter or digit into its neighbour
    planted[found < 0 ? start : found]! ^= 1
  }
  return { ...given, answer: { ...given.answer, body: planted } }
}

function isAlphanumeric(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}
