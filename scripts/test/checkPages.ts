import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const skipped = ['**/node_modules/**', '**/dist/**', 'contracts/out/**', 'contracts/cache/**']
const source = /\.(?:ts|tsx|mjs|sh|sol)$/
const below = /^(?:\.ci|bench|chaos|contracts|docs|e2e|examples|fuzz|networks|packages|scripts|src|test)\//
const contractTest = /^(?:test|testFuzz|invariant)_\w+$/

/**
 * Holds every page of the documentation against the files below `root`. Each problem is one line, `page:line what`: a link to a
 * file or a heading that is not there, a path that leads nowhere, a test of the contracts that does not exist.
 *
 * A path in code may be told from its end, as `runSteps.ts` is; `<name>` and `*` stand for any one step.
 */
export function checkPages(root: string): string[] {
  const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: skipped }).map(normalise).sort()
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files = find('**/*.{ts,tsx,mjs,sh,sol,json}')
  const paths = [...new Set(files.flatMap((file) => [file, ...foldersOf(file)]))].map((each) => `/${each}`)
  const contracts = files.filter((file) => file.endsWith('.sol')).map(read)
  const tests = new Set(
    contracts.flatMap((text) => [...text.matchAll(/function (\w+)/g)].map(([, name]) => name)),
  )
  const isThere = (word: string) =>
    existsSync(path.join(root, word)) || paths.some((each) => endsLike(word).test(each))

  const problems: string[] = []
  for (const page of find('**/*.md')) {
    let fenced = false
    for (const [index, line] of read(page).split('\n').entries()) {
      const say = (what: string) => problems.push(`${page}:${index + 1} ${what}`)
      if (line.trimStart().startsWith('```')) fenced = !fenced
      const inline = fenced ? [] : [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code!.split(/\s+/))
      for (const word of inline) {
        if (contractTest.test(word) && !tests.has(word)) say(`no test of the contracts is called ${word}`)
        if ((source.test(word) || below.test(word)) && !isThere(word)) say(`${word} does not exist`)
      }
      if (fenced) {
        for (const word of line.split(/\s+/))
          if (source.test(word) && !isThere(word)) say(`${word} does not exist`)
        continue
      }
      for (const [, link] of line.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^[a-z]+:/.test(link!)) continue
        const [to, heading] = link!.split('#') as [string, string?]
        const target = to === '' ? page : path.posix.join(path.posix.dirname(page), to)
        if (!existsSync(path.join(root, target))) say(`the link to ${to} leads nowhere`)
        else if (heading && !headingsOf(read(target)).has(heading))
          say(`${target} has no heading #${heading}`)
      }
    }
  }
  return problems
}

/** As the page's reader on the web names them. */
function headingsOf(text: string): Set<string> {
  const titles = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) => title!.toLowerCase())
  return new Set(titles.map((title) => title.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')))
}

function endsLike(word: string): RegExp {
  const plain = word.replace(/\/$/, '').replaceAll(/[.+?^$()|[\]{}\\]/g, '\\$&')
  return new RegExp(`/${plain.replaceAll(/<[^>]*>|\*+/g, '[^/]+')}$`)
}

function foldersOf(file: string): string[] {
  const steps = file.split('/')
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'))
}

const normalise = (file: string) => file.split(path.sep).join('/')
