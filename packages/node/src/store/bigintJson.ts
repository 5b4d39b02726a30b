/** JSON in which amounts stay whole numbers of any size: `{"$bigint":"12"}`. For our own files; the wire has its own. */
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
