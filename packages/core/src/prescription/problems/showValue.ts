/** Formats a value for a one-line message: truncated and quoted, never a dump. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (value === null || value === undefined) return 'nothing'
  return 'a mapping'
}

/** Translates a schema type name into YAML terms. */
export function typeName(expected: string): string {
  const names: Record<string, string> = {
    string: 'text (in quotes)',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'a mapping (key: value)',
    record: 'a mapping (key: value)',
    array: 'a list',
  }
  return names[expected] ?? expected
}
