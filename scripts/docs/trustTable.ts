import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { economic, publishedShares, strategies, strong } from '@muster-network/core'
import { root } from '../test/repository.ts'
import type { GeneratedPage } from './GeneratedPage.ts'

const file = 'docs/protocol.md'
const [begin, end] = ['<!-- values of strategies: npm run docs -->', '<!-- end of the values -->']

/** Writes the table of what each way to cheat is worth into the protocol page, from the reference model. */
export async function trustTable(): Promise<GeneratedPage> {
  const page = await readFile(path.join(root, file), 'utf8')
  const [before, rest] = split(page, begin)
  const [, after] = split(rest, end)
  return { path: file, content: `${before}${begin}\n${tableOf()}\n${end}${after}` }
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`${file} has no line "${mark}".`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}

function tableOf(): string {
  const shares = publishedShares.map((share) => (share === 1 / 3 ? '1/3' : String(share)))
  const head = ['strategy', 'the attacker', ...shares, ...shares.map((share) => `strong ${share}`)]
  const rows = strategies.map(({ name, about, value }) => [
    name,
    about,
    ...[economic, strong].flatMap((rules) => publishedShares.map((share) => format(value(rules, share)))),
  ])
  const lines = [head, head.map((_, column) => (column < 2 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function format(value: number): string {
  const text = Math.abs(value) < 9.95 ? value.toFixed(2) : value.toFixed(0)
  return value > 0 ? `**+${text}**` : text.replace('-', '−')
}
