import { type AstNode, type AstParameters, type ParsedContract, parseContracts } from './parseContracts.ts'

/**
 * Returns `file:line contract.item: reason` for each external or public function, public variable, event and error of
 * the contracts whose NatSpec is missing or incomplete. Complete means a `@notice`, a `@param` for every named
 * parameter and a `@return` for every return value; or `@inheritdoc`; or "See {Contract-function}", for code that runs
 * behind a proxy and so cannot inherit the interface that documents it.
 */
export async function undocumentedItems(root: string): Promise<string[]> {
  const contracts = await parseContracts(root)
  const documented = new Set(
    contracts.flatMap(({ ast }) =>
      declarations(ast)
        .filter(({ node }) => /@notice/.test(node.documentation?.text ?? ''))
        .map(({ contract, node }) => `${contract}-${node.name}`),
    ),
  )
  return contracts.flatMap((each) => problemsOf(each, documented))
}

function problemsOf({ file, source, ast }: ParsedContract, documented: ReadonlySet<string>): string[] {
  const bytes = Buffer.from(source)
  return declarations(ast).flatMap(({ contract, node }) => {
    const before = bytes
      .subarray(0, Number(node.src.split(':')[0]))
      .toString()
      .split('\n')
    const text = node.documentation?.text ?? commentAbove(before.slice(0, -1))
    const reason = missingDocumentation(node, text, documented)
    if (!reason) return []
    return [`${file}:${before.length} ${contract ? `${contract}.` : ''}${node.name || node.kind}: ${reason}`]
  })
}

/** The `///` lines at the end: before it analyses a contract, solc drops the documentation of its variables. */
function commentAbove(lines: readonly string[]): string {
  const first = lines.findLastIndex((line) => !line.trimStart().startsWith('///')) + 1
  return lines.slice(first).join('\n')
}

/** Every declaration that callers, indexers and wallets see; constructors and internal code are not among them. */
function declarations(ast: AstNode): { contract: string; node: AstNode }[] {
  return (ast.nodes ?? []).flatMap((node) =>
    node.nodeType === 'ContractDefinition'
      ? (node.nodes ?? []).filter(isVisible).map((inner) => ({ contract: node.name ?? '', node: inner }))
      : isVisible(node)
        ? [{ contract: '', node }]
        : [],
  )
}

function isVisible({ nodeType, kind, visibility }: AstNode): boolean {
  if (nodeType === 'EventDefinition' || nodeType === 'ErrorDefinition') return true
  if (nodeType === 'VariableDeclaration') return visibility === 'public'
  if (nodeType !== 'FunctionDefinition' || kind === 'constructor') return false
  return visibility === 'external' || visibility === 'public'
}

function missingDocumentation(
  node: AstNode,
  text: string,
  documented: ReadonlySet<string>,
): string | undefined {
  if (/@inheritdoc \w/.test(text)) return
  const reference = /See \{(\w+-\w+)\}/.exec(text)?.[1]
  if (reference) return documented.has(reference) ? undefined : `{${reference}} is not documented`
  if (!/@notice \S/.test(text)) return 'no @notice'
  for (const { name } of namesOf(node.parameters))
    if (name && !new RegExp(`@param ${name}\\s+\\S`).test(text)) return `no @param ${name}`
  const returns = text.match(/@return \S/g)?.length ?? 0
  if (returns < namesOf(node.returnParameters).length) return 'no @return'
}

function namesOf(list: AstParameters | undefined): { name: string }[] {
  return list?.parameters ?? []
}
