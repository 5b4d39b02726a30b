import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { undocumentedItems } from '../../scripts/contracts/undocumentedItems.ts'
import { checkImports } from '../../scripts/test/checkImports.ts'
import { root } from '../../scripts/test/repository.ts'
import type { Bench } from '../Bench.ts'
import { commentBlocks, opensWithWhatOrWho } from './commentBlocks.ts'
import { functionLengths } from './functionLengths.ts'
import { longSubjects } from './longSubjects.ts'
import { roleImports } from './roleImports.ts'
import { lineCount, type SourceFile, sourceFiles } from './sourceFiles.ts'
import { summariseLines } from './summariseLines.ts'
import { unusedExports } from './unusedExports.ts'

const commits = 50

/** Figures of the source code itself: sizes, dependencies, comments. They describe; a reader judges. */
export const bench: Bench = {
  about: 'sizes of files and functions, unused exports, imports between roles, comments, commit subjects',
  targets: {
    role_imports: '= 0',
    import_cycles: '= 0',
    undocumented_contract_items: '= 0',
    what_who_comments_percent: '<= 5',
  },
  async run() {
    const files = sourceFiles(root)
    const sources = files.filter(({ isTest }) => !isTest)
    const bySize = files
      .map((file) => ({ path: file.path, lines: lineCount(file.text) }))
      .sort((a, b) => b.lines - a.lines)
    const functions = sources.flatMap(functionLengths).sort((a, b) => b.lines - a.lines)
    const { unused, total } = unusedExports(files, { entries: entryFiles(), packageEntry })
    const betweenRoles = roleImports(files)
    const cycles = (await checkImports(root)).filter((problem) => problem.includes(' import cycle: '))
    const comments = files.flatMap(commentBlocks)
    const nounClauses = comments.filter(opensWithWhatOrWho)
    const undocumented = await undocumentedItems(root)
    const subjects = longSubjects(root, commits)
    return {
      metrics: {
        files: files.length,
        lines: bySize.reduce((sum, { lines }) => sum + lines, 0),
        test_files: files.length - sources.length,
        ...areaSizes(sources),
        largest_file_lines: bySize[0]!.lines,
        longest_function_lines: functions[0]!.lines,
        functions_over_60_lines: functions.filter(({ lines }) => lines > 60).length,
        exports: total,
        exports_without_caller: unused.length,
        role_imports: betweenRoles.length,
        import_cycles: cycles.length,
        undocumented_contract_items: undocumented.length,
        comments: comments.length,
        what_who_comments_percent: (nounClauses.length / comments.length) * 100,
        commit_subjects_over_72: subjects.length,
      },
      notes: [
        'generated files are left out; sizes of an area are those of its sources without tests',
        `largest file: ${bySize[0]!.path}`,
        `longest functions: ${functions
          .slice(0, 5)
          .map(({ path, name, lines }) => `${path} ${name} ${lines}`)
          .join(', ')}`,
        'exports_without_caller: reached from no program, only from tests or benches, or from nothing',
        `commit_subjects_over_72: of the last ${commits}`,
        '--details lists each offender',
      ],
      details: {
        largest_file_lines: bySize.slice(0, 20).map(({ path, lines }) => `${lines} ${path}`),
        longest_function_lines: functions
          .slice(0, 30)
          .map(({ path, line, name, lines }) => `${lines} ${path}:${line} ${name}`),
        exports_without_caller: unused,
        role_imports: betweenRoles,
        import_cycles: cycles,
        undocumented_contract_items: undocumented,
        what_who_comments_percent: nounClauses.map(
          ({ path, line, text }) => `${path}:${line} ${text.slice(0, 80)}`,
        ),
        commit_subjects_over_72: subjects,
      },
    }
  },
}

function areaSizes(sources: readonly SourceFile[]): Record<string, number> {
  const areas = Map.groupBy(sources, ({ area }) => area)
  return Object.fromEntries(
    [...areas].flatMap(([area, files]) =>
      Object.entries(summariseLines(files.map(({ text }) => lineCount(text)))).map(([key, value]) => [
        key === 'files' || key === 'lines' ? `${area}_${key}` : `${area}_${key}_lines`,
        value,
      ]),
    ),
  )
}

/** The programs: the command line, the dashboard, and every script of `npm run` except tests and benches. */
function entryFiles(): string[] {
  return [
    'packages/cli/src/main.ts',
    'packages/dashboard/src/main.tsx',
    ...globSync('scripts/{start,docs,contracts,screenshots}/**/*.ts', {
      cwd: root,
      exclude: ['**/*.test.ts'],
    }).map((file) => file.split(path.sep).join('/')),
  ]
}

/** The file that `@muster-network/<package>[/<entry>]` names, by the package's `exports`. */
function packageEntry(specifier: string): string | undefined {
  const [, name, ...deeper] = specifier.split('/')
  const file = path.join(root, 'packages', name!, 'package.json')
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, string> | string }
  const entry = typeof exports === 'string' ? exports : exports?.[['.', ...deeper].join('/')]
  return entry && path.posix.join('packages', name!, entry)
}
