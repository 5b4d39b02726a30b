import type { CST } from 'yaml'

/** Returns the number of entries of the largest mapping in a syntax tree. Uses an explicit stack, as `cstDepth` does. */
export function mostKeysOf(tokens: readonly CST.Token[]): number {
  let most = 0
  const open: CST.Token[] = [...tokens]
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    if (token.type === 'document' && token.value) open.push(token.value)
    if (!('items' in token)) continue
    const isMapping =
      token.type === 'block-map' ||
      (token.type === 'flow-collection' && token.start.type === 'flow-map-start')
    if (isMapping) most = Math.max(most, token.items.length)
    for (const item of token.items) {
      if ('key' in item && item.key) open.push(item.key)
      if ('value' in item && item.value) open.push(item.value)
    }
  }
  return most
}
