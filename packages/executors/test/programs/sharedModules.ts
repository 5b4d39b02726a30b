import path from 'node:path'

/** Cache for test data that is slow to build and depends only on its name; `npm install` may empty it. */
export const testCache = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/muster')

/** Prepared modules for all tests: each program is rewritten once per version of the rewriter. */
export function sharedModules(): string {
  return path.join(testCache, 'modules')
}
