/**
 * Divides the tokens of one batch among works with these numbers of tokens left: each gets one, so that no answer stops while
 * another prompt is read, and the rest goes to the works that came first.
 */
export function shareBatch(left: readonly number[], batchTokens: number): number[] {
  let room = Math.max(0, batchTokens - left.length)
  return left.map((tokens) => {
    const more = Math.min(tokens - 1, room)
    room -= more
    return 1 + more
  })
}
