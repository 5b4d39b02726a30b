import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { untilFirstOutput } from '../../src/compliance/createScratch.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

// Attacks of a program and of the hosts on its list against the egress proxy.

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

/** A host on the list that answers every connection with these bytes. */
async function setup(context: TestContext, reply: string) {
  needsRuntime(context, 'runc')
  skipWithout(context, 'network namespaces')
  let received = ''
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', (bytes) => {
      received += bytes.toString('latin1')
      socket.end(reply)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  let failures = 0
  const { open, spec, folder } = await scratchRunc({
    egress: { addresses: { 'models.test': '127.0.0.1' }, privateNetworks: true },
    onProxyFailed: () => failures++,
  })
  const executor = await open()
  let runs = 0
  /** Sends lines to the proxy from inside a run, and returns the answer. */
  async function ask(...lines: string[]): Promise<string> {
    const text = [...lines, 'Connection: close', '', ''].join('\r\n')
    const program = { ...probe(archive, 'ask', text), egress: [`models.test:${port}`] }
    const outcome = await (await executor.start(spec(`ask-${++runs}`, program))).wait()
    if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome.kind))
    return readFile(path.join(outcome.result.dir, 'answer'), 'utf8')
  }
  const host = `models.test:${port}`
  return {
    ask,
    executor,
    spec,
    folder,
    host,
    get: `GET http://${host}/ HTTP/1.1`,
    received: () => received,
    failures: () => failures,
  }
}

const page = 'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nthe page'

it('a program that announces a trailer gets its page', async (context) => {
  const { ask, get, host, failures, received } = await setup(context, page)
  for (const header of ['Trailer: x', 'TE: trailers', 'Upgrade: h2c', 'Keep-Alive: x'])
    expect(await ask(get, `Host: ${host}`, header), header).toContain('the page')
  expect(received().toLowerCase()).not.toMatch(/trailer|upgrade|keep-alive/)
  expect(failures()).toBe(0)
})

it('a host that announces a trailer is passed on without it', async (context) => {
  const { ask, get, host, failures } = await setup(
    context,
    page.replace('Content-Length', 'Trailer: x\r\nKeep-Alive: x\r\nContent-Length'),
  )
  const answer = await ask(get, `Host: ${host}`)
  expect(answer).toContain('the page')
  expect(answer).not.toMatch(/trailer/i)
  expect(failures()).toBe(0)
})

it.for(['000', '099', '999'])('a host that answers with status %s causes 502', async (status, context) => {
  const { ask, get, host, failures } = await setup(context, page.replace('200', status))
  expect(await ask(get, `Host: ${host}`)).toMatch(/^HTTP\/1.1 502 /)
  expect(failures()).toBe(0)
})

it('a proxy that ends is restarted, and the run still reaches its hosts', async (context) => {
  const { host, failures, executor, spec, folder } = await setup(context, page)
  const program = { ...probe(archive, 'tunnelOnTerm', host), egress: [host] }
  const run = await executor.start(spec('later', program))
  await untilFirstOutput(run)
  const { pid, namespace } = proxies()[0]!
  process.kill(pid, 'SIGKILL')
  await expect.poll(failures).toBe(1)
  await expect.poll(() => isListening(namespace), { timeout: 20_000 }).toBe(true)
  expect(await run.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
  expect(await readFile(path.join(folder('later'), 'files', 'out', 'answer'), 'utf8')).toContain('the page')
})

/** The proxies that this process started. */
function proxies(): { pid: number; namespace: string }[] {
  const lines = execFileSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', `${process.pid}`])
  return [...lines.toString().matchAll(/^ *(\d+) .*proxyProcess\.ts .*"namespace":"([^"]+)"/gm)].map(
    ([, pid, namespace]) => ({ pid: Number(pid), namespace: namespace! }),
  )
}

function isListening(namespace: string): boolean {
  const table = execFileSync('ip', ['netns', 'exec', namespace, 'cat', '/proc/net/tcp']).toString()
  return table.includes('0100007F:0C38 00000000:0000 0A')
}
