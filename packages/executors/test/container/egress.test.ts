import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { hasSpoken } from '../../src/compliance/scratch.ts'
import type { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './complianceOf.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

function needs(context: TestContext): void {
  needsRuntime(context, 'runc')
  skipWithout(context, 'network namespaces')
}

/** A page on this machine that stands for the internet: every name leads to it, and only it may be reached. */
async function setup(mayReach: (address: string) => boolean = () => true) {
  const server = createServer((_, answer) => answer.end('the page'))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { open, spec, folder } = await scratchRunc({
    egress: { lookup: async () => '127.0.0.1', mayReach },
  })
  let made = 0
  async function ask(executor: ContainerExecutor, target: string, egress: string[]): Promise<string> {
    const program = { ...probe(archive, 'tunnel', target), egress }
    const run = await executor.start(spec(`ask-${++made}`, program))
    const outcome = await run.wait()
    expect(outcome.kind).toBe('finished')
    return outcome.kind === 'finished' ? readFile(path.join(outcome.result.dir, 'answer'), 'utf8') : ''
  }
  return { open, ask, port, spec, folder }
}

describe('a run with an egress list', () => {
  it('reaches the hosts on the list through the proxy, and no others', async (context) => {
    needs(context)
    const { open, ask, port } = await setup()
    const executor = await open()
    const list = [`models.test:${port}`]
    expect(await ask(executor, `models.test:${port}`, list)).toContain('the page')
    expect(await ask(executor, `other.test:${port}`, list)).toContain("is not on the task's list")
    expect(await ask(executor, 'models.test:22', list)).toContain("is not on the task's list")
    expect(await ask(executor, `127.0.0.1:${port}`, list)).toContain("is not on the task's list")
  })

  it('does not follow a listed name into a private network', async (context) => {
    needs(context)
    const { open, ask, port } = await setup((address) => address !== '127.0.0.1')
    const executor = await open()
    expect(await ask(executor, `models.test:${port}`, [`models.test:${port}`])).toContain(
      'leads into a private network',
    )
  })

  it('still reaches them after the daemon has come back', async (context) => {
    needs(context)
    const { open, port, spec, folder } = await setup()
    const before = await open()
    const program = {
      ...probe(archive, 'tunnelOnTerm', `models.test:${port}`),
      egress: [`models.test:${port}`],
    }
    await hasSpoken(await before.start(spec('later', program)))
    await before.close()
    const run = await (await open()).find('later')
    expect(await run?.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
    expect(await readFile(path.join(folder('later'), 'out', 'answer'), 'utf8')).toContain('the page')
  })

  it('has no other way out, and leaves no namespace behind', async (context) => {
    needs(context)
    const { open, port, spec } = await setup()
    const executor = await open()
    for (const words of [['openSockets'], ['dial', `${port}`]]) {
      const program = { ...probe(archive, ...words), egress: ['models.test'] }
      const run = await executor.start(spec(words[0]!.toLowerCase(), program))
      expect(await run.wait()).toMatchObject({ kind: 'finished', result: { bytes: 0 } })
    }
    await executor.close()
    expect(execFileSync('ip', ['netns', 'list']).toString()).not.toMatch(/muster-[0-9a-f]{24}/)
  })
})
