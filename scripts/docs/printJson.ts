const lineWidth = 110

/** Prints JSON in the layout of our formatter, so that generated files pass the format check: short lists on one line. */
export function printJson(value: unknown, indent = '', key = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const flat = onOneLine(value)
    if (flat !== undefined && indent.length + key.length + flat.length < lineWidth) return flat
    return `[\n${value.map((entry) => inner + printJson(entry, inner)).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const lines = entries.map(([name, entry]) => {
    const before = `${JSON.stringify(name)}: `
    return inner + before + printJson(entry, inner, before)
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** Prints plain values and lists on one line; returns undefined for an object, which always spans lines. */
function onOneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (!Array.isArray(value)) return undefined
  const parts = value.map(onOneLine)
  return parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`
}
