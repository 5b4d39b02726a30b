import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ask, createServices } from '../src/compliance/createServices.ts'
import { sendOverSocket } from '../src/service/sendOverSocket.ts'
import { WasmExecutor } from '../src/wasm/WasmExecutor.ts'
import { compileAssembly } from './programs/compileAssembly.ts'
import { sharedModules } from './programs/sharedModules.ts'

const page = await readFile(path.resolve(import.meta.dirname, '../../../docs/services.md'), 'utf8')

/** The program in the docs in this language. */
function example(language: string): string {
  return new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(page)![1]!
}

it('the AssemblyScript service of the docs answers', async () => {
  const { serve } = await createServices({
    make: async (dir) => new WasmExecutor({ dir, modulesDir: sharedModules() }),
    program: { modulePath: await compileAssembly(example('typescript')) },
  })
  const service = await serve()
  expect(await ask(service, '/prime', '999')).toMatchObject({ status: 200, text: '7919\n' })
  expect(await ask(service, '/prime', '1000')).toMatchObject({ status: 400 })
  expect(await ask(service, '/other')).toMatchObject({ status: 404 })
})

it('the Python service of the docs answers', async (context) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-python-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  await writeFile(path.join(dir, 'service.py'), example('python'))
  const socket = path.join(dir, 'service.sock')
  const program = spawn('python3', [path.join(dir, 'service.py')], {
    env: { ...process.env, MUSTER_SOCKET: socket },
  })
  const ended = new Promise<string>((resolve) => {
    program.once('error', () => resolve('missing'))
    program.once('exit', (code) => resolve(`exited with code ${code}`))
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  const never = new AbortController().signal
  for (let ready = false; !ready; ) {
    const state = await Promise.race([ended, new Promise<void>((resolve) => setTimeout(resolve, 50))])
    if (state === 'missing') return context.skip('python3 is not installed')
    expect(state).toBeUndefined()
    ready = await sendOverSocket(socket, { method: 'GET', path: '/health' }, never).then(
      ({ status }) => status === 200,
      () => false,
    )
  }
  const request = {
    method: 'POST',
    path: '/count',
    body: Buffer.from('{"text": "three small words"}'),
  } as const
  const { status, contentType, body } = await sendOverSocket(socket, request, never)
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  expect([status, contentType, Buffer.concat(pieces).toString()]).toEqual([
    200,
    'application/json',
    '{"words": 3}',
  ])
  program.kill('SIGTERM')
  expect(await ended).toBe('exited with code 0')
})
