import { parseSync } from 'oxc-parser'
import { childNodes, type Node } from './childNodes.ts'
import { isScript, type SourceFile } from './sourceFiles.ts'

export type FunctionLength = { path: string; line: number; name: string; lines: number }

/** Returns every named function, method and assigned arrow function of a file with its length in lines. */
export function functionLengths(file: SourceFile): FunctionLength[] {
  if (!isScript(file)) return solidityFunctionLengths(file)
  const lengths: FunctionLength[] = []
  const lineAt = (offset: number) => file.text.slice(0, offset).split('\n').length
  const add = (name: string, { start, end }: Node) => {
    const line = lineAt(start)
    lengths.push({ path: file.path, line, name, lines: lineAt(end) - line + 1 })
  }
  const visit = (node: Node): void => {
    const nameOf = (key: unknown) => (key as { name?: string } | null | undefined)?.name
    const value = (node.type === 'VariableDeclarator' ? node.init : node.value) as Node | null | undefined
    const isFunction = /^(Arrow)?Function(Expression)?$/.test(value?.type ?? '')
    if (node.type === 'FunctionDeclaration') add(nameOf(node.id) ?? 'default', node)
    else if (value && isFunction) add(nameOf(node.id) ?? nameOf(node.key) ?? 'unnamed', node)
    for (const child of childNodes(node)) visit(child)
  }
  visit(parseSync(file.path, file.text).program as unknown as Node)
  return lengths
}

/** Relies on forge fmt, which closes a function at the indentation of its first line. */
function solidityFunctionLengths(file: SourceFile): FunctionLength[] {
  const lines = file.text.split('\n')
  return lines.flatMap((text, index) => {
    const [, indent, name] = /^(\s*)function (\w+)/.exec(text) ?? []
    if (indent === undefined || !name) return []
    const last = lines.findIndex(
      (each, at) =>
        at >= index &&
        (each === `${indent}}` || (/[;}]$/.test(each) && each.startsWith(indent) && at === index)),
    )
    return last < 0 ? [] : [{ path: file.path, line: index + 1, name, lines: last - index + 1 }]
  })
}
