import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

type Node = { type: string; start: number } & Record<string, unknown>
type Found = { at: number; problem: string }
/** Whether all functions that a name stands for return a promise that may reject, by name. */
type Names = Map<string, boolean>

/** Calls that run a callback later and drop the promise that it returns. */
const schedulers = new Set([
  'addEventListener',
  'createServer',
  'nextTick',
  'on',
  'once',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
])

/**
 * Finds promises in the sources of the daemon whose rejection nobody handles. In a daemon that is an uncaught exception. Returns
 * one line per problem, `file:line what`: an `async` callback of an event or a timer, a chain that ends in `.then` or
 * `.finally`, and a call of an asynchronous function of ours whose result is dropped, with `void` or without.
 *
 * A function whose body is declarations and then one `try` with a `catch` that does not throw counts as never rejecting.
 * Calls of other objects' methods are not checked: their types would be needed, and the linter's `noFloatingPromises` sees other
 * types of packages in other installations.
 */
export async function checkPromises(root: string): Promise<string[]> {
  const files = globSync('packages/{api,chain,core,executors,node,p2p}/src/**/*.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/compliance/**'],
  })
  const modules = await Promise.all(
    files.map(async (each) => {
      const file = each.split(path.sep).join('/')
      const source = await readFile(path.join(root, file), 'utf8')
      const { program, module } = parseSync(file, source)
      const names: Names = new Map()
      new Visitor(noteFunctions(names)).visit(program)
      const imported = new Set<string>()
      const ofNode = new Set<string>()
      // all functions of node:fs/promises and the like may reject
      for (const { moduleRequest, entries } of module.staticImports)
        for (const { localName } of entries)
          if (moduleRequest.value.endsWith('/promises')) ofNode.add(localName.value)
          else imported.add(localName.value)
      return { file, source, program, names, imported, ofNode }
    }),
  )
  const everywhere: Names = new Map()
  for (const { names } of modules) for (const [name, mayReject] of names) note(everywhere, name, mayReject)
  return modules
    .flatMap(({ file, source, program, names, imported, ofNode }) => {
      const found: Found[] = []
      const mayReject = (callee: Node) => {
        const name = nameOf(callee)
        if (name !== undefined && ofNode.has(name)) return true
        if (name !== undefined) return (imported.has(name) ? everywhere : names).get(name) === true
        return isOfThis(callee) && names.get(nameOf(callee.property as Node) ?? '') === true
      }
      new Visitor(findDropped(mayReject, found)).visit(program)
      return found.map(({ at, problem }) => `${file}:${source.slice(0, at).split('\n').length} ${problem}`)
    })
    .sort()
}

function noteFunctions(names: Names): VisitorObject {
  const add = (name: string | undefined, value: unknown) => {
    const { type, async, returnType } = (value ?? { type: '' }) as Node & { returnType?: Node }
    if (name === undefined || !type.includes('Function')) return
    const returned = (returnType?.typeAnnotation as Node | undefined)?.typeName as Node | undefined
    const isPromise = async === true || returned?.name === 'Promise'
    note(names, name, isPromise && !catchesAll(value as Node))
  }
  return {
    FunctionDeclaration: (node) => add(node.id?.name, node),
    VariableDeclarator: (node) => add(nameOf(node.id as never), node.init),
    MethodDefinition: (node) => add(nameOf(node.key as never), node.value),
    PropertyDefinition: (node) => add(nameOf(node.key as never), node.value),
  }
}

function note(names: Names, name: string, mayReject: boolean): void {
  names.set(name, (names.get(name) ?? true) && mayReject)
}

function findDropped(mayReject: (callee: Node) => boolean, found: Found[]): VisitorObject {
  const lookAtVoid = (body: Node | null) => {
    if (body?.type === 'UnaryExpression' && body.operator === 'void') lookAtCall(body.argument as Node)
  }
  const lookAtCall = (expression: Node) => {
    const call = expression.type === 'ChainExpression' ? (expression.expression as Node) : expression
    if (call.type !== 'CallExpression') return lookAtVoid(call)
    const callee = call.callee as Node
    const last = callee.type === 'MemberExpression' ? nameOf(callee.property as Node) : undefined
    if (last === 'finally' || (last === 'then' && (call.arguments as Node[]).length < 2))
      report(call, `a promise ends in .${last}: end it in .catch, which handles a rejection`)
    else if (mayReject(callee))
      report(
        call,
        `drops the promise of ${nameOf(callee) ?? nameOf(callee.property as Node)}: await it, or add .catch`,
      )
  }
  const report = ({ start }: Node, problem: string) => void found.push({ at: start, problem })
  return {
    ExpressionStatement: (node) => lookAtCall(node.expression as never),
    ArrowFunctionExpression: (node) => lookAtVoid(node.body as never),
    ReturnStatement: (node) => lookAtVoid(node.argument as never),
    CallExpression: (node) => {
      const callee = node.callee as unknown as Node
      const name = nameOf(callee.type === 'MemberExpression' ? (callee.property as Node) : callee)
      if (name === undefined || !schedulers.has(name)) return
      for (const argument of node.arguments as unknown as Node[])
        if (argument.async === true && !catchesAll(argument))
          report(argument, `an async callback of ${name}: nobody handles its rejection`)
    },
  }
}

function catchesAll({ body }: Node): boolean {
  const statements = ((body as Node | null)?.body ?? []) as Node[] | Node
  if (!Array.isArray(statements)) return false
  const last = statements.at(-1)
  if (last?.type !== 'TryStatement' || !last.handler) return false
  if (statements.slice(0, -1).some(({ type }) => type !== 'VariableDeclaration')) return false
  const handler = ((last.handler as Node).body as Node).body as Node[]
  return handler.every(({ type }) => type !== 'ThrowStatement')
}

function isOfThis(callee: Node): boolean {
  return callee.type === 'MemberExpression' && (callee.object as Node).type === 'ThisExpression'
}

/** The name of an identifier; a private one keeps its `#`. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name as string
  return node.type === 'PrivateIdentifier' ? `#${node.name as string}` : undefined
}
