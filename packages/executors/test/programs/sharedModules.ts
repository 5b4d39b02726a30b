import path from 'node:path'

/** Where tests keep what is slow to make and depends on nothing but its name; `npm install` may empty it. */
export const testCache = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/muster')

/** Prepared modules for all tests: each program is rewritten once by each version of the rewriter. */
export function sharedModules(): string {
  return path.join(testCache, 'modules')
}
