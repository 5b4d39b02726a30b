import { parseSync } from 'oxc-parser'
import { isScript, type SourceFile } from './sourceFiles.ts'

export type CommentBlock = { path: string; line: number; text: string }

/** Returns the comments of a file. Line comments on consecutive lines make one block. */
export function commentBlocks(file: SourceFile): CommentBlock[] {
  const blocks: (CommentBlock & { lastLine: number; isLine: boolean })[] = []
  for (const { start, end, isLine } of commentRanges(file)) {
    const line = file.text.slice(0, start).split('\n').length
    const startsLine = /(^|\n)[ \t]*$/.test(file.text.slice(0, start))
    const text = withoutMarkers(file.text.slice(start, end))
    if (/^(SPDX-|biome-ignore|@ts-|!\/)/.test(text)) continue
    const previous = blocks.at(-1)
    if (isLine && startsLine && previous?.isLine && previous.lastLine === line - 1) {
      previous.text += ` ${text}`
      previous.lastLine = line
    } else {
      const lastLine = line + file.text.slice(start, end).split('\n').length - 1
      // a comment behind code does not continue on the next line
      blocks.push({ path: file.path, line, text, lastLine, isLine: isLine && startsLine })
    }
  }
  return blocks
    .filter(({ text }) => /[a-z]/i.test(text))
    .map(({ path, line, text }) => ({ path, line, text }))
}

/** Matches a block whose first sentence opens with a noun clause instead of a subject. */
export const opensWithWhatOrWho = ({ text }: CommentBlock): boolean =>
  /^(what|who|whoever|whom|of)(?![\w-])/i.test(text)

function commentRanges(file: SourceFile): { start: number; end: number; isLine: boolean }[] {
  if (isScript(file))
    return parseSync(file.path, file.text).comments.map(({ type, start, end }) => ({
      start,
      end,
      isLine: type === 'Line',
    }))
  const string = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/.source
  const comment = file.path.endsWith('.py') ? /#[^\n]*/.source : /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source
  return [...file.text.matchAll(new RegExp(`${string}|(?<comment>${comment})`, 'g'))].flatMap((match) =>
    match.groups?.comment === undefined
      ? []
      : [
          {
            start: match.index,
            end: match.index + match[0].length,
            isLine: !match[0].startsWith('/*'),
          },
        ],
  )
}

/** Removes comment signs, and the NatSpec tag that a block begins with. */
function withoutMarkers(comment: string): string {
  return comment
    .replace(/^(\/\/+|\/\*+|#+)|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
    .replace(/^@(notice|dev|title|return|param \w+)\s+/, '')
}
