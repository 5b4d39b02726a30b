import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { Config } from '../config/Config.ts'
import { writeApiFile } from '../serve/apiFile.ts'
import { checkDisk } from './checkDisk.ts'
import { checkNode } from './checkNode.ts'
import { checkPorts } from './checkPorts.ts'
import { examineMachine } from './examineMachine.ts'
import { tryCommand } from './tryCommand.ts'

it('checks everything that muster uses, and states a consequence for every problem', async () => {
  const findings = await examineMachine(
    Config.parse({ dataDir: path.join(tmpdir(), 'muster-not-there', 'yet') }),
  )
  expect(findings.map((each) => each.name)).toEqual([
    'Node',
    'Machine',
    'Embedded chain',
    'Sandbox',
    'Containers',
    'GPUs',
    'Disk',
    'Ports',
  ])
  for (const each of findings)
    expect(each.status === 'ok' || each.consequence !== undefined, each.name).toBe(true)
})

it('reports an old Node as broken', () => {
  expect(checkNode('20.20.2')).toMatchObject({ status: 'broken', found: '20.20.2' })
})

it('names a port in use and its purpose', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    expect(await checkPorts({ api: port })).toMatchObject({
      status: 'limited',
      found: `taken: ${port} (api)`,
    })
  } finally {
    server.close()
  }
})

it('recognises the ports of the daemon that runs on this data folder', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'muster-doctor-'))
  const [api, peer] = [createServer(), createServer()]
  try {
    const ports = await Promise.all(
      [api, peer].map(async (server) => {
        await once(server.listen(0, '127.0.0.1'), 'listening')
        return (server.address() as AddressInfo).port
      }),
    )
    const config = Config.parse({ dataDir, ports: { api: ports[0], peer: ports[1] } })
    const portsFound = async () => (await examineMachine(config)).find(({ name }) => name === 'Ports')
    expect(await portsFound()).toMatchObject({ status: 'limited' })
    await writeApiFile(dataDir, { port: ports[0]!, peerPort: ports[1]!, token: 'x', pid: process.pid })
    expect(await portsFound()).toEqual({
      name: 'Ports',
      status: 'ok',
      found: `${ports[0]} (api) is used by your running daemon, ${ports[1]} (peer) is used by your running daemon`,
    })
    // a daemon that was killed leaves its file behind
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await writeApiFile(dataDir, { port: ports[0]!, peerPort: ports[1]!, token: 'x', pid })
    expect(await portsFound()).toMatchObject({ status: 'limited' })
  } finally {
    api.close()
    peer.close()
    await rm(dataDir, { recursive: true })
  }
})

it('measures the disk of the nearest existing folder, and rejects a path that cannot become a folder', async () => {
  expect((await checkDisk(path.join(tmpdir(), `muster-none-${process.pid}`, 'b', 'c'))).found).toMatch(
    /GiB free/,
  )
  expect(await checkDisk(path.join(process.execPath, 'inside'))).toMatchObject({ status: 'broken' })
})

it('reports why a command did not answer', async () => {
  expect(await tryCommand('no-such-command-here', [])).toMatchObject({ ok: false, why: 'not installed' })
  expect(await tryCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], 200)).toMatchObject({
    ok: false,
    why: 'no answer within 200 ms',
  })
  expect(
    await tryCommand(process.execPath, ['-e', 'console.error("no luck"); process.exit(3)']),
  ).toMatchObject({
    ok: false,
    why: 'no luck',
  })
})
