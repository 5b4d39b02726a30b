import { existsSync, globSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds unit tests that do not sit beside the file they test: `src/…/x.test.ts` needs an `x.ts` or `x.tsx` in the same
 * folder. A test that spans modules, or that needs a real chain, socket, sandbox or browser, belongs to the package's
 * `test/`.
 */
export function checkTestPlacement(root: string): string[] {
  return globSync('packages/*/src/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => {
      const source = path.join(root, file.replace(/(\.full)?\.test\.tsx?$/, ''))
      return !existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)
    })
    .sort()
    .map((file) => `${file}:1 has no source file of its name: rename it, split it, or move it to test/`)
}
