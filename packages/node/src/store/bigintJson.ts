/**
 * JSON with bigints as `{"$bigint":"12"}`, for this node's own files; the wire has its own format. A name that begins
 * with `$` gets one more: an object of a stranger, such as the environment of a task, is never read as a number.
 */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? { $bigint: each.toString() } : renamed(each, '$', (name) => `$${name}`),
  )
}

export function fromText<T>(text: string): T {
  return JSON.parse(text, (_, each: unknown) =>
    isTagged(each) ? BigInt(each.$bigint) : renamed(each, '$$', (name) => name.slice(1)),
  ) as T
}

function isTagged(value: unknown): value is { $bigint: string } {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '$bigint')
}

/** A copy with other names for the fields that begin with `prefix`; the value itself when there are none. */
function renamed(value: unknown, prefix: string, rename: (name: string) => string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  if (!entries.some(([name]) => name.startsWith(prefix))) return value
  return Object.fromEntries(
    entries.map(([name, each]) => [name.startsWith(prefix) ? rename(name) : name, each]),
  )
}
