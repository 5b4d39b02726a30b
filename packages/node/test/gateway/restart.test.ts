import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it } from 'vitest'
import { startGateway } from './support.ts'

const dirs: string[] = []
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

it('keeps keys, budgets and the bill when the process is killed', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-gateway-'))
  dirs.push(dir)
  // a gateway in a process of its own, killed while an answer runs
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'killedGateway.ts'), dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { url, secret } = JSON.parse(line) as { url: string; secret: string }
  const ask = (base: string, content: string, more: object = {}) =>
    fetch(`${base}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ model: 'smol', messages: [{ role: 'user', content }], max_tokens: 50, ...more }),
    })
  expect(await (await ask(url, 'short')).json()).toMatchObject({
    choices: [{ message: { content: 'short' } }],
  })
  const running = await ask(url, 'endless', { stream: true })
  await running.body!.getReader().read()
  child.kill('SIGKILL')
  await once(child, 'exit')

  const gateway = await startGateway({ dir })
  try {
    const { usage, keys } = gateway.service.gateway
    const key = keys.list().find(({ name }) => name === 'kept')
    const rows = usage.rows({ keyId: key!.id })
    expect(rows).toMatchObject([
      { status: 200, outUnits: 5, costWei: expect.any(BigInt) },
      { status: undefined, costWei: undefined },
    ])
    expect(usage.spentBy(key!.id).totalWei).toBe(rows[0]!.costWei! + rows[1]!.reservedWei)
    expect((await ask(gateway.url, 'again')).status).toBe(200)
  } finally {
    await gateway.stop()
  }
})

it('listens again where it was turned on, and not after it was turned off', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-gateway-'))
  dirs.push(dir)
  const first = await startGateway({ dir })
  const { port, answerer } = first
  await first.stop()
  const { GatewayService } = await import('../../src/gateway/GatewayService.ts')
  const { silentLogger } = await import('@muster-network/core')
  const second = new GatewayService({ dir, answerer, logger: silentLogger })
  await second.start()
  expect(second.server?.port).toBe(port)
  // moving to an address that cannot be used leaves it where it is
  await expect(second.listen({ host: '192.0.2.1', port: 1 })).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
  })
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await second.turnOff()
  await second.stop()
  const third = new GatewayService({ dir, answerer, logger: silentLogger })
  await third.start()
  expect(third.server).toBeUndefined()
  await third.stop()
})
