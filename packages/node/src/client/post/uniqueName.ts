/** The longest name in a task file. */
const maxLength = 63

/** Returns a name that no other task of this client has, so that commands can use it: `render`, `render-2`, `render-3`. */
export function uniqueName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`
    const candidate = `${name.slice(0, maxLength - suffix.length)}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}
