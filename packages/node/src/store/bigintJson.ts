/** JSON with bigints as `{"$bigint":"12"}`, for this node's own files; the wire has its own format. */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? { $bigint: each.toString() } : each,
  )
}

export function fromText<T>(text: string): T {
  return JSON.parse(text, (_, each: unknown) => (isTagged(each) ? BigInt(each.$bigint) : each)) as T
}

function isTagged(value: unknown): value is { $bigint: string } {
  return typeof value === 'object' && value !== null && '$bigint' in value
}
