import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { IpcClient } from './IpcClient.ts'

it('fails its calls when the chain sends what is not JSON', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-ipc-'))
  const server = net.createServer((socket) => socket.on('data', () => socket.write('{"id":1,"result":}')))
  const file = path.join(dir, 'ipc')
  server.listen(file)
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    await rm(dir, { recursive: true })
  })
  const client = await IpcClient.connect(file)
  await expect(client.call('eth_blockNumber')).rejects.toMatchObject({ code: 'CHAIN_DOWN' })
})
