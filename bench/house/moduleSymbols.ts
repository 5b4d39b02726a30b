import { parseSync } from 'oxc-parser'
import { childNodes, type Node } from './childNodes.ts'
import type { SourceFile } from './sourceFiles.ts'

/** An imported name: `*` is the whole module. */
export type ImportedName = { specifier: string; name: string }

/** The declarations, exports and references of a module. */
export type ModuleSymbols = {
  /** Local name → where it comes from. */
  imports: Map<string, ImportedName>
  /** Exported name → local name, or the module that it is re-exported from. */
  exports: Map<string, { local: string } | ImportedName>
  /** Modules whose exports are all re-exported. */
  starExports: string[]
  /** Declared name → names and modules that its declaration refers to. */
  declarations: Map<string, References>
  /** References of the statements that run when the module is loaded. */
  loaded: References
}

export type References = {
  names: Set<string>
  dynamic: ImportedName[]
  /** String literals that look like a source file, such as the script of a worker. */
  files: string[]
}

export function moduleSymbols(file: SourceFile): ModuleSymbols {
  const { program, module } = parseSync(file.path, file.text)
  const symbols: ModuleSymbols = {
    imports: new Map(),
    exports: new Map(),
    starExports: [],
    declarations: new Map(),
    loaded: emptyReferences(),
  }
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      symbols.imports.set(localName.value, {
        specifier: moduleRequest.value,
        name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
      })
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const exported = exportName.kind === 'Default' ? 'default' : exportName.name
      if (moduleRequest && exported)
        symbols.exports.set(exported, { specifier: moduleRequest.value, name: importName.name ?? '*' })
      else if (moduleRequest) symbols.starExports.push(moduleRequest.value)
      else if (exported) symbols.exports.set(exported, { local: localName.name ?? 'default' })
    }
  for (const statement of program.body as unknown as Node[]) addStatement(statement, symbols)
  return symbols
}

function addStatement(statement: Node, { declarations, loaded }: ModuleSymbols): void {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return
  const isDefault = statement.type === 'ExportDefaultDeclaration'
  const declaration = (
    isDefault || (statement.type === 'ExportNamedDeclaration' && statement.declaration)
      ? statement.declaration
      : statement
  ) as Node
  if (declaration.type === 'ExportNamedDeclaration') return
  if (declaration.type === 'VariableDeclaration') {
    for (const declarator of declaration.declarations as Node[]) {
      const references = referencesOf(declarator)
      for (const name of boundNames(declarator.id as Node)) declare(declarations, name, references)
    }
    return
  }
  const name = (declaration.id as { name?: string } | null | undefined)?.name
  if (isDefault) declare(declarations, 'default', referencesOf(declaration))
  if (name && /Declaration$/.test(declaration.type)) declare(declarations, name, referencesOf(declaration))
  else if (!isDefault) collect(declaration, loaded)
}

/** A schema and its type share one name, so that reaching the name reaches both. */
function declare(declarations: Map<string, References>, name: string, references: References): void {
  const { names, dynamic, files } = declarations.get(name) ?? emptyReferences()
  declarations.set(name, {
    names: new Set([...names, ...references.names]),
    dynamic: [...dynamic, ...references.dynamic],
    files: [...files, ...references.files],
  })
}

const emptyReferences = (): References => ({ names: new Set(), dynamic: [], files: [] })

function referencesOf(node: Node): References {
  const references = emptyReferences()
  collect(node, references)
  return references
}

function collect(node: Node, references: References): void {
  if (/^(JSX)?Identifier$/.test(node.type)) references.names.add(node.name as string)
  if (node.type === 'Literal' && typeof node.value === 'string' && /\w\.(ts|tsx|js|mjs)$/.test(node.value))
    references.files.push(node.value)
  const read = dynamicNames(node)
  if (read) references.dynamic.push(...read)
  for (const child of childNodes(node)) {
    // its names are known already; the bare import() below would stand for the whole module
    if (read && isAwaitedImport(child)) continue
    collect(child, references)
  }
}

/** Names that `const { a } = await import(…)`, `(await import(…)).a` or a bare `import(…)` takes from a module. */
function dynamicNames(node: Node): ImportedName[] | undefined {
  if (node.type === 'ImportExpression') return namesFrom(node, ['*'])
  if (node.type === 'VariableDeclarator' && isAwaitedImport(node.init)) {
    const pattern = node.id as Node
    return namesFrom(importIn(node.init), pattern.type === 'ObjectPattern' ? keysOf(pattern) : ['*'])
  }
  if (node.type === 'MemberExpression' && isAwaitedImport(node.object))
    return namesFrom(importIn(node.object), [(node.property as { name?: string }).name ?? '*'])
  return undefined
}

const keysOf = (pattern: Node): string[] =>
  (pattern.properties as Node[]).map(({ key }) => (key as { name?: string } | undefined)?.name ?? '*')

function namesFrom({ source }: Node, names: string[]): ImportedName[] {
  const specifier = (source as { value?: unknown }).value
  return typeof specifier === 'string' ? names.map((name) => ({ specifier, name })) : []
}

const unwrapped = (node: unknown): Node | undefined => {
  const inner = node as Node | null | undefined
  return inner?.type === 'ParenthesizedExpression' ? unwrapped(inner.expression) : (inner ?? undefined)
}

const isAwaitedImport = (node: unknown): boolean => {
  const inner = unwrapped(node)
  return inner?.type === 'AwaitExpression' && unwrapped(inner.argument)?.type === 'ImportExpression'
}

const importIn = (node: unknown): Node => unwrapped(unwrapped(node)!.argument)!

/** The names that a declaration or a destructuring pattern binds. */
function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string]
  return childNodes(pattern).flatMap((child) =>
    child.type === 'Property' ? boundNames(child.value as Node) : boundNames(child),
  )
}
