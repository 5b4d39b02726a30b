import type { CST } from 'yaml'

/** Returns the nesting depth of a syntax tree. Uses an explicit stack, so that deep input cannot overflow the call stack. */
export function cstDepth(tokens: readonly CST.Token[]): number {
  let deepest = 0
  const open: { token: CST.Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next
    deepest = Math.max(deepest, depth)
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth: depth + 1 })
    if ('items' in token)
      for (const item of token.items) {
        if ('key' in item && item.key) open.push({ token: item.key, depth: depth + 1 })
        if ('value' in item && item.value) open.push({ token: item.value, depth: depth + 1 })
      }
  }
  return deepest
}
