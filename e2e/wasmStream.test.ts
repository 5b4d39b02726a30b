// A provider with the real sandbox serves the program of docs/services.md.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compileAssembly } from '../packages/executors/test/programs/compileAssembly.ts'
import { TestGateway } from './support/testGateway.ts'
import { untilServing } from './support/untilServing.ts'
import { withNetwork } from './support/withNetwork.ts'

async function primes(): Promise<Uint8Array> {
  const page = await readFile(path.resolve(import.meta.dirname, '../docs/services.md'), 'utf8')
  return readFile(await compileAssembly(/```typescript\n(.*?)```/s.exec(page)![1]!))
}

it('answers from the sandbox, and is paid for each answer to the last wei', async () => {
  await withNetwork({ providers: 1, heartbeatMs: 500 }, async (network, books) => {
    const provider = network.providers[0]!
    const gateway = await TestGateway.start(network, {
      module: await primes(),
      manifest: { unit: 'answers', memoryBytes: 64 << 20 },
    })
    await untilServing(gateway, provider)
    const ask = (index: string) => {
      const body = Uint8Array.from(Buffer.from(index))
      const work = { kind: 'http', method: 'POST', path: '/prime', contentType: 'text/plain', body } as const
      return gateway.complete(provider, gateway.askOf([], { work }))
    }
    expect(await ask('999')).toMatchObject({ body: '7919\n' })
    const refused = await ask('1000')
    expect(refused.frames[0]).toMatchObject({ type: 'head', status: 400 })
    const owed = gateway.totalOf(provider)
    expect(await gateway.retract(provider)).toBe(owed)
    expect((await books.gains()).of['provider-0']).toBe(owed)
    await gateway.stop()
  })
}, 180_000)
