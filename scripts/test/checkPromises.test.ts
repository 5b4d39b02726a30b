import { expect, it } from 'vitest'
import { checkPromises } from './checkPromises.ts'
import { plantFiles } from './plantFiles.ts'

const file = 'packages/p2p/src/a.ts'
const other = {
  'packages/core/src/send.ts': `
    export async function send(): Promise<void> { throw new Error() }
    export async function trySend(): Promise<void> { const a = 1; try { await send() } catch { log(a) } }
    export function close(): void {}`,
}
const check = async (source: string) => checkPromises(await plantFiles({ ...other, [file]: source }))

it.each([
  ['a function of Node', `import { rm } from 'node:fs/promises'\nvoid rm('a')`, 'drops the promise of rm'],
  ['a dropped call', `import { send } from './send.ts'\nsend()`, 'drops the promise of send'],
  ['a void call', `import { send } from './send.ts'\nvoid send()`, 'drops the promise of send'],
  [
    'a void callback',
    `import { send } from './send.ts'\nlater(() => void send())`,
    'drops the promise of send',
  ],
  [
    'a returned void call',
    `import { send } from './send.ts'\nfunction f() { return void send() }`,
    'drops the promise of send',
  ],
  [
    'a call of a private method',
    `class A { async #go() { await x }\n go() { this.#go() } }`,
    'drops the promise of #go',
  ],
  [
    'a function that returns a promise',
    `const go = (): Promise<void> => x\nlater(() => void go())`,
    'drops the promise of go',
  ],
  ['a chain that ends in then', `\nx.then(() => y())`, 'a promise ends in .then'],
  ['a chain that ends in finally', `\nvoid x.catch(z).finally(() => y())`, 'a promise ends in .finally'],
  ['an async listener', `socket.on('data',\nasync (chunk) => { await x })`, 'an async callback of on'],
  ['an async timer', `setTimeout(\nasync () => { await x }, 1)`, 'an async callback of setTimeout'],
  [
    'a catch that throws',
    `setTimeout(\nasync () => { try { await x } catch (e) { throw e } }, 1)`,
    'an async callback of setTimeout',
  ],
])('reports %s', async (_, source, problem) => {
  expect(await check(source)).toEqual([expect.stringMatching(`^${file}:2 `)])
  expect(await check(source)).toEqual([expect.stringContaining(problem)])
})

it.each([
  ['an awaited call', `import { send } from './send.ts'\nawait send()`],
  ['a call that ends in catch', `import { send } from './send.ts'\nvoid send().catch(log)`],
  ['both handlers', `x.then(a, b)`],
  ['a function that catches everything', `import { trySend } from './send.ts'\nvoid trySend()`],
  ['an async callback that catches everything', `s.on('a', async () => { try { await x } catch { log() } })`],
  ['a synchronous function', `import { close } from './send.ts'\nclose()\nlater(() => void close())`],
  ['a parameter with the name of an asynchronous function', `function f(send: () => void) { send() }`],
])('accepts %s', async (_, source) => {
  expect(await check(source)).toEqual([])
})
