import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSocketServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sendOverSocket } from './sendOverSocket.ts'

const never = new AbortController().signal

async function folder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-socket-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function listen(file: string, onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  server.listen(file)
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return sockets
}

async function text(body: AsyncIterable<Uint8Array>): Promise<string> {
  let all = ''
  for await (const piece of body) all += Buffer.from(piece).toString()
  return all
}

it('sends a request and reads the answer, over a path longer than an address', async () => {
  const dir = path.join(await folder(), 'x'.repeat(120))
  await mkdir(dir)
  const file = path.join(dir, 'service.sock')
  const server = createServer((request, response) => {
    response.writeHead(201, { 'content-type': 'text/x', connection: 'keep-alive' })
    request.on('data', (piece) => response.write(piece))
    request.on('end', () =>
      response.end(` ${request.method} ${request.url} ${request.headers['content-type']}`),
    )
  })
  // The server has the same limit, and the same way around it.
  const cwd = process.cwd()
  process.chdir(dir)
  server.listen('service.sock')
  await once(server, 'listening')
  process.chdir(cwd)
  onTestFinished(() => void server.close())
  const request = { method: 'POST', path: '/a?b', contentType: 'text/y', body: Buffer.from('body') } as const
  const { status, contentType, body } = await sendOverSocket(file, request, never)
  expect([status, contentType, await text(body)]).toEqual([201, 'text/x', 'body POST /a?b text/y'])
})

it('does not follow a link to another socket, and connects to no file', async () => {
  const dir = await folder()
  let reached = 0
  await listen(path.join(dir, 'secret.sock'), () => reached++)
  await symlink(path.join(dir, 'secret.sock'), path.join(dir, 'link.sock'))
  await writeFile(path.join(dir, 'file.sock'), '')
  for (const name of ['link.sock', 'file.sock', 'missing.sock', '.'])
    await expect(
      sendOverSocket(path.join(dir, name), { method: 'GET', path: '/' }, never),
    ).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
  expect(reached).toBe(0)
})

const hostile: { name: string; answer: string; code: string }[] = [
  { name: 'no HTTP', answer: 'hello\r\n\r\n', code: 'EXEC_SERVICE_ANSWER_INVALID' },
  {
    name: 'two lengths',
    answer: 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx',
    code: 'EXEC_SERVICE_ANSWER_INVALID',
  },
  {
    name: 'a length and chunks',
    answer: 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    code: 'EXEC_SERVICE_ANSWER_INVALID',
  },
  {
    name: 'a long header',
    answer: `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    code: 'EXEC_SERVICE_ANSWER_INVALID',
  },
  { name: 'no length', answer: 'HTTP/1.1 200 OK\r\n\r\nx', code: 'EXEC_SERVICE_ANSWER_INVALID' },
  { name: 'half a body', answer: 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx', code: 'EXEC_SERVICE_DOWN' },
  { name: 'nothing', answer: '', code: 'EXEC_SERVICE_DOWN' },
]
for (const { name, answer, code } of hostile)
  it(`fails on an answer with ${name}`, async () => {
    const file = path.join(await folder(), 's')
    await listen(file, (socket) => socket.once('data', () => socket.end(answer)))
    const reading = sendOverSocket(file, { method: 'GET', path: '/' }, never).then(({ body }) => text(body))
    await expect(reading).rejects.toMatchObject({ code })
  })

it('reads no second answer on the same connection', async () => {
  const file = path.join(await folder(), 's')
  const one = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n'
  await listen(file, (socket) => socket.once('data', () => socket.end(`${one}one${one}two`)))
  for (let i = 0; i < 2; i++) {
    const { body } = await sendOverSocket(file, { method: 'GET', path: '/' }, never)
    expect(await text(body)).toBe('one')
  }
})

it('stops reading when nobody takes the bytes, and closes the connection when it is aborted', async () => {
  const file = path.join(await folder(), 's')
  let written = 0
  const sockets = await listen(file, (socket) => {
    const block = Buffer.alloc(65_536)
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n')
    const write = () => {
      while (written < 1e9 && socket.write(block)) written += block.length
    }
    socket.on('drain', write)
    socket.once('data', write)
  })
  const over = new AbortController()
  const { body } = await sendOverSocket(file, { method: 'GET', path: '/' }, over.signal)
  const pieces = body[Symbol.asyncIterator]()
  await pieces.next()
  let before = -1
  while (before !== written) {
    before = written
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(written).toBeLessThan(16 * 2 ** 20)
  const closed = new Promise((resolve) => [...sockets][0]!.once('close', resolve))
  over.abort(new Error('enough'))
  await expect(text({ [Symbol.asyncIterator]: () => pieces })).rejects.toThrow('enough')
  await closed
})
