/**
 * Returns the tokens that are paid: the ids that were sent, but not more than the decoded text has when it is encoded
 * again. An executor that splits words into more tokens than the tokenizer earns nothing by it.
 */
export function paidTokens(sentIds: number, reencodedTokens: number): bigint {
  return BigInt(Math.min(sentIds, reencodedTokens))
}

/** Returns the characters that are paid: Unicode code points, so that an emoji counts once in every language. */
export function paidCharacters(text: string): bigint {
  let count = 0n
  for (const _ of text) count++
  return count
}
