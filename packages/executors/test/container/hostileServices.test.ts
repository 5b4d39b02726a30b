import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { has } from '../../../../scripts/test/skipWithout.ts'
import { ask, createServices } from '../../src/compliance/createServices.ts'
import { serviceLimits } from '../../src/compliance/ServiceComplianceSetup.ts'
import { ContainerExecutor } from '../../src/container/ContainerExecutor.ts'
import type { Service } from '../../src/Service.ts'
import { needsRuntime } from './containerCompliance.ts'
import { serveImage, service, sharedImages } from './probeImage.ts'

const archive = has('podman') && has('C compiler') ? await serveImage() : ''

const open = () =>
  createServices({
    make: (dir) =>
      ContainerExecutor.open({ dir, imagesDir: sharedImages(), engine: { kind: 'podman', runtime: 'runc' } }),
    program: service(archive),
  })

describe('a hostile service in a container', () => {
  it('cannot harm the daemon with what it sends', async (context) => {
    needsRuntime(context, 'runc')
    const { serve } = await open()
    const hostile = await serve({ answers: { wallMs: 2_000, silentMs: 700, answerBytes: 2 ** 20 } })
    const invalid = 'EXEC_SERVICE_ANSWER_INVALID'
    const cases: Record<string, string> = {
      '/badHttp': invalid,
      '/twoLengths': invalid,
      '/hugeHeader': invalid,
      '/hints': invalid,
      '/trickle': invalid,
      '/flood': invalid,
      '/upgrade': invalid,
      '/half': 'EXEC_SERVICE_DOWN',
    }
    for (const [path, code] of Object.entries(cases)) {
      await expect(ask(hostile, path), path).rejects.toMatchObject({ code })
      expect((await ask(hostile, '/echo', path)).text).toBe(path)
    }
    expect((await ask(hostile, '/tail')).text).toBe('one')
    expect((await ask(hostile, '/echo', 'next')).text).toBe('next')
    expect(hostile.active).toBe(0)
  })

  it('is restarted without its socket, and never leads the daemon to another one', async (context) => {
    needsRuntime(context, 'runc')
    const { serve, root } = await open()
    let reached = 0
    const secret = createServer(() => reached++)
    secret.listen(path.join(root, 'secret'))
    await once(secret, 'listening')
    onTestFinished(() => void secret.close())
    const removing = await serve()
    const linking = await serve()
    expect((await ask(removing, '/unlink')).text).toBe('gone\n')
    expect((await ask(linking, '/link', path.join(root, 'secret'))).text).toBe('linked\n')
    for (const lost of [removing, linking])
      await expect(ask(lost, '/echo')).rejects.toMatchObject({ code: 'EXEC_SERVICE_DOWN' })
    for (const lost of [removing, linking]) expect(await answerAgain(lost)).toBe('again')
    expect(reached).toBe(0)
  })

  it('fills no more than its disk, its processes and its log, and writes nowhere else', async (context) => {
    needsRuntime(context, 'runc')
    const { serve } = await open()
    const limits = { ...serviceLimits, diskBytes: 4 * 2 ** 20, processes: 32, logBytes: 10_000 }
    const greedy = await serve({ limits, program: service(archive, 'logBomb') })
    expect(Number((await ask(greedy, '/fill')).text)).toBeLessThanOrEqual(4 * 2 ** 20)
    expect((await ask(greedy, '/readOnly')).status).toBe(200)
    expect(Number((await ask(greedy, '/forks')).text)).toBeLessThan(32)
    const { bytes, droppedBytes } = await greedy.logs()
    expect(bytes.length).toBeLessThanOrEqual(10_000)
    expect(droppedBytes).toBeGreaterThan(0)
  })

  it('is killed when it ignores SIGTERM, and nothing of it is left', async (context) => {
    needsRuntime(context, 'runc')
    const { serve, executor, root } = await open()
    const deaf = await serve({ program: service(archive, 'ignoreTerm') })
    const pids = await executor.pids()
    expect(pids.size).toBeGreaterThan(0)
    expect(pids.has(process.pid)).toBe(false)
    await deaf.stop({ graceMs: 200 })
    expect(deaf.status()).toBe('stopped')
    expect(await executor.pids()).toEqual(new Set())
    expect(mountsBelow(root)).toEqual([])
  })

  it('is refused with an egress list', async (context) => {
    needsRuntime(context, 'runc')
    const { executor, spec } = await open()
    const program = { ...service(archive), egress: ['example.org'] }
    await expect(executor.serve!(spec({ program }))).rejects.toMatchObject({ code: 'EXEC_REFUSED' })
  })
})

async function answerAgain(lost: Service): Promise<string> {
  for (;;) {
    await lost.whenReady()
    const answer = await ask(lost, '/echo', 'again').catch(() => undefined)
    if (answer !== undefined) return answer.text
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function mountsBelow(folder: string): string[] {
  return execFileSync('mount', { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(folder))
}
