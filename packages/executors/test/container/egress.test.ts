import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { has, skipWithout } from '../../../../scripts/test/skipWithout.ts'
import { roomyLimits } from '../../src/compliance/ComplianceSetup.ts'
import { hasSpoken } from '../../src/compliance/scratch.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import { needsRuntime } from './complianceOf.ts'
import { probe, probeImage, sharedImages } from './probeImage.ts'

const archive = has('podman') && has('C compiler') ? await probeImage() : ''

function needs(context: TestContext): void {
  needsRuntime(context, 'runc')
  skipWithout(context, 'network namespaces')
}

/** A page on this machine that stands for the internet: every name leads to it, and only it may be reached. */
async function setup() {
  const server = createServer((_, answer) => answer.end('the page'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const root = await mkdtemp(path.join(tmpdir(), 'muster-egress-'))
  const opened: ContainerExecutor[] = []
  const open = async (mayReach: (address: string) => boolean = () => true) => {
    const executor = await ContainerExecutor.open({
      dir: path.join(root, 'runs'),
      imagesDir: sharedImages(),
      engine: { kind: 'podman', runtime: 'runc' },
      egress: { lookup: async () => '127.0.0.1', mayReach },
    })
    opened.push(executor)
    return executor
  }
  onTestFinished(async () => {
    for (const run of (await opened.at(-1)?.list()) ?? []) await run.stop({ graceMs: 0 })
    for (const executor of opened) await executor.close()
    server.close()
    await rm(root, { recursive: true, force: true })
  }, 30_000)
  let made = 0
  async function ask(executor: ContainerExecutor, target: string, egress: string[]): Promise<string> {
    const program = { ...probe(archive, 'tunnel', target), egress }
    const run = await executor.start({ runId: `ask-${++made}`, program, limits: roomyLimits })
    const outcome = await run.wait()
    expect(outcome.kind).toBe('finished')
    return outcome.kind === 'finished' ? readFile(path.join(outcome.result.dir, 'answer'), 'utf8') : ''
  }
  return { open, ask, port, folder: (runId: string) => path.join(root, 'runs', 'runs', runId) }
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
    const { open, ask, port } = await setup()
    const executor = await open((address) => address !== '127.0.0.1')
    expect(await ask(executor, `models.test:${port}`, [`models.test:${port}`])).toContain(
      'leads into a private network',
    )
  })

  it('still reaches them after the daemon has come back', async (context) => {
    needs(context)
    const { open, port, folder } = await setup()
    const before = await open()
    const program = {
      ...probe(archive, 'tunnelOnTerm', `models.test:${port}`),
      egress: [`models.test:${port}`],
    }
    await hasSpoken(await before.start({ runId: 'later', program, limits: roomyLimits }))
    await before.close()
    const run = await (await open()).find('later')
    expect(await run?.stop({ graceMs: 20_000 })).toMatchObject({ kind: 'stopped' })
    expect(await readFile(path.join(folder('later'), 'out', 'answer'), 'utf8')).toContain('the page')
  })

  it('has no other way out, and leaves no namespace behind', async (context) => {
    needs(context)
    const { open, port } = await setup()
    const executor = await open()
    for (const words of [['openSockets'], ['dial', `${port}`]]) {
      const program = { ...probe(archive, ...words), egress: ['models.test'] }
      const run = await executor.start({ runId: words[0]!.toLowerCase(), program, limits: roomyLimits })
      expect(await run.wait()).toMatchObject({ kind: 'finished', result: { bytes: 0 } })
    }
    await executor.close()
    expect(execFileSync('ip', ['netns', 'list']).toString()).not.toMatch(/muster-[0-9a-f]{24}/)
  })
})
