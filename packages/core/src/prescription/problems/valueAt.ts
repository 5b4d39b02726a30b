import type { Path } from './Problem.ts'

/** Returns the value at a path of plain data, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string | number, unknown>)[step]
  }
  return here
}
