import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { untilFirstOutput } from '../../src/compliance/createScratch.ts'
import type { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './containerCompliance.ts'
import { probe, probeImage } from './probeImage.ts'
import { scratchRunc } from './scratchRunc.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

function needs(context: TestContext): void {
  needsRuntime(context, 'runc')
  skipWithout(context, 'network namespaces')
}

/** A page on this machine that simulates the internet. */
async function setup({ privateNetworks = true } = {}) {
  const server = createServer((_, answer) => answer.end('the page'))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { open, spec, folder } = await scratchRunc({
    egress: { addresses: { 'models.test': '127.0.0.1', 'other.test': '127.0.0.1' }, privateNetworks },
  })
  let runCount = 0
  async function fetchFromRun(
    executor: ContainerExecutor,
    target: string,
    egress: string[],
  ): Promise<string> {
    const program = { ...probe(archive, 'tunnel', target), egress }
    const run = await executor.start(spec(`fetch-${++runCount}`, program))
    const outcome = await run.wait()
    expect(outcome.kind).toBe('finished')
    return outcome.kind === 'finished' ? readFile(path.join(outcome.result.dir, 'answer'), 'utf8') : ''
  }
  return { open, fetchFromRun, port, spec, folder }
}

describe('a run with an egress list', () => {
  it('reaches only the hosts on the list, through the proxy', async (context) => {
    needs(context)
    const { open, fetchFromRun, port } = await setup()
    const executor = await open()
    const list = [`models.test:${port}`]
    expect(await fetchFromRun(executor, `models.test:${port}`, list)).toContain('the page')
    expect(await fetchFromRun(executor, `other.test:${port}`, list)).toContain(
      "is not on the task's egress list",
    )
    expect(await fetchFromRun(executor, 'models.test:22', list)).toContain("is not on the task's egress list")
    expect(await fetchFromRun(executor, `127.0.0.1:${port}`, list)).toContain(
      "is not on the task's egress list",
    )
  })

  it('cannot reach a private network through a listed name', async (context) => {
    needs(context)
    const { open, fetchFromRun, port } = await setup({ privateNetworks: false })
    const executor = await open()
    expect(await fetchFromRun(executor, `models.test:${port}`, [`models.test:${port}`])).toContain(
      'resolves to a private network',
    )
  })

  it('still reaches the hosts after a restart of the daemon', async (context) => {
    needs(context)
    const { open, port, spec, folder } = await setup()
    const before = await open()
    const program = {
      ...probe(archive, 'tunnelOnTerm', `models.test:${port}`),
      egress: [`models.test:${port}`],
    }
    await untilFirstOutput(await before.start(spec('later', program)))
    await before.close()
    const run = await (await open()).find('later')
    expect(await run?.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
    expect(await readFile(path.join(folder('later'), 'files', 'out', 'answer'), 'utf8')).toContain('the page')
  })

  it('has no other network access, and leaves no namespace behind', async (context) => {
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
