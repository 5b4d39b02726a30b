import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** One source file: `area` is its package, or its top folder outside packages/. */
export type SourceFile = { path: string; area: string; text: string; isTest: boolean }

const folders = '{packages,contracts,scripts,bench,e2e,examples,bin}'
const ignored = [
  '**/node_modules/**',
  '**/dist/**',
  '**/generated/**',
  'contracts/out/**',
  'contracts/cache/**',
]

/** Reads every hand-written TypeScript, JavaScript, Solidity and Python file below `root`. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync(`${folders}/**/*.{ts,tsx,mjs,sol,py}`, { cwd: root, exclude: ignored })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({
      path: file,
      area: file.startsWith('packages/') ? file.split('/')[1]! : file.split('/')[0]!,
      text: readFileSync(path.join(root, file), 'utf8'),
      isTest: /\.test\.tsx?$|\.t\.sol$|\/test\/|^e2e\//.test(file),
    }))
}

/** The files that the TypeScript parser reads. */
export const isScript = (file: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(file.path)

export const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length
