import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { Resolved } from './egress/resolvePublic.ts'
import { PullProxy } from './PullProxy.ts'

async function startEcho(host: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.write(`from ${host}`)
    socket.pipe(socket)
  })
  onTestFinished(() => void server.close())
  server.listen(0, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Sends a request to the proxy and returns the first bytes of the answer, until the text or the end. */
async function ask(proxy: PullProxy, text: string, until: string): Promise<string> {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk
    if (answer.includes(until)) break
  }
  return answer
}

it('dials only addresses that it has checked, whatever a name resolves to later', async () => {
  const port = await startEcho('127.0.0.3')
  // The name leads into the private network from the second lookup on.
  const answers: Resolved[] = [{ ok: true, address: '127.0.0.3' }]
  const proxy = await PullProxy.start(async (host) =>
    host === 'changing.example'
      ? (answers.shift() ?? { ok: false, reason: 'private' })
      : { ok: false, reason: 'unknown' },
  )
  onTestFinished(() => proxy.stop())
  const open = (host: string) => ask(proxy, `CONNECT ${host}:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, 'from')
  expect(await open('changing.example')).toMatch(/^HTTP\/1\.1 200 .*\r\n\r\nfrom 127\.0\.0\.3/s)
  for (const host of ['changing.example', 'unknown.example', '127.0.0.9', '[::1]'])
    expect(await open(host), host).toMatch(/^HTTP\/1\.1 403/)
  expect(await open('no/host')).toMatch(/^HTTP\/1\.1 40/)
  expect(await ask(proxy, 'GET http://127.0.0.3/ HTTP/1.1\r\nHost: x\r\n\r\n', '403')).toMatch(/ 403 /)
})

it('closes its connection to the registry when the engine has left before it was open', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume())
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.3')
  await once(server, 'listening')
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const proxy = await PullProxy.start(async () => {
    asked.resolve()
    await left.promise
    return { ok: true, address: '127.0.0.3' }
  })
  onTestFinished(() => proxy.stop())
  const engine = connect(Number(new URL(proxy.url).port), '127.0.0.1').on('error', () => {})
  engine.write(`CONNECT a.example:${(server.address() as AddressInfo).port} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await asked.promise
  engine.resetAndDestroy()
  await once(engine, 'close')
  // the proxy sees the reset in one of the next turns
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
  const accepted = once(server, 'connection') as Promise<[Socket]>
  left.resolve()
  const [registry] = await accepted
  await once(registry, 'close')
})
