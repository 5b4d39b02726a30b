import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root as repository } from '../test/repository.ts'

/** A parameter or return value of a declaration. */
export type AstParameters = { parameters: { name: string }[] }

/** The fields of a solc syntax tree node that the checks read. */
export type AstNode = {
  nodeType: string
  name?: string
  kind?: string
  contractKind?: string
  visibility?: string
  src: string
  documentation?: { text: string } | null
  parameters?: AstParameters
  returnParameters?: AstParameters
  nodes?: AstNode[]
}

type ParseOutput = {
  errors?: { severity: string; formattedMessage: string }[]
  sources?: Record<string, { ast?: AstNode }>
}

export type ParsedContract = { file: string; source: string; ast: AstNode }

/**
 * Parses every Solidity file under `contracts/src` of `root` with the repository's solc. Parsing takes seconds where
 * compiling takes minutes, so `npm run check` can afford it.
 */
export async function parseContracts(root: string): Promise<ParsedContract[]> {
  const files = globSync('contracts/src/**/*.sol', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
  const output = await runSolc({
    language: 'Solidity',
    sources: Object.fromEntries(
      [...sources].map(([file, source]) => [file, { content: blankImports(source) }]),
    ),
    settings: { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } },
  })
  const failure = output.errors?.find(({ severity }) => severity === 'error')
  if (failure) throw new SyntaxError(failure.formattedMessage)
  return [...sources].map(([file, source]) => {
    const ast = output.sources?.[file]?.ast
    if (!ast) throw new SyntaxError(`solc returned no syntax tree for ${file}`)
    return { file, source, ast }
  })
}

/** Replaces imports with blanks, so that no file needs another one and every offset stays where it was. */
function blankImports(source: string): string {
  return source.replace(/^import\b[^;]*;/gm, (statement) => statement.replace(/[^\n]/g, ' '))
}

async function runSolc(input: object): Promise<ParseOutput> {
  const script = path.join(repository, 'contracts/solc.mjs')
  const child = spawn(process.execPath, ['--single-threaded', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(input))
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`solc exited with code ${code}`)
  return JSON.parse(stdout) as ParseOutput
}
